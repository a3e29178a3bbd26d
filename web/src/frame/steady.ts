/** Keeps an element as tall as it has been, up to a share of the window: what lies beside it does not jump. */
export function steady(node: HTMLElement, share: number): { update: (share: number) => void; destroy: () => void } {
  let most = share;
  let tallest = 0;
  let measured = '';
  const watch = new ResizeObserver(() => {
    const window = `${innerWidth} ${innerHeight}`;
    if (window !== measured) {
      [measured, tallest] = [window, 0];
      node.style.minHeight = '';
    }
    tallest = Math.max(tallest, Math.min(node.offsetHeight, most * innerHeight));
    node.style.minHeight = tallest ? `${tallest}px` : '';
  });
  watch.observe(node);
  return {
    update: (now) => (most = now),
    destroy: () => watch.disconnect(),
  };
}
