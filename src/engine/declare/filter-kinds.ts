import { message } from "../errors/message.ts";
import { type Sql, sql } from "../sql/sql.ts";
import { valuesOf } from "../work/operand.ts";
import type { FilterFail, FilterKind } from "./filter.ts";
import { comparison, NOTHING } from "./filter-comparison.ts";
import { normalizeText } from "./text.ts";
import { readUlid } from "./ulid.ts";

/** Splits a list at commas; `\,` is a literal comma and `\\` a backslash (API reference, filters). */
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

const lower = (text: Sql): Sql => sql`lower(${text})`;

/** Exact text; `caseInsensitive` for names and emails. */
export function textKind(caseInsensitive = false): FilterKind<string> {
  return {
    type: "string",
    read: (text) => ({ kind: "equals", value: normalizeText(text) }),
    compare: comparison("text", caseInsensitive ? lower : undefined),
  };
}

/** Reads comma-separated values with `one`; returns null if any is invalid. */
function readEach<Value>(one: FilterKind<Value>, text: string, fail: FilterFail): readonly Value[] | null {
  let failed = false;
  const failOnce: FilterFail = (...problem) => {
    if (!failed) fail(...problem);
    failed = true;
  };
  const values = splitList(text).flatMap((part) => {
    if (part === "") failOnce("The :field :what must not have an empty value in its list.");
    return part === "" ? [] : valuesOf(one.read(part, failOnce));
  });
  return failed ? null : values;
}

/** One or more comma-separated values, any of which may match (API reference, filters). */
function anyOf<Value>(one: FilterKind<Value>): FilterKind<Value> {
  return {
    ...one,
    one,
    read(text, fail) {
      const values = readEach(one, text, fail);
      if (values === null) return NOTHING;
      const [value, ...others] = values;
      return value !== undefined && others.length === 0 ? { kind: "equals", value } : { kind: "any", values };
    },
  };
}

/** The same kind for a single value: for parameters that control the response. */
export const single = <Value>(kind: FilterKind<Value>): FilterKind<Value> => kind.one ?? kind;

/** ULIDs, any of which may match. */
export const idKind: FilterKind<string> = anyOf<string>({
  type: "id",
  read(text, fail) {
    const id = readUlid(text);
    if (id) return { kind: "equals", value: id };
    fail("The :field :what must be a valid id.");
    return NOTHING;
  },
  compare: comparison("text"),
});

/** Integer keys, any of which may match. */
export const integerIdKind: FilterKind<number> = anyOf<number>({
  type: "id",
  read(text, fail) {
    if (/^\d{1,9}$/.test(text)) return { kind: "equals", value: Number(text) };
    fail("The :field :what must be a valid id.");
    return NOTHING;
  },
  compare: comparison("integer"),
});

/** Values of a closed set, any of which may match. */
export function choiceKind<const Value extends string | number>(
  options: readonly Value[],
  cast = "text",
): FilterKind<Value> {
  return anyOf<Value>({
    type: "enum",
    options,
    read(text, fail) {
      const value = options.find((option) => String(option) === text);
      if (value !== undefined) return { kind: "equals", value };
      fail(message`The :field :what must be one of: ${options.join(", ")}.`, options);
      return NOTHING;
    },
    compare: comparison(cast),
  });
}

export const booleanKind: FilterKind<boolean> = {
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
export function listOf<Value>(kind: FilterKind<Value>): FilterKind<Value> {
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

/** One value of another kind, or `null` for records without one. */
export function orNull<Value>(kind: FilterKind<Value>): FilterKind<Value | null> {
  const one = single(kind);
  return {
    ...one,
    one: undefined,
    read: (text, fail) => (text === "null" ? { kind: "equals", value: null } : one.read(text, fail)),
  };
}
