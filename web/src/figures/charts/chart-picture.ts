import { type Look, MARKS, TILE } from "./looks.tsx";

/** What is drawn with the chart: its name above it, and the names of its series. */
export interface PictureWords {
  readonly title: string;
  readonly series: readonly PicturedSeries[];
}

/** A series in the legend: parts with their look, or lines with their dashes. */
export interface PicturedSeries {
  readonly label: string;
  readonly color: string;
  readonly look?: Look;
  readonly dashes?: string | undefined;
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
  "stroke-linecap",
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

const [SWATCH_WIDTH, SWATCH_HEIGHT] = [24, 12];

/** A sample of a series: a line with its dashes, or a field with its pattern. */
function drawSample(
  at: CanvasRenderingContext2D,
  { color, look, dashes }: PicturedSeries,
  left: number,
  top: number,
) {
  at.save();
  at.strokeStyle = color;
  at.fillStyle = color;
  at.translate(left, top);
  at.beginPath();
  if (look === undefined) {
    at.lineWidth = 2;
    at.setLineDash((dashes ?? "").split(" ").filter(Boolean).map(Number));
    at.moveTo(0, SWATCH_HEIGHT / 2);
    at.lineTo(SWATCH_WIDTH, SWATCH_HEIGHT / 2);
    at.stroke();
  } else if (look === "solid") at.fillRect(0, 0, SWATCH_WIDTH, SWATCH_HEIGHT);
  else {
    at.strokeRect(0.5, 0.5, SWATCH_WIDTH - 1, SWATCH_HEIGHT - 1);
    at.rect(0, 0, SWATCH_WIDTH, SWATCH_HEIGHT);
    at.clip();
    const { path, width } = MARKS[look];
    at.lineWidth = width;
    at.lineCap = "round";
    for (let x = 0; x < SWATCH_WIDTH; x += TILE)
      for (let y = 0; y < SWATCH_HEIGHT; y += TILE) {
        const tile = new Path2D();
        tile.addPath(new Path2D(path), new DOMMatrix([1, 0, 0, 1, x, y]));
        at.stroke(tile);
      }
  }
  at.restore();
}

/** The place of each name of the legend; names that do not fit in a line continue in the next. */
function legendPlaces(at: CanvasRenderingContext2D, { series }: PictureWords, width: number) {
  let [left, line] = [MARGIN, 0];
  return series.map((one) => {
    const needed = SWATCH_WIDTH + 6 + at.measureText(one.label).width;
    if (left > MARGIN && left + needed > width - MARGIN) [left, line] = [MARGIN, line + 1];
    const place = { ...one, left, line };
    left += needed + 20;
    return place;
  });
}

/** The chart in an element as a PNG, with its name and its legend, in the colours of the page. */
export async function chartPicture(element: HTMLElement, words: PictureWords): Promise<Blob> {
  const svg = element.querySelector<SVGSVGElement>("svg.recharts-surface");
  if (!svg) throw new Error("There is no chart to save.");
  const image = await imageOf(svg);
  const canvas = document.createElement("canvas");
  const width = image.width + 2 * MARGIN;
  const { color, fontFamily } = getComputedStyle(element);
  const font = `13px ${fontFamily}`;
  const measured = canvas.getContext("2d")!;
  measured.font = font;
  const places = words.series.length > 1 ? legendPlaces(measured, words, width) : [];
  const legend = places.length > 0 ? (places.at(-1)!.line + 1) * LEGEND_HEIGHT : 0;
  const height = image.height + TITLE_HEIGHT + legend + 2 * MARGIN;
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const at = canvas.getContext("2d")!;
  at.scale(SCALE, SCALE);
  at.fillStyle = getComputedStyle(document.body).backgroundColor;
  at.fillRect(0, 0, width, height);
  at.fillStyle = color;
  at.font = `600 16px ${fontFamily}`;
  at.fillText(words.title, MARGIN, MARGIN + 14);
  at.font = font;
  for (const { left, line, ...one } of places) {
    const top = MARGIN + TITLE_HEIGHT + line * LEGEND_HEIGHT;
    drawSample(at, one, left, top);
    at.fillStyle = color;
    at.fillText(one.label, left + SWATCH_WIDTH + 6, top + 10);
  }
  at.drawImage(image, MARGIN, MARGIN + TITLE_HEIGHT + legend);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made.")))),
  );
}
