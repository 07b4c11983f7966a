import type { RecordChange } from "../../api/records.ts";
import type { UiField } from "../../declare/resource-ui.ts";

type Values = Readonly<Record<string, unknown>>;

/** A changed field with its values before and after. */
export interface ShownChange {
  readonly field: UiField;
  readonly from: unknown;
  readonly to: unknown;
}

const membersOf = (value: unknown): Values =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Values) : {};

/**
 * The changes that a person understands: of the fields that the screen knows, those that were entered first. A custom
 * field is a member of the field that changed.
 */
export function shownChanges(
  changes: RecordChange["changes"],
  fields: Readonly<Record<string, UiField>>,
  entered: readonly string[],
): readonly ShownChange[] {
  const paths = Object.keys(fields);
  const shown = Object.entries(changes).flatMap(([name, { from, to }]): ShownChange[] => {
    const within = paths.filter((path) => path.startsWith(`${name}.`));
    if (within.length === 0) return fields[name] ? [{ field: fields[name], from, to }] : [];
    const [before, after] = [membersOf(from), membersOf(to)];
    return within
      .map((path) => ({ path, part: path.slice(name.length + 1) }))
      .filter(({ part }) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
      .map(({ path, part }) => ({ field: fields[path]!, from: before[part], to: after[part] }));
  });
  const isEntered = ({ field }: ShownChange): boolean => entered.includes(field.name);
  return [...shown.filter(isEntered), ...shown.filter((one) => !isEntered(one))];
}
