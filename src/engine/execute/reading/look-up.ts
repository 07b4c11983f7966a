import { gateSight, mayRead, visibleRows } from "../../plan/sight.ts";
import { type FoundByValue, selectByValue } from "../../query/records-by-text.ts";
import type { FieldSchema, ResourceSchema } from "../../schema/schema.ts";
import { raw, type Sql } from "../../sql/sql.ts";
import type { LookedUp, LookUpOptions } from "../../work/work.ts";
import { unconfined } from "../transaction/unconfined.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";

/** Finds the records with each of many texts in a field; see `ReadOnlyWork.lookUp`. */
export async function lookUp(
  work: UnitOfWork,
  resource: ResourceSchema,
  fieldName: string,
  texts: readonly string[],
  { within = {}, among, isInSight = false }: LookUpOptions = {},
): Promise<LookedUp[]> {
  const field = resource.fields.get(fieldName)!;
  const conditions = [
    ...(among ? [among("record")] : []),
    ...(isInSight ? inSight(work, resource, field) : []),
  ];
  // An index over a function is only used without row-level security; the statement names the workspace itself.
  const rows = await unconfined(work, () =>
    work.rows<FoundByValue>(selectByValue(resource, field, texts, within, conditions)),
  );
  const found: { folded: string; ids: string[] }[] = texts.map(() => ({ folded: "", ids: [] }));
  for (const { place, folded, id } of rows) {
    found[place]!.folded = folded;
    if (id !== null) found[place]!.ids.push(id);
  }
  return found;
}

/** The conditions on rows of which the actor may read the field. */
export function inSight({ actor }: UnitOfWork, resource: ResourceSchema, field: FieldSchema): Sql[] {
  const gate = gateSight(resource, field.gate, actor);
  if (!mayRead(resource, actor) || gate === "none") return [raw("false")];
  const rows = visibleRows(resource, actor);
  return [...(rows ? [rows("record")] : []), ...(gate === "all" ? [] : [gate("record")])];
}
