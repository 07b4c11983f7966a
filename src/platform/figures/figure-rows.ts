import { dayOnTheWire } from "../../engine/declare/calendar.ts";
import type { Text } from "../../engine/errors/message.ts";
import type { Words } from "../../engine/errors/words.ts";
import { type Cause, causeInWords, textOf } from "./causes.ts";
import type { ReportedFigure } from "./figure.ts";

/** The figures of a row by name, some of them in groups. */
export interface ReportedFigures {
  readonly [name: string]: ReportedFigure<number | string> | ReportedFigures;
}

export interface ReportedValues {
  readonly [name: string]: number | string | null | ReportedValues;
}

/** Why some figures of a row are null: the cause, the figures and a sentence. */
export type Unknown = Cause & { readonly figures: readonly string[]; readonly message: Text };

/** A row that is missing from some figures of a total. */
export interface LeftOut {
  readonly id: string | null;
  readonly name: string | null;
  readonly unknown: readonly Unknown[];
}

/** The maximum number of rows that are listed; the others are only counted. */
const MAX_NAMED = 100;

const isReportedFigure = (
  one: ReportedFigure<number | string> | ReportedFigures,
): one is ReportedFigure<number | string> => Array.isArray(one.causes);

/** The values of the figures, in their groups. */
export function valuesOf(telling: ReportedFigures): ReportedValues {
  const values: Record<string, ReportedValues[string]> = {};
  for (const [name, one] of Object.entries(telling))
    values[name] = isReportedFigure(one) ? one.value : valuesOf(one);
  return values;
}

/** Calls `note` with each cause and the path of the figure that it makes unknown. */
function eachCause(telling: ReportedFigures, note: (cause: Cause, path: string) => void, prefix = ""): void {
  for (const [name, one] of Object.entries(telling)) {
    if (!isReportedFigure(one)) eachCause(one, note, `${prefix}${name}.`);
    else for (const cause of one.causes) note(cause, prefix + name);
  }
}

const onTheWire = (cause: Cause): Cause =>
  cause.reason === "no_exchange_rate"
    ? { ...cause, first_date: dayOnTheWire(cause.first_date), last_date: dayOnTheWire(cause.last_date) }
    : cause;

/** The unknown figures: each cause once, with the paths of its figures, such as `revenue.total`. */
export function unknownIn(telling: ReportedFigures): Unknown[] {
  const byCause = new Map<string, { cause: Cause; figures: string[] }>();
  eachCause(telling, (cause, path) => {
    const key = textOf(cause);
    const known = byCause.get(key);
    if (known) known.figures.push(path);
    else byCause.set(key, { cause, figures: [path] });
  });
  return [...byCause.values()].map(({ cause, figures }) => ({
    figures,
    ...onTheWire(cause),
    message: causeInWords(cause),
  }));
}

/** The figures of a row, with the causes of the unknown ones. */
export interface ReportedRow {
  readonly unknown: readonly Unknown[];
  readonly [name: string]: ReportedValues[string] | readonly Unknown[];
}

export const reportedRow = (telling: ReportedFigures): ReportedRow => ({
  ...valuesOf(telling),
  unknown: unknownIn(telling),
});

/** A row that is part of totals, with its figures under the names that they have in the totals. */
export interface TotalledRow {
  readonly id: string | null;
  readonly name: string | null;
  readonly figures: ReportedFigures;
}

const isComplete = (telling: ReportedFigures): boolean =>
  Object.values(telling).every((one) => (isReportedFigure(one) ? one.causes.length === 0 : isComplete(one)));

/** Lists the rows that totals leave out, at most a hundred, and counts them. */
export function leftOutOf(rows: readonly TotalledRow[]): {
  readonly left_out: readonly LeftOut[];
  readonly left_out_count: number;
} {
  const all = rows.filter(({ figures }) => !isComplete(figures));
  const named = all.slice(0, MAX_NAMED);
  return {
    left_out: named.map(({ id, name, figures }) => ({ id, name, unknown: unknownIn(figures) })),
    left_out_count: all.length,
  };
}

/** The causes of unknown figures as sentences, each once, for a cell of an export; null if all figures are known. */
export const unknownInWords = (unknown: readonly Unknown[], words: Words): string | null =>
  [...new Set(unknown.map(({ message }) => words.say(message)))].join(" ") || null;
