import { raw, type Sql, sql } from "../query/sql.ts";
import { type Operand, onlyValueOf } from "../work/operand.ts";
import { isRealDate, readDate, readDateTime } from "./calendar.ts";
import type { FilterFail, FilterKind } from "./filter.ts";
import { normalizeText } from "./text.ts";
import { readUlid } from "./ulid.ts";

const NOTHING: Operand = { kind: "any", values: [] };

/** Splits at commas; `\,` is a literal comma and `\\` a backslash (conventions, section 4). */
export function splitList(text: string): string[] {
  const values: string[] = [""];
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === "\\" && (text[i + 1] === "," || text[i + 1] === "\\")) {
      values[values.length - 1] += text[++i]!;
    } else if (char === ",") {
      values.push("");
    } else {
      values[values.length - 1] += char;
    }
  }
  return values.map((value) => value.trim());
}

/** Compares one expression with values of one SQL type. */
function comparison(cast: string, fold: (text: Sql) => Sql = (text) => text) {
  const one = (value: unknown): Sql => fold(sql`${value}${raw(`::${cast}`)}`);
  return (expression: Sql, operand: Operand): Sql => {
    const compared = fold(expression);
    switch (operand.kind) {
      case "equals":
        return sql`${compared} = ${one(operand.value)}`;
      case "between":
        return sql`${compared} between ${one(operand.from)} and ${one(operand.to)}`;
      case "any":
        return sql`${compared} = any(array(select ${fold(raw("listed"))} from unnest(${operand.values}${raw(`::${cast}[]`)}) listed))`;
      case "empty":
        return sql`${expression} is null`;
    }
  };
}

const lower = (text: Sql): Sql => sql`lower(${text})`;

/** Exact text; `caseInsensitive` for names and emails. */
export function textKind(caseInsensitive = false): FilterKind {
  return {
    type: "string",
    read: (text) => ({ kind: "equals", value: normalizeText(text) }),
    compare: comparison("text", caseInsensitive ? lower : undefined),
  };
}

/** The values of comma-separated texts, each read by `one`; nothing where one of them cannot be read. */
function readEach(one: FilterKind, text: string, fail: FilterFail): readonly unknown[] | null {
  let failed = false;
  const failOnce: FilterFail = (...problem) => {
    if (!failed) fail(...problem);
    failed = true;
  };
  const values = splitList(text).map((part) => {
    if (part === "") return failOnce("The :field :what must not have an empty value in its list.");
    return onlyValueOf(one.read(part, failOnce));
  });
  return failed ? null : values;
}

/** Any of one or more comma-separated values (conventions, section 4). */
function anyOf(one: FilterKind): FilterKind {
  return {
    ...one,
    one,
    read(text, fail) {
      const values = readEach(one, text, fail);
      if (values === null) return NOTHING;
      return values.length === 1 ? { kind: "equals", value: values[0] } : { kind: "any", values };
    },
  };
}

/** The same kind, of which only one value can be given: for parameters that say how something is returned. */
export const single = (kind: FilterKind): FilterKind => kind.one ?? kind;

/** ULIDs, any of which may match. */
export const idKind: FilterKind = anyOf({
  type: "id",
  read(text, fail) {
    const id = readUlid(text);
    if (id) return { kind: "equals", value: id };
    fail("The :field :what must be a valid id.");
    return NOTHING;
  },
  compare: comparison("text"),
});

/** Integer keys of a resource that has such, any of which may match. */
export const integerIdKind: FilterKind = anyOf({
  type: "id",
  read(text, fail) {
    if (/^\d{1,9}$/.test(text)) return { kind: "equals", value: Number(text) };
    fail("The :field :what must be a valid id.");
    return NOTHING;
  },
  compare: comparison("integer"),
});

/** Values of a closed set, any of which may match. */
export function choiceKind(options: readonly (string | number)[], cast = "text"): FilterKind {
  return anyOf({
    type: "enum",
    options,
    read(text, fail) {
      const value = options.find((option) => String(option) === text);
      if (value !== undefined) return { kind: "equals", value };
      fail(`The :field :what must be one of: ${options.join(", ")}.`, options);
      return NOTHING;
    },
    compare: comparison(cast),
  });
}

export const booleanKind: FilterKind = {
  type: "boolean",
  options: ["true", "false", "1", "0"],
  read(text, fail) {
    if (text === "true" || text === "1") return { kind: "equals", value: true };
    if (text === "false" || text === "0") return { kind: "equals", value: false };
    fail("The :field :what must be true or false.", booleanKind.options);
    return NOTHING;
  },
  compare: comparison("boolean"),
};

/** Comma-separated values of another kind, any of which may match. */
export function listOf(kind: FilterKind): FilterKind {
  return {
    type: "list",
    options: kind.options,
    one: single(kind),
    read(text, fail) {
      const values = readEach(single(kind), text, fail);
      return values === null ? NOTHING : { kind: "any", values };
    },
    compare: kind.compare,
  };
}

/** Reads one value, or a pair `a,b` that bounds a range, both included. */
function readRange<T>(
  text: string,
  one: (part: string) => T | null,
  fail: FilterFail,
  what: string,
): Operand {
  const parts = text.split(",").map((part) => part.trim());
  const values = parts.map(one);
  if (parts.length > 2 || values.some((value) => value === null)) {
    fail(`The :field :what must be ${what}, or a pair of them separated by a comma.`);
    return NOTHING;
  }
  return values.length === 1
    ? { kind: "equals", value: values[0] }
    : { kind: "between", from: values[0], to: values[1] };
}

const backwards = "The :field :what must not end before it begins.";

function numberKind(cast: string, pattern: RegExp, what: string): FilterKind {
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

/** The offset of a moment in a URL, whose plus sign means a blank unless it is encoded. */
const withPlus = (part: string): string => part.replace(/ (\d{2}:\d{2})$/, "+$1");

/** A calendar day, also in the form in which days are returned, or a pair of days. */
export const dateKind: FilterKind = {
  type: "date",
  read(text, fail) {
    const operand = readRange(text, (part) => readDate(withPlus(part)), fail, "a date (YYYY-MM-DD)");
    if (operand.kind === "between" && String(operand.from) > String(operand.to)) fail(backwards);
    return operand;
  },
  compare: comparison("date"),
};

interface Moment {
  readonly text: string;
  readonly isDay: boolean;
}

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

/** A whole UTC day, an exact instant, or a pair of either. */
export const dateTimeKind: FilterKind = {
  type: "date-time",
  read(text, fail) {
    const operand = readRange(text, readMoment, fail, "a date or date-time (ISO 8601)");
    if (operand.kind === "between") {
      const { from, to } = operand as unknown as { from: Moment; to: Moment };
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
