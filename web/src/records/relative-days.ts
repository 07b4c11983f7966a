import { t } from "../messages/t.ts";
/** The periods that can be chosen without a number, in their order. */
export const PERIODS = [
  ...["today", "yesterday", "tomorrow"],
  ...["this_week", "last_week", "next_week"],
  ...["this_month", "last_month", "next_month"],
  ...["this_quarter", "last_quarter", "next_quarter"],
  ...["this_year", "last_year", "next_year"],
];

const SPAN = /^(next|last)_([1-9]\d{0,3})_(days|weeks|months)$/;
const PERIOD = /^(this|last|next)_(week|month|quarter|year)$/;

/** A number of days, weeks or months from today. */
export interface Span {
  readonly direction: "next" | "last";
  readonly count: number;
  readonly unit: "days" | "weeks" | "months";
}

export function readSpan(text: string): Span | null {
  const found = SPAN.exec(text);
  if (!found) return null;
  return {
    direction: found[1] as Span["direction"],
    count: Number(found[2]),
    unit: found[3] as Span["unit"],
  };
}

export const writeSpan = ({ direction, count, unit }: Span): string => `${direction}_${count}_${unit}`;

const counted = (count: string, unit: string): string =>
  count === "1" ? `${unit.replace(/s$/, "")}` : `${count} ${unit}`;

/** A relative date in words, as they follow "is": `in the next 30 days`; null if the text is none. */
export function relativeInWords(text: string): string | null {
  const span = SPAN.exec(text);
  if (span) return t`in the ${span[1]} ${counted(span[2]!, span[3]!)}`;
  const ago = /^([1-9]\d{0,3})_days_ago$/.exec(text);
  if (ago) return t`${ago[1] === "1" ? "1 day" : t`${ago[1]} days`} ago`;
  const ahead = /^in_([1-9]\d{0,3})_days$/.exec(text);
  if (ahead) return t`in ${ahead[1] === "1" ? "1 day" : t`${ahead[1]} days`}`;
  const isPeriod = PERIOD.test(text);
  return isPeriod || ["today", "yesterday", "tomorrow"].includes(text) ? text.replaceAll("_", " ") : null;
}
