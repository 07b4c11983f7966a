import type { UiField } from "../declare/resource-ui.ts";
import { valueAt } from "../declare/value-at.ts";

type Values = Record<string, unknown>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A form after somebody else has changed its record. */
interface Merged {
  /** The person's own value where it was entered, else the present one, by path. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The fields that both have changed, to different values. */
  readonly conflicts: readonly UiField[];
}

/**
 * Brings what somebody else has changed into a form.
 * @param start what the form started with
 * @param now what is stored now
 * @param entered what the form contains
 */
export function mergeChanges(
  fields: readonly UiField[],
  start: Values,
  now: Values,
  entered: Values,
): Merged {
  const values = new Map<string, unknown>();
  const conflicts: UiField[] = [];
  for (const field of fields) {
    const [before, present, mine] = [start, now, entered].map((from) => valueAt(from, field.name));
    const isMine = !isSame(mine, before);
    values.set(field.name, isMine ? mine : present);
    if (isMine && !isSame(present, before) && !isSame(present, mine)) conflicts.push(field);
  }
  return { values, conflicts };
}
