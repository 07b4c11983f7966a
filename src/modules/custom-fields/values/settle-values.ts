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

/** What a hook of a customized resource is given, as far as its custom fields are concerned. */
export interface CustomizedWrite {
  readonly id: string;
  readonly stored: { readonly [VALUES]: Readonly<Values> } | null;
  readonly sent: Pick<ReadonlySet<typeof VALUES>, "has">;
  readonly unread: Pick<ReadonlySet<typeof VALUES>, "has">;
  readonly values: { [VALUES]?: Readonly<Values> | null };
  changes(field: typeof VALUES): boolean;
}

/** One field as a record will have it; `null` is no value. */
export interface SettledValue {
  readonly definition: Definition;
  readonly before: unknown;
  /** The new value from the request or the default; undefined: the value stays what it was. */
  readonly read: unknown;
  readonly isGiven: boolean;
  /** Why what was given cannot be read. */
  readonly problems: readonly Parameters<Fail>[];
}

/** What the custom fields of a record become, for those who check it and for the journal. */
export interface SettledFields {
  readonly resource: Customized;
  /** Slugs that the request gives and no field has. */
  readonly unknown: readonly string[];
  readonly values: readonly SettledValue[];
}

/**
 * Merges the values of a request into those of the record, by slug, and takes defaults on creation; to be called from
 * the `settle` hook of a customized resource. Null: the values stay as they are.
 */
export async function settleCustomFields(
  resource: Customized,
  change: CustomizedWrite,
  work: ReadOnlyWork,
): Promise<SettledFields | null> {
  if (change.unread.has(VALUES) || (change.stored && !change.changes(VALUES))) return null;
  await holdDefinitions(work, resource);
  const definitions = await readDefinitions(work, resource);
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

/** The value that the record will have. */
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
  // Sent as it is stored, a value stays valid whatever became of the rules.
  const stays = !isNew && (!isGiven || isDeepStrictEqual(wire, before));
  if (stays) return { definition, before, read: undefined, isGiven, problems };
  const fail: Fail = (...problem) => void problems.push(problem);
  const read = isBlank(wire) ? null : (readValue(definition, wire, fail) ?? null);
  return { definition, before, read: problems.length > 0 ? undefined : read, isGiven, problems };
}

/** A field that gets its first value, or loses its last, is one that is used, or no longer. */
export async function noteTurnedFields(work: Work, settled: SettledFields | null): Promise<void> {
  const turned = (settled?.values ?? []).filter(
    (value) => (afterwards(value) === null) !== (value.before === null),
  );
  await work.journal.touch(
    "custom-fields",
    turned.map(({ definition }) => definition.id),
  );
}
