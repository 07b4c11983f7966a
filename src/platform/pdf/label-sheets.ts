import type { Content } from "pdfmake";
import { INK } from "./blocks.ts";
import { fontRuns } from "./fonts.ts";
import { pdfMaker } from "./pdf-maker.ts";

/** A label: a code that a phone's camera reads, and lines beside it, the first of which is large. */
export interface Label {
  readonly code: string;
  readonly lines: readonly string[];
}

export interface LabelSheets {
  readonly title: string;
  readonly author: string;
  /** BCP 47 */
  readonly language: string;
  readonly createdAt: Date;
  readonly labels: readonly Label[];
  /** The place of the first label on its sheet, from 1, for a sheet of which some labels are used up. */
  readonly firstPlace: number;
}

const MILLIMETRE = 72 / 25.4;
const COLUMNS = 3;
const ROWS = 8;
/** 70 × 37 mm without gaps: the A4 sheets of 24 self-adhesive labels that are sold everywhere. */
const WIDTH = 70 * MILLIMETRE;
const HEIGHT = 37 * MILLIMETRE;
const TOP = (297 * MILLIMETRE - ROWS * HEIGHT) / 2;
const PADDING = 4 * MILLIMETRE;
const CODE = 24 * MILLIMETRE;
const GAP = 3 * MILLIMETRE;
/** So many characters of a line are printed, because the label has no room for more. */
const LONGEST = 48;

/** The number of labels of a sheet. */
export const LABELS_PER_SHEET = COLUMNS * ROWS;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

const lineOf = (text: string, index: number): Content => ({
  text: fontRuns(cut(text)).map((run) => ({ ...run })),
  fontSize: index === 0 ? 11 : 8,
  bold: index === 0,
});

function placed({ code, lines }: Label, place: number): Content {
  const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
  return {
    absolutePosition: { x: column * WIDTH + PADDING, y: TOP + row * HEIGHT + PADDING },
    columns: [
      { width: CODE, stack: [{ qr: code, fit: CODE, eccLevel: "M" }] },
      { width: WIDTH - 2 * PADDING - CODE - GAP, stack: lines.map(lineOf) },
      { width: "*", text: "" },
    ],
    columnGap: GAP,
  };
}

/** Makes A4 sheets of labels, as PDF/A-3b. */
export function renderLabelSheets(sheets: LabelSheets): Promise<Buffer> {
  const content = sheets.labels.flatMap((label, index): Content[] => {
    const place = (sheets.firstPlace - 1 + index) % LABELS_PER_SHEET;
    const isNewSheet = index > 0 && place === 0;
    return [...(isNewSheet ? [{ text: "", pageBreak: "before" } as const] : []), placed(label, place)];
  });
  return pdfMaker
    .createPdf({
      version: "1.7",
      subset: "PDF/A-3b",
      language: sheets.language,
      info: { title: sheets.title, author: sheets.author, creationDate: sheets.createdAt },
      pageSize: "A4",
      pageMargins: [0, 0, 0, 0],
      defaultStyle: { font: "Sans", fontSize: 8, lineHeight: 1.1, color: INK },
      content,
    })
    .getBuffer();
}
