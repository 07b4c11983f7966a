import { insertMany, insertManyLinks } from "../../query/insert-many.ts";
import { nextKeys } from "../../query/stored-rows.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { CreateAllOptions } from "../../work/work.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { react, translating, write } from "./stored-records.ts";

/** Rows per statement: few enough to keep its parameter small, enough to make the round trip negligible. */
export const ROWS_AT_ONCE = 1_000;

type NewRow = Values & { readonly id: unknown };

/**
 * Inserts many records of a resource with their links: one statement for all rows that give the same fields, and one for
 * each field with links. Records every creation in the journal, then runs the reactions to each.
 * @returns the ids of the created records in their order
 */
export async function insertRecords(
  work: UnitOfWork,
  resource: ResourceSchema,
  records: readonly Values[],
  { event, skipsTaken = false }: CreateAllOptions = {},
): Promise<string[]> {
  if (records.length === 0) return [];
  const keys = await newKeys(work, resource, records.length);
  const rows = records.map((values, index): NewRow => ({ ...values, id: values.id ?? keys[index] }));
  const inserted = new Set<string>();
  for (const batch of alike(rows)) {
    const statement = work.rows<{ id: unknown }>(insertMany(resource, batch, skipsTaken));
    for (const { id } of await translating(work, statement)) inserted.add(String(id));
  }
  const created = rows.filter(({ id }) => inserted.has(String(id)));
  await insertLinks(work, resource, created);
  const ids = created.map(({ id }) => String(id));
  for (const id of ids) work.journal.created(resource.name, id, event);
  for (const [index, id] of ids.entries())
    await react(work, resource, { kind: "create", id, values: created[index]! });
  return ids;
}

/** Inserts the links of new records. */
export async function insertLinks(
  work: UnitOfWork,
  resource: ResourceSchema,
  rows: readonly Values[],
): Promise<void> {
  for (const field of resource.fields.values()) {
    const statement = field.type.links ? insertManyLinks(field, rows) : null;
    if (statement) await write(work, statement);
  }
}

async function newKeys(work: UnitOfWork, resource: ResourceSchema, count: number): Promise<unknown[]> {
  if (resource.key === "ulid") return Array.from({ length: count }, () => work.newId());
  const { last } = (await work.row<{ last: number }>(nextKeys(resource, count)))!;
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

/** Groups rows by the fields they give, so that a field that a row omits gets the default of its column. */
function alike(rows: readonly NewRow[]): NewRow[][] {
  const batches = new Map<string, NewRow[][]>();
  for (const row of rows) {
    const given = Object.keys(row).filter((name) => row[name] !== undefined);
    const shape = given.sort().join();
    const known = batches.get(shape) ?? [];
    if ((known.at(-1)?.length ?? ROWS_AT_ONCE) === ROWS_AT_ONCE) known.push([]);
    known.at(-1)!.push(row);
    batches.set(shape, known);
  }
  return [...batches.values()].flat();
}
