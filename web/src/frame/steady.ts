/** Keeps an element as tall as it has been, up to a share of the window, or lets it fold with a share of none. */
export function steady(node: HTMLElement, share: number): { update: (share: number) => void; destroy: () => void } {
  let most = share;
  let tallest = 0;
  let measured = '';
  const hold = () => (node.style.minHeight = most && tallest ? `${tallest}px` : '');
  const watch = new ResizeObserver(() => {
    const window = `${innerWidth} ${innerHeight}`;
    if (window !== measured) {
      [measured, tallest] = [window, 0];
      node.style.minHeight = '';
    }
    tallest = Math.max(tallest, Math.min(node.offsetHeight, most * innerHeight));
    hold();
  });
  watch.observe(node);
  return {
    update: (now) => {
      most = now;
      hold();
    },
    destroy: () => watch.disconnect(),
  };
}
