import { isDeepStrictEqual } from "node:util";
import { type Fail, isBlank } from "../../../engine/declare/index.ts";
import type { ReadOnlyWork, Values, Work } from "../../../engine/work/index.ts";
import {
  type Customized,
  type Definition,
  holdDefinitions,
  readDefinitions,
  VALUES,
} from "../custom-fields/definition.ts";
import { readValue } from "./read-value.ts";

/** The part of a write that custom fields need. */
export interface CustomizedWrite {
  readonly id: string;
  readonly stored: { readonly [VALUES]: Readonly<Values> } | null;
  readonly sent: Pick<ReadonlySet<typeof VALUES>, "has">;
  readonly unread: Pick<ReadonlySet<typeof VALUES>, "has">;
  readonly values: { [VALUES]?: Readonly<Values> | null };
  changes(field: typeof VALUES): boolean;
}

/** One custom field of a record after the write; `null` means no value. */
export interface SettledValue {
  readonly definition: Definition;
  readonly before: unknown;
  /** The new value from the request or the default; undefined: unchanged. */
  readonly read: unknown;
  readonly isGiven: boolean;
  /** The errors of a value that is invalid. */
  readonly problems: readonly Parameters<Fail>[];
}

/** The custom fields of a record after the write, for validation and for the journal. */
export interface SettledFields {
  readonly resource: Customized;
  /** Slugs in the request that do not exist. */
  readonly unknown: readonly string[];
  readonly values: readonly SettledValue[];
}

/**
 * Merges the values of a request into those of the record by slug, and applies defaults on creation. Call it from the
 * `settle` hook of a resource with custom fields. Null: no value changes.
 */
export async function settleCustomFields(
  resource: Customized,
  change: CustomizedWrite,
  work: ReadOnlyWork,
): Promise<SettledFields | null> {
  if (change.unread.has(VALUES) || (change.stored && !change.changes(VALUES))) return null;
  const definitions = await heldDefinitions(work, resource);
  const given = change.sent.has(VALUES) ? (change.values[VALUES] ?? {}) : {};
  const storedValues = change.stored?.[VALUES] ?? {};
  const values = definitions.map((definition) =>
    settle(definition, given, storedValues[definition.slug] ?? null, change.stored === null),
  );
  const merged: Values = { ...storedValues };
  for (const value of values) {
    const after = afterwards(value);
    if (after === null) delete merged[value.definition.slug];
    else merged[value.definition.slug] = after;
  }
  change.values[VALUES] = merged;
  const unknown = Object.keys(given).filter((slug) => !definitions.some((one) => one.slug === slug));
  return { resource, unknown, values };
}

/** The definitions that each transaction holds, by resource. */
const held = new WeakMap<ReadOnlyWork, Map<Customized, Promise<readonly Definition[]>>>();

/** The definitions, which cannot change until the transaction ends, and so are read once however many records it writes. */
function heldDefinitions(work: ReadOnlyWork, resource: Customized): Promise<readonly Definition[]> {
  const known = held.get(work) ?? new Map<Customized, Promise<readonly Definition[]>>();
  held.set(work, known);
  const definitions =
    known.get(resource) ?? holdDefinitions(work, resource).then(() => readDefinitions(work, resource));
  known.set(resource, definitions);
  return definitions;
}

/** The value of the record after the write. */
const afterwards = ({ read, before }: SettledValue): unknown => (read === undefined ? before : read);

function settle(
  definition: Definition,
  given: Readonly<Values>,
  before: unknown,
  isNew: boolean,
): SettledValue {
  const isGiven = Object.hasOwn(given, definition.slug);
  const wire = isGiven ? given[definition.slug] : definition.default_value;
  const problems: Parameters<Fail>[] = [];
  // A stored value that is sent back unchanged is always valid, even if the rules have changed.
  const stays = !isNew && (!isGiven || isDeepStrictEqual(wire, before));
  if (stays) return { definition, before, read: undefined, isGiven, problems };
  const fail: Fail = (...problem) => void problems.push(problem);
  const read = isBlank(wire) ? null : (readValue(definition, wire, fail) ?? null);
  return { definition, before, read: problems.length > 0 ? undefined : read, isGiven, problems };
}

/** Journals `is_used` of fields that get their first value or lose their last one. */
export async function journalFieldUse(work: Work, settled: SettledFields | null): Promise<void> {
  const turned = (settled?.values ?? []).filter(
    (value) => (afterwards(value) === null) !== (value.before === null),
  );
  await work.journal.touch(
    "custom-fields",
    turned.map(({ definition }) => definition.id),
  );
}
