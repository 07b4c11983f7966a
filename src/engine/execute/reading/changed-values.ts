import { isDeepStrictEqual } from "node:util";
import type { Projection } from "../../plan/projection.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { finishedRecords } from "./finished-records.ts";
import { readRecords } from "./shown-records.ts";

/** The values of records as the actor reads them, by their ids. */
export type ValuesByRecord = ReadonlyMap<string, Values>;

/** The value of a field before and after a change. */
export interface ChangedValue {
  readonly from: unknown;
  readonly to: unknown;
}

/** Fields that change with every write and contain no information. */
const WITHOUT_NEWS = new Set(["id", "created_at", "updated_at"]);

/** The values of the records that the actor sees now. */
export async function valuesByRecord(
  work: UnitOfWork,
  projection: Projection,
  ids: readonly string[],
): Promise<ValuesByRecord> {
  return valuesIn(work, projection, await readRecords(work, projection, ids));
}

/** The values in the JSON texts of records. */
export function valuesIn(work: UnitOfWork, projection: Projection, texts: readonly string[]): ValuesByRecord {
  const records: { readonly id: string; readonly attributes: Values }[] = JSON.parse(
    `[${finishedRecords(projection, texts.join(","), work)}]`,
  );
  return new Map(records.map(({ id, attributes }) => [id, attributes]));
}

/** The fields whose values differ, with both. A field that the actor may not read is in neither of the two. */
export function changedValues(
  { fields }: ResourceSchema,
  before: Values = {},
  after: Values = {},
): Record<string, ChangedValue> {
  const names = [...fields.values()].filter(({ name, quiet }) => !quiet && !WITHOUT_NEWS.has(name));
  return Object.fromEntries(
    names
      .map(({ name }) => [name, { from: before[name] ?? null, to: after[name] ?? null }] as const)
      .filter(([, { from, to }]) => !isDeepStrictEqual(from, to)),
  );
}
