import { isDeepStrictEqual } from "node:util";
import { beginningOf } from "../../declare/text.ts";
import { MAX_JOURNALLED_TEXT } from "../../query/journal-entries.ts";
import type { FieldSchema, ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";

/** Fields that change with every write and contain no information. */
const NOT_JOURNALLED = new Set(["id", "created_at", "updated_at"]);

/** Whether the journal records changes of a field. */
export const isJournalled = ({ name, secret, quiet }: FieldSchema): boolean =>
  !NOT_JOURNALLED.has(name) && !secret && !quiet;

/** A change as the journal records it: long texts are truncated and marked as such. */
function journalled(from: unknown, to: unknown): Values {
  const isLong = (value: unknown): value is string =>
    typeof value === "string" && value.length > MAX_JOURNALLED_TEXT;
  const cut = (value: unknown): unknown => (isLong(value) ? beginningOf(value, MAX_JOURNALLED_TEXT) : value);
  return isLong(from) || isLong(to) ? { from: cut(from), to: cut(to), truncated: true } : { from, to };
}

/** The members of an object that differ, each as a separate field. */
function partsThatDiffer(name: string, from: unknown, to: unknown): Values {
  const [before, after] = [(from ?? {}) as Values, (to ?? {}) as Values];
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((part) => [part, before[part] ?? null, after[part] ?? null] as const)
    .filter(([, old, present]) => !isEqual(old, present));
  return Object.fromEntries(
    parts.map(([part, old, present]) => [`${name}.${part}`, journalled(old, present)]),
  );
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

/** Most values are no objects, and are compared without looking into them. */
const isEqual = (from: unknown, to: unknown): boolean =>
  Object.is(from, to) || (isObject(from) && isObject(to) && isDeepStrictEqual(from, to));

const namesIn = (before: Values | null, after: Values | null): Iterable<string> =>
  before && after
    ? new Set([...Object.keys(before), ...Object.keys(after)])
    : Object.keys(before ?? after ?? {});

/** Returns `{field: {from, to}}` for the fields that differ. */
export function difference(before: Values | null, after: Values | null, resource: ResourceSchema): Values {
  const changes: Values = {};
  for (const name of namesIn(before, after)) {
    const field = resource.fields.get(name);
    if (field ? !isJournalled(field) : NOT_JOURNALLED.has(name)) continue;
    const from = before?.[name] ?? null;
    const to = after?.[name] ?? null;
    if (isEqual(from, to)) continue;
    if (field?.type.hasParts) Object.assign(changes, partsThatDiffer(name, from, to));
    else changes[name] = journalled(from, to);
  }
  return changes;
}
