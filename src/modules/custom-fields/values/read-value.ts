import {
  dateTimeType,
  dateType,
  dayOnTheWire,
  type Fail,
  type FieldType,
  field,
  lengthOf,
  readDistinct,
  readUlid,
  textType,
} from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";
import type { Bound, Definition } from "../custom-fields/definition.ts";
import { readNumber } from "./read-number.ts";

const SELECTED = "The selected :field is invalid.";
const MAX_CHOICES = 50;

/** The part of a definition that validates values; a definition that is being written has only these. */
export type ValueRules = Pick<
  Definition,
  "type" | "options" | "min_length" | "max_length" | "min" | "max" | "decimals"
>;

/** The maximum length by type, whatever the definition says. */
export const LONGEST = { text: 255, textarea: 65_535 } as const;

/**
 * Validates a value against its definition and returns it in the form in which it is stored and returned. Null means no
 * value. It does not check whether an employee exists. Returns undefined if an error was reported.
 */
export function readValue(rules: ValueRules, wire: unknown, fail: Fail): unknown {
  switch (rules.type) {
    case "text":
    case "textarea":
      return readText(rules, wire, fail);
    case "phone":
      return textType("phone", { max: 50 }).read(wire, fail);
    case "email":
      return EMAIL.read(wire, fail);
    case "url":
      return URLS.read(wire, fail);
    case "boolean":
      return BOOLEAN.read(wire, fail);
    case "number":
      return readNumber(
        wire,
        {
          decimals: rules.decimals ?? 0,
          min: numberOf(rules.min),
          max: numberOf(rules.max),
        },
        fail,
      );
    case "date":
      return readDay(rules, wire, fail);
    case "datetime":
      return readMoment(rules, wire, fail);
    case "select":
      return readOption(choosable(rules), wire, fail);
    case "multi_select":
      return readChoices(choosable(rules), wire, fail);
    case "employee":
      return readUlid(wire) ?? fail(SELECTED);
  }
}

const EMAIL: FieldType = field.email().definition.type;
const URLS: FieldType = field.url().definition.type;
const BOOLEAN: FieldType = field.boolean().definition.type;

function readText({ type, min_length, max_length }: ValueRules, wire: unknown, fail: Fail): unknown {
  const longest = type === "text" ? LONGEST.text : LONGEST.textarea;
  const max = Math.min(max_length ?? longest, longest);
  const text = textType("text", { max, multiline: type === "textarea" }).read(wire, fail);
  if (typeof text !== "string" || lengthOf(text) >= (min_length ?? 0)) return text;
  return fail(message`The :field field must be at least ${min_length} characters.`);
}

const numberOf = (bound: Bound | null): number | null => (typeof bound === "number" ? bound : null);

const dayOf = (bound: Bound | null): string | undefined =>
  typeof bound === "string" ? bound.slice(0, 10) : undefined;

function readDay({ min, max }: ValueRules, wire: unknown, fail: Fail): unknown {
  const day = dateType({ min: dayOf(min), max: dayOf(max) }).read(wire, fail);
  return typeof day === "string" ? dayOnTheWire(day) : day;
}

function readMoment({ min, max }: ValueRules, wire: unknown, fail: Fail): unknown {
  const read = dateTimeType.read(wire, fail);
  if (typeof read !== "string") return read;
  const moment = inUtc(read);
  if (min !== null && moment < String(min))
    return fail(message`The :field field must be a date after or equal to ${min}.`);
  if (max !== null && moment > String(max))
    return fail(message`The :field field must be a date before or equal to ${max}.`);
  return moment;
}

/** A date-time as it is returned: UTC with microseconds. */
function inUtc(read: string): string {
  const [, second, fraction, zone] = /^(.{19})\.(\d+)(.*)$/.exec(read)!;
  const utc = new Date(`${second!.replace(" ", "T")}${zone}`).toISOString().slice(0, 19);
  return `${utc}.${fraction!.padEnd(6, "0")}Z`;
}

/** The options that are not archived. */
const choosable = ({ options }: ValueRules): string[] =>
  (options ?? []).filter(({ is_archived }) => !is_archived).map(({ value }) => value);

const readOption = (options: readonly string[], wire: unknown, fail: Fail): string | undefined =>
  options.find((value) => value === wire) ?? void fail(SELECTED, undefined, options);

/** Several options, in the order of the definition; none means no value. */
function readChoices(options: readonly string[], wire: unknown, fail: Fail): unknown {
  if (Array.isArray(wire) && new Set(wire).size < wire.length)
    return fail("The :field field has a duplicate value.");
  const chosen = readDistinct(
    wire,
    { max: MAX_CHOICES },
    (item, failItem) => readOption(options, item, failItem),
    fail,
  );
  if (chosen === undefined) return undefined;
  const ordered = options.filter((value) => chosen.includes(value));
  return ordered.length === 0 ? null : ordered;
}
