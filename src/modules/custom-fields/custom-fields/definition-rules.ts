import type { Text } from "../../../engine/work/index.ts";
import {
  type Change,
  type DraftRecord,
  type FieldName,
  fieldMessage,
  message,
  type SettledChange,
} from "../../../engine/work/index.ts";
import { LONGEST, readValue, type ValueRules } from "../values/read-value.ts";
import type { Bound, FieldKind } from "./definition.ts";

const label = (name: string): string => name.replaceAll("_", " ");

/** The types for which each rule is allowed. */
const ONLY_FOR = {
  min_length: ["text", "textarea"],
  max_length: ["text", "textarea"],
  min: ["number", "date", "datetime"],
  max: ["number", "date", "datetime"],
  decimals: ["number"],
  unit: ["number"],
  is_unique: ["text", "number", "email", "url", "phone"],
} satisfies Partial<Record<FieldName<"custom-fields">, readonly FieldKind[]>>;

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== false;

/**
 * Checks that each rule is allowed for the field's type, that the rules do not contradict each other, and that the
 * default satisfies them.
 */
export function checkRules(
  change: SettledChange<"custom-fields">,
  unreadable: readonly UnreadableRule[],
): void {
  const { values, unread, sent } = change;
  if (unread.has("type")) return;
  const type = values.type as FieldKind;
  for (const name of Object.keys(ONLY_FOR) as (keyof typeof ONLY_FOR)[]) {
    const types: readonly FieldKind[] = ONLY_FOR[name];
    if (isSet(values[name]) && !types.includes(type) && (sent.has(name) || change.kind === "create"))
      change.fail(name, message`The ${label(name)} field is prohibited when type is ${type}.`);
  }
  if (type === "boolean" && values.is_required === true)
    change.fail("is_required", "The is required field is prohibited when type is boolean.");
  if (values.access === "restricted" && values.resource !== "employees")
    change.fail("access", "The access field is prohibited unless resource is employees.");
  checkLengths(change);
  for (const [name, message] of unreadable.filter(([rule]) => rule !== "default_value"))
    change.fail(name, message);
  checkBounds(change);
  for (const [name, message] of unreadable.filter(([rule]) => rule === "default_value"))
    change.fail(name, message);
}

function checkLengths({ values, fail }: SettledChange<"custom-fields">): void {
  const longest = values.type === "text" ? LONGEST.text : LONGEST.textarea;
  const [min, max] = [values.min_length ?? null, values.max_length ?? null];
  for (const [name, length] of [
    ["min_length", min],
    ["max_length", max],
  ] as const)
    if (length !== null && length > longest)
      fail(name, message`The ${label(name)} field must not be greater than ${longest}.`);
  if (min !== null && max !== null && min > max)
    fail("max_length", "The max length field must be greater than or equal to min length.");
}

function checkBounds({ values, fail }: SettledChange<"custom-fields">): void {
  if (!isBounded(values.type)) return;
  const { min = null, max = null } = values;
  if (min !== null && max !== null && typeof min === typeof max && min > max)
    fail("max", "The max field must be greater than or equal to min.");
}

/** A rule with a value that the field could not have, and the error message. */
export type UnreadableRule = readonly [name: "min" | "max" | "default_value", message: Text];

const isBound = (value: unknown): value is Bound => typeof value === "number" || typeof value === "string";

/** The rules of a definition that is being written; a rule that is not given, or is invalid, does not apply. */
const rulesOf = (values: DraftRecord<"custom-fields">): ValueRules | null =>
  values.type
    ? {
        type: values.type,
        options: values.options ?? null,
        min_length: values.min_length ?? null,
        max_length: values.max_length ?? null,
        min: values.min ?? null,
        max: values.max ?? null,
        decimals: values.decimals ?? null,
      }
    : null;

const isBounded = (type: unknown): boolean => ONLY_FOR.min.some((bounded) => bounded === type);

/**
 * Converts the bounds and the default into the form in which values of the field are stored, and returns those that are
 * invalid. A number has no decimal places by default.
 */
export function settleRules(change: Change<"custom-fields">): readonly UnreadableRule[] {
  const { values, unread } = change;
  if (unread.has("type")) return [];
  if (values.type === "number") values.decimals ??= 0;
  return [...settleBounds(change), ...settleDefault(change)];
}

/** Bounds are validated like values of the field, but without the bounds. */
function settleBounds({ values, sent }: Change<"custom-fields">): UnreadableRule[] {
  if (!isBounded(values.type)) return [];
  const unreadable: UnreadableRule[] = [];
  const given = rulesOf(values);
  if (!given) return [];
  const rules = { ...given, min: null, max: null };
  for (const name of ["min", "max"] as const) {
    if ((values[name] ?? null) === null || !sent.has(name)) continue;
    const read = readValue(rules, values[name], (template) => {
      unreadable.push([name, fieldMessage(template, name)]);
    });
    if (isBound(read)) values[name] = read;
  }
  return unreadable;
}

function settleDefault({ values, sent }: Change<"custom-fields">): UnreadableRule[] {
  if ((values.default_value ?? null) === null || !sent.has("default_value")) return [];
  const rules = rulesOf(values);
  if (!rules) return [];
  let failed = false;
  const read = readValue(rules, values.default_value, () => {
    failed = true;
  });
  if (failed || read === undefined) return [["default_value", "The default value field is invalid."]];
  values.default_value = read;
  return [];
}
