import { t } from "../messages/t.ts";
import { formatDate } from "./dates.ts";

/** A sentence of a record's own field, which is English in every language, and what it says in the reader's. */
type Sentence = readonly [english: RegExp, inWords: (...parts: readonly string[]) => string];

const SENTENCES: readonly Sentence[] = [
  [
    /^There is no exchange rate from (\S+) to (\S+) on or before (\d{4}-\d{2}-\d{2})\.$/,
    (from, to, day) => t`There is no exchange rate from ${from} to ${to} on or before ${formatDate(day!)}.`,
  ],
  [
    /^No assignment, task, project or employee has a billed rate on (\d{4}-\d{2}-\d{2})\.$/,
    (day) => t`No assignment, task, project or employee has a billed rate on ${formatDate(day!)}.`,
  ],
  [
    /^Neither the assignment nor the employee has an internal cost on (\d{4}-\d{2}-\d{2})\.$/,
    (day) => t`Neither the assignment nor the employee has an internal cost on ${formatDate(day!)}.`,
  ],
  [
    /^A monthly cost has no hourly rate where the hours a week are 0\.$/,
    () => t("A monthly cost has no hourly rate where the hours a week are 0."),
  ],
];

/** Why a figure is not known, in the reader's language; a reason that the API said in that language is as it is. */
export function reasonInWords(reason: string): string {
  for (const [english, inWords] of SENTENCES) {
    const found = english.exec(reason);
    if (found) return inWords(...found.slice(1));
  }
  return reason;
}
