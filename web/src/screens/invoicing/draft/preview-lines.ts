import type { FieldErrors } from "../../../api/failure.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { type DraftLine, isPriced } from "./draft-lines.ts";

/** Lines that the API can calculate; a description that is still missing does not keep totals from following. */
export const previewLines = (lines: readonly DraftLine[]): readonly DraftLine[] =>
  lines
    .filter(isPriced)
    .map((line) => (line.id === null && !line.description ? { ...line, description: "…" } : line));

/** The calculated lines by the keys of those on the screen. */
export function calculatedByKey(
  lines: readonly DraftLine[],
  calculated: readonly ApiRecord<"invoice-lines">[],
): ReadonlyMap<string, ApiRecord<"invoice-lines">> {
  const sent = previewLines(lines);
  return new Map(sent.flatMap(({ key }, index) => (calculated[index] ? [[key, calculated[index]]] : [])));
}

const LINE_PATH = /^lines\.(\d+)\b/;

/** Messages about the lines that were sent, with the places of the lines on the screen. */
export function errorsAtPlaces(errors: FieldErrors, lines: readonly DraftLine[]): FieldErrors {
  const sent = previewLines(lines).map(({ key }) => lines.findIndex((line) => line.key === key));
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => {
      const place = LINE_PATH.exec(path)?.[1];
      if (place === undefined) return [path, messages];
      const shown = path.replace(LINE_PATH, `lines.${sent[Number(place)]}`);
      return [shown, messages.map((message) => message.replaceAll(path, shown))];
    }),
  );
}
