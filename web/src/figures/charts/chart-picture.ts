/** What is drawn with the chart: its name above it, and the names of its series. */
export interface PictureWords {
  readonly title: string;
  readonly series: readonly { readonly label: string; readonly color: string; readonly isHatched: boolean }[];
}

/** The picture is larger than the screen shows it, so that it is sharp in documents. */
const SCALE = 2;
const MARGIN = 16;
const TITLE_HEIGHT = 30;
const LEGEND_HEIGHT = 26;

/** What a picture outside the page has to say itself, because its styles come from the page. */
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "font-family",
  "font-size",
  "font-weight",
];

/** A copy of a drawing with the colours and fonts that it has on the page. */
function withOwnStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  for (const [place, original] of originals.entries()) {
    const styles = getComputedStyle(original);
    for (const name of STYLES) copies[place]!.style.setProperty(name, styles.getPropertyValue(name));
  }
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return copy;
}

async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(withOwnStyles(svg));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

function drawLegend(at: CanvasRenderingContext2D, { series }: PictureWords, top: number, ink: string): void {
  let left = MARGIN;
  for (const { label, color, isHatched } of series) {
    at.strokeStyle = color;
    at.fillStyle = color;
    at.globalAlpha = isHatched ? 0.35 : 1;
    at.fillRect(left, top, 16, 12);
    at.globalAlpha = 1;
    at.strokeRect(left + 0.5, top + 0.5, 15, 11);
    if (isHatched)
      for (const shift of [2, 8, 14]) {
        at.beginPath();
        at.moveTo(left + Math.max(0, shift - 6), top + 12);
        at.lineTo(left + Math.min(16, shift + 4), top);
        at.stroke();
      }
    at.fillStyle = ink;
    at.fillText(label, left + 22, top + 10);
    left += 22 + at.measureText(label).width + 20;
  }
}

/** The chart in an element as a PNG, with its name and its legend, in the colours of the page. */
export async function chartPicture(element: HTMLElement, words: PictureWords): Promise<Blob> {
  const svg = element.querySelector<SVGSVGElement>("svg.recharts-surface");
  if (!svg) throw new Error("There is no chart to save.");
  const image = await imageOf(svg);
  const legend = words.series.length > 1 ? LEGEND_HEIGHT : 0;
  const canvas = document.createElement("canvas");
  const width = image.width + 2 * MARGIN;
  const height = image.height + TITLE_HEIGHT + legend + 2 * MARGIN;
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const at = canvas.getContext("2d")!;
  const { color, fontFamily } = getComputedStyle(element);
  at.scale(SCALE, SCALE);
  at.fillStyle = getComputedStyle(document.body).backgroundColor;
  at.fillRect(0, 0, width, height);
  at.fillStyle = color;
  at.font = `600 16px ${fontFamily}`;
  at.fillText(words.title, MARGIN, MARGIN + 14);
  at.font = `13px ${fontFamily}`;
  if (legend > 0) drawLegend(at, words, MARGIN + TITLE_HEIGHT, color);
  at.drawImage(image, MARGIN, MARGIN + TITLE_HEIGHT + legend);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made.")))),
  );
}
