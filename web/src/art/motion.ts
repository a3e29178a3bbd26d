/** Movements that a scene waits for. */
export function rest(length: number): Promise<void> {
  return new Promise((done) => setTimeout(done, length));
}

export function slide(
  figure: { x: number; y: number },
  [x, y]: readonly [number, number],
  length: number,
): Promise<void> {
  const [fromX, fromY, begin] = [figure.x, figure.y, performance.now()];
  return new Promise((done) => {
    const step = (time: number) => {
      const part = length > 0 ? Math.min(1, Math.max(0, (time - begin) / length)) : 1;
      figure.x = fromX + (x - fromX) * part;
      figure.y = fromY + (y - fromY) * part;
      if (part < 1) requestAnimationFrame(step);
      else setTimeout(done); // what follows is no part of this frame
    };
    requestAnimationFrame(step);
  });
}

/** How a figure leans with the ground: to the left it is mirrored, and it never tips over. */
export function lean(figure: { back: boolean; tilt: number }, heading: number, most: number, share: number): void {
  const angle = ((heading + 540) % 360) - 180;
  figure.back = Math.abs(angle) > 92;
  const slope = figure.back ? (angle > 0 ? 180 - angle : -180 - angle) : angle;
  figure.tilt = Math.max(-most, Math.min(most, slope * share));
}
