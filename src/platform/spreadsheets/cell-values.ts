import type { Workbook } from "./workbook-parts.ts";
import type { Attributes } from "./xml-events.ts";

const dayMs = 86_400_000;
const days1900 = Date.UTC(1899, 11, 30);
const days1904 = Date.UTC(1904, 0, 1);
/** The number of the 29 February 1900, which Excel counts although it never was; days before it have one more. */
const MISCOUNTED_DAY = 60;
/** Spreadsheet programs keep this many digits of a number. */
const DIGITS = 15;

/** The text of a cell from its raw value: that of a shared string, of a date, a boolean or a number. */
export function cellTextOf(raw: string, { t: type, s: format }: Attributes, workbook: Workbook): string {
  switch (type) {
    case "s":
      return unescaped(workbook.sharedStrings[Number(raw)] ?? "");
    case "b":
      return raw === "1" ? "true" : "false";
    case "str":
    case "inlineStr":
      return unescaped(raw);
    case "e":
    case "d":
      return raw;
  }
  const number = Number(raw);
  if (raw.trim() === "" || !Number.isFinite(number)) return raw;
  return workbook.dateFormats[Number(format ?? 0)] ? dateText(number, workbook) : numberText(number);
}

function dateText(serial: number, { is1904 }: Workbook): string {
  const shift = !is1904 && serial < MISCOUNTED_DAY ? 1 : 0;
  // Times are kept to the millisecond, since a fraction of a day is rarely exact.
  const moment = new Date((is1904 ? days1904 : days1900) + Math.round((serial + shift) * dayMs));
  if (Number.isNaN(moment.getTime())) return String(serial);
  const text = moment.toISOString();
  return Number.isInteger(serial) ? text.slice(0, 10) : text;
}

/** A number without the digits in which binary fractions differ from what the program shows: 0.1 + 0.2 is 0.3. */
function numberText(number: number): string {
  const rounded = Number(number.toPrecision(DIGITS));
  const text = String(rounded);
  return text.includes("e")
    ? rounded.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

/** Characters that XML does not allow are written `_x0007_` (ST_Xstring). */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
