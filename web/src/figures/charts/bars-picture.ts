/** A bar of a picture, from one share of the width to another, with its name and its figure in words. */
export interface PicturedBar {
  readonly label: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The name of a variable of the page: `--mantine-color-teal-filled`. */
  readonly color: string;
}

/** The picture is larger than the screen shows it, so that it is sharp in documents. */
const SCALE = 2;
const MARGIN = 16;
const TITLE_HEIGHT = 34;
const ROW_HEIGHT = 28;
const BAR_HEIGHT = 14;
const [LABEL_WIDTH, BAR_WIDTH, TEXT_WIDTH] = [200, 420, 230];

/** A text that is cut where its column ends. */
function fitting(at: CanvasRenderingContext2D, text: string, width: number): string {
  if (at.measureText(text).width <= width) return text;
  let shorter = text;
  while (shorter.length > 1 && at.measureText(`${shorter}…`).width > width) shorter = shorter.slice(0, -1);
  return `${shorter}…`;
}

/** Bars that the page draws itself as a PNG, in the colours of the page. */
export function barsPicture(
  element: HTMLElement,
  title: string,
  bars: readonly PicturedBar[],
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const width = LABEL_WIDTH + BAR_WIDTH + TEXT_WIDTH + 2 * MARGIN;
  const height = TITLE_HEIGHT + bars.length * ROW_HEIGHT + 2 * MARGIN;
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const at = canvas.getContext("2d")!;
  const styles = getComputedStyle(element);
  at.scale(SCALE, SCALE);
  at.fillStyle = getComputedStyle(document.body).backgroundColor;
  at.fillRect(0, 0, width, height);
  at.fillStyle = styles.color;
  at.font = `600 16px ${styles.fontFamily}`;
  at.fillText(title, MARGIN, MARGIN + 14);
  at.font = `13px ${styles.fontFamily}`;
  for (const [place, { label, text, from, to, color }] of bars.entries()) {
    const top = MARGIN + TITLE_HEIGHT + place * ROW_HEIGHT;
    at.fillStyle = styles.color;
    at.textAlign = "left";
    at.fillText(fitting(at, label, LABEL_WIDTH - 12), MARGIN, top + 11);
    at.textAlign = "right";
    at.fillText(fitting(at, text, TEXT_WIDTH - 12), width - MARGIN, top + 11);
    at.fillStyle = styles.getPropertyValue(color) || styles.color;
    at.fillRect(
      MARGIN + LABEL_WIDTH + from * BAR_WIDTH,
      top,
      Math.max(2, (to - from) * BAR_WIDTH),
      BAR_HEIGHT,
    );
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made.")))),
  );
}
