import { plural, t } from "../messages/t.ts";
/** The periods that can be chosen without a number, in their order. */
export const PERIODS = [
  ...["today", "yesterday", "tomorrow"],
  ...["this_week", "last_week", "next_week"],
  ...["this_month", "last_month", "next_month"],
  ...["this_quarter", "last_quarter", "next_quarter"],
  ...["this_year", "last_year", "next_year"],
];

const SPAN = /^(next|last)_([1-9]\d{0,3})_(days|weeks|months)$/;

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

/** The periods without a number, as they follow "is". */
const PERIOD_NAMES: Readonly<Record<string, string>> = {
  today: t("today"),
  yesterday: t("yesterday"),
  tomorrow: t("tomorrow"),
  this_week: t("this week"),
  last_week: t("last week"),
  next_week: t("next week"),
  this_month: t("this month"),
  last_month: t("last month"),
  next_month: t("next month"),
  this_quarter: t("this quarter"),
  last_quarter: t("last quarter"),
  next_quarter: t("next quarter"),
  this_year: t("this year"),
  last_year: t("last year"),
  next_year: t("next year"),
};

const SPANS: Readonly<Record<Span["direction"], Readonly<Record<Span["unit"], (n: number) => string>>>> = {
  next: {
    days: (n) => plural(n, "in the next day", "in the next # days"),
    weeks: (n) => plural(n, "in the next week", "in the next # weeks"),
    months: (n) => plural(n, "in the next month", "in the next # months"),
  },
  last: {
    days: (n) => plural(n, "in the last day", "in the last # days"),
    weeks: (n) => plural(n, "in the last week", "in the last # weeks"),
    months: (n) => plural(n, "in the last month", "in the last # months"),
  },
};

/** A relative date in words, as they follow "is": `in the next 30 days`; null if the text is none. */
export function relativeInWords(text: string): string | null {
  const span = readSpan(text);
  if (span) return SPANS[span.direction][span.unit](span.count);
  const ago = /^([1-9]\d{0,3})_days_ago$/.exec(text);
  if (ago) return plural(Number(ago[1]), "# day ago", "# days ago");
  const ahead = /^in_([1-9]\d{0,3})_days$/.exec(text);
  if (ahead) return plural(Number(ahead[1]), "in # day", "in # days");
  return PERIOD_NAMES[text] ?? null;
}
