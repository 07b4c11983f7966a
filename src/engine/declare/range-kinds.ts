import { message, said, type Text } from "../errors/message.ts";
import { raw, type Sql, sql } from "../sql/sql.ts";
import type { Operand } from "../work/operand.ts";
import { isRealDate, readDate, readDateTime } from "./calendar.ts";
import type { FilterFail, FilterKind } from "./filter.ts";
import { comparison, NOTHING } from "./filter-comparison.ts";
import { type LocalCalendar, relativeDays } from "./relative-days.ts";

/** What one part of a range means: a single value, or several from the first to the last. */
interface Part<Value> {
  readonly from: Value;
  readonly to: Value;
}

/** Reads one value, or a pair `a,b`, the inclusive bounds of a range. */
function readRange<Value>(
  text: string,
  one: (part: string) => Value | Part<Value> | null,
  fail: FilterFail,
  what: Text,
): Operand<Value> {
  const texts = text.split(",").map((part) => part.trim());
  const read = texts.map(one).filter((value) => value !== null);
  if (texts.length > 2 || read.length < texts.length) {
    fail(message`The :field :what must be ${said(what)}, or a pair of them separated by a comma.`);
    return NOTHING;
  }
  const [first, last] = [read[0]!, read.at(-1)!];
  if (read.length === 1 && !isPart(first)) return { kind: "equals", value: first };
  return {
    kind: "between",
    from: isPart(first) ? first.from : first,
    to: isPart(last) ? last.to : last,
  };
}

const isPart = <Value>(read: Value | Part<Value>): read is Part<Value> =>
  typeof read === "object" && read !== null && "from" in read;

/** Reads the days that a part means relative to the current one; a single day counts like one that is written out. */
function readRelative<Value>(
  part: string,
  calendar: LocalCalendar | undefined,
  ofDay: (day: string) => Value,
): Value | Part<Value> | null {
  const days = calendar ? relativeDays(part, calendar) : null;
  if (!days) return null;
  return days.from === days.to ? ofDay(days.from) : { from: ofDay(days.from), to: ofDay(days.to) };
}

const backwards = "The :field :what must not end before it begins.";

function numberKind(cast: string, pattern: RegExp, what: string): FilterKind<string> {
  return {
    type: "number",
    read(text, fail) {
      const operand = readRange(text, (part) => (pattern.test(part) ? part : null), fail, what);
      if (operand.kind === "between" && Number(operand.from) > Number(operand.to)) fail(backwards);
      return operand;
    },
    compare: comparison(cast),
  };
}

/** Integers are compared as numeric, so that a value beyond the column's range matches nothing instead of failing. */
export const integerKind = numberKind("numeric", /^-?\d{1,18}$/, "an integer");
export const decimalKind = numberKind("numeric", /^-?\d{1,18}(\.\d{1,8})?$/, "a number");

/** Restores the plus sign of an offset: in a URL it means a space unless it is encoded. */
const withPlus = (part: string): string => part.replace(/ (\d{2}:\d{2})$/, "+$1");

/** A calendar day, also in the form in which days are returned, relative days, or a pair of either. */
export const dateKind: FilterKind<string> = {
  type: "date",
  read(text, fail, calendar) {
    const day = (part: string) =>
      readDate(withPlus(part)) ?? readRelative(part, calendar, (relative) => relative);
    const operand = readRange(text, day, fail, relativeToo("a date (YYYY-MM-DD)", calendar));
    if (operand.kind === "between" && operand.from > operand.to) fail(backwards);
    return operand;
  },
  compare: comparison("date"),
};

interface Moment {
  readonly text: string;
  readonly isDay: boolean;
}

/** What is allowed besides dates, in an error message. */
const relativeToo = (what: string, calendar: LocalCalendar | undefined): Text =>
  calendar ? message`${said(what)} or a relative one such as today, this_month or next_30_days` : what;

const readMoment = (part: string): Moment | null => {
  if (isRealDate(part)) return { text: part, isDay: true };
  const moment = readDateTime(withPlus(part));
  return moment ? { text: moment, isDay: false } : null;
};

const startOf = ({ text, isDay }: Moment): Sql =>
  isDay ? sql`(${text}::date::timestamp at time zone 'UTC')` : sql`${text}::timestamptz`;
const endOf = ({ text, isDay }: Moment): Sql =>
  isDay
    ? sql`((${text}::date + 1)::timestamp at time zone 'UTC' - interval '1 microsecond')`
    : sql`${text}::timestamptz`;
const instant = (moment: Moment): number =>
  Date.parse(moment.isDay ? `${moment.text}T00:00:00Z` : moment.text.replace(" ", "T"));

/** A whole UTC day, an exact instant, relative days, or a pair of any of them. */
export const dateTimeKind: FilterKind<Moment> = {
  type: "date-time",
  read(text, fail, calendar) {
    const moment = (part: string) =>
      readMoment(part) ?? readRelative(part, calendar, (day): Moment => ({ text: day, isDay: true }));
    const what = relativeToo("a date or date-time (ISO 8601)", calendar);
    const operand = readRange(text, moment, fail, what);
    if (operand.kind === "between") {
      const { from, to } = operand;
      if (instant(from) > instant(to) + (to.isDay ? 86_399_999 : 0)) fail(backwards);
    }
    return operand;
  },
  compare(expression, operand) {
    switch (operand.kind) {
      case "equals": {
        const moment = operand.value as Moment;
        return sql`${expression} between ${startOf(moment)} and ${endOf(moment)}`;
      }
      case "between":
        return sql`${expression} between ${startOf(operand.from as Moment)} and ${endOf(operand.to as Moment)}`;
      case "any":
        return raw("false");
      case "empty":
        return sql`${expression} is null`;
    }
  },
};
