/** A drawing of the page as a PNG. */

const SIZE = { width: 1440, height: 900 };
const KEPT = ['fill', 'stroke', 'stroke-width', 'font-size', 'font-weight', 'font-family', 'text-anchor', 'opacity'];

export async function drawn(drawing: SVGSVGElement): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(SIZE.width));
  copy.setAttribute('height', String(SIZE.height));
  copyStyles(drawing, copy);
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** What the style sheets say, as attributes: a drawing on its own has no style sheets. */
function copyStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of KEPT) to.setAttribute(name, style.getPropertyValue(name));
  [...from.children].forEach((child, at) => to.children[at] && copyStyles(child, to.children[at]));
}
