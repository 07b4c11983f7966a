import type { FieldKind } from "../../../custom-fields/definition.ts";

const ORDERED: readonly FieldKind[] = ["number", "date", "datetime"];
const TEXTS: readonly FieldKind[] = ["text", "textarea"];
const CHOICES: readonly FieldKind[] = ["select", "multi_select"];

/** The members of a definition that only some types have. */
const ONLY_FOR: Readonly<Record<string, readonly FieldKind[]>> = {
  options: CHOICES,
  min_length: TEXTS,
  max_length: TEXTS,
  min: ORDERED,
  max: ORDERED,
  decimals: ["number"],
  unit: ["number"],
  is_unique: ["text", "number", "email", "url", "phone"],
};
const NOT_FOR: Readonly<Record<string, FieldKind>> = { is_required: "boolean", is_filterable: "textarea" };

/** The members of a definition in the groups and the order in which they are entered. */
const GROUPS = {
  field: ["name", "type", "slug", "description"],
  options: ["options"],
  rules: [
    "decimals",
    "unit",
    "min_length",
    "max_length",
    "min",
    "max",
    "default_value",
    "is_required",
    "is_unique",
    "is_filterable",
    "access",
  ],
} as const;

export type Group = keyof typeof GROUPS;

/** Given once, when the field is defined. */
const LASTING: ReadonlySet<string> = new Set(["type", "slug"]);

/** What can be said of fields of a type, as far as it can be said now. */
export function membersOf(group: Group, type: FieldKind, resource: string, isNew: boolean): string[] {
  return GROUPS[group].filter(
    (name) =>
      (isNew || !LASTING.has(name)) &&
      (ONLY_FOR[name]?.includes(type) ?? true) &&
      NOT_FOR[name] !== type &&
      (name !== "access" || resource === "employees"),
  );
}

/** All of them. */
export const allMembersOf = (type: FieldKind, resource: string, isNew: boolean): string[] =>
  (Object.keys(GROUPS) as Group[]).flatMap((group) => membersOf(group, type, resource, isNew));
