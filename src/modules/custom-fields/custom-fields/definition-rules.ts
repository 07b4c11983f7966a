import { type Change, type FieldName, fieldMessage } from "../../../engine/work/index.ts";
import { LONGEST, readValue, type ValueRules } from "../values/read-value.ts";
import type { FieldKind } from "./definition.ts";

const label = (name: string): string => name.replaceAll("_", " ");

/** Which types a rule is for. */
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

/** Rules belong to the types they can be said of, and do not contradict each other; the default keeps them. */
export function checkRules(change: Change<"custom-fields">): void {
  const { values, unread, sent } = change;
  if (unread.has("type")) return;
  const type = values.type as FieldKind;
  for (const name of Object.keys(ONLY_FOR) as (keyof typeof ONLY_FOR)[]) {
    const types: readonly FieldKind[] = ONLY_FOR[name];
    if (isSet(values[name]) && !types.includes(type) && (sent.has(name) || change.kind === "create"))
      change.fail(name, `The ${label(name)} field is prohibited when type is ${type}.`);
  }
  if (type === "boolean" && values.is_required === true)
    change.fail("is_required", "The is required field is prohibited when type is boolean.");
  if (values.access === "restricted" && values.resource !== "employees")
    change.fail("access", "The access field is prohibited unless resource is employees.");
  if (type === "number") values.decimals ??= 0;
  checkLengths(change);
  checkBounds(change);
  checkDefault(change);
}

function checkLengths({ values, fail }: Change<"custom-fields">): void {
  const longest = values.type === "text" ? LONGEST.text : LONGEST.textarea;
  const [min, max] = [values.min_length as number | null, values.max_length as number | null];
  for (const [name, length] of [
    ["min_length", min],
    ["max_length", max],
  ] as const)
    if (length !== null && length > longest)
      fail(name, `The ${label(name)} field must not be greater than ${longest}.`);
  if (min !== null && max !== null && min > max)
    fail("max_length", "The max length field must be greater than or equal to min length.");
}

/** The bounds are values of the field without bounds, in the form in which these are stored. */
function checkBounds(change: Change<"custom-fields">): void {
  const { values } = change;
  if (!ONLY_FOR.min.some((type) => type === values.type)) return;
  const rules = { ...(values as unknown as ValueRules), min: null, max: null };
  for (const name of ["min", "max"] as const) {
    if ((values[name] ?? null) === null || !change.sent.has(name)) continue;
    const read = readValue(rules, values[name], (template) =>
      change.fail(name, fieldMessage(template, name)),
    );
    if (read !== undefined) values[name] = read;
  }
  const [min, max] = [values.min ?? null, values.max ?? null] as (number | string | null)[];
  if (min !== null && max !== null && typeof min === typeof max && min! > max!)
    change.fail("max", "The max field must be greater than or equal to min.");
}

function checkDefault(change: Change<"custom-fields">): void {
  const { values, sent } = change;
  if ((values.default_value ?? null) === null || !sent.has("default_value")) return;
  let failed = false;
  const read = readValue(values as unknown as ValueRules, values.default_value, () => {
    failed = true;
  });
  if (failed || read === undefined) change.fail("default_value", "The default value field is invalid.");
  else values.default_value = read;
}
