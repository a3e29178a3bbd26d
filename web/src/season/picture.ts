/** A drawing of the page as a PNG, with what it shows written above it. */

const SIZE = { width: 1440, height: 900 };
const WHOLE = '-220 0 1440 900';
const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'opacity',
  'stroke-dasharray',
  'stroke-linecap',
];

export async function drawn(drawing: SVGSVGElement, [title, headline]: [string, string]): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(SIZE.width));
  copy.setAttribute('height', String(SIZE.height));
  copy.setAttribute('viewBox', WHOLE);
  copyStyles(drawing, copy);
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0);
  if (pen) write(pen, title, headline);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

function write(pen: CanvasRenderingContext2D, title: string, headline: string): void {
  const family = getComputedStyle(document.body).fontFamily;
  pen.fillStyle = '#eaf3fb';
  pen.font = `900 46px ${family}`;
  pen.fillText(title, 48, 84);
  pen.font = `700 26px ${family}`;
  pen.textAlign = 'center';
  pen.fillText(headline, SIZE.width / 2, SIZE.height - 12);
}

/** What the style sheets say, as attributes: a drawing on its own has no style sheets. */
function copyStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of KEPT) to.setAttribute(name, style.getPropertyValue(name));
  [...from.children].forEach((child, at) => to.children[at] && copyStyles(child, to.children[at]));
}
