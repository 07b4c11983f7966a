import { planSort } from "../../plan/selection.ts";
import { type ListedValue, selectListedValues } from "../../query/values-in-order.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { ListedValues, ListedValuesOptions } from "../../work/work.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { inSight } from "./look-up.ts";

/** The first values of a field in the order of lists; see `ReadOnlyWork.listedValues`. */
export async function listedValues(
  work: UnitOfWork,
  resource: ResourceSchema,
  fieldName: string,
  { among, limit }: ListedValuesOptions,
): Promise<ListedValues> {
  const field = resource.fields.get(fieldName)!;
  const conditions = [...(among ? [among("record")] : []), ...inSight(work, resource, field)];
  const sort = planSort(resource, work.actor, null);
  const rows = await work.rows<ListedValue>(selectListedValues(resource, field, sort, conditions, limit));
  return { values: rows.map(({ value }) => value), total: rows[0]?.total ?? 0 };
}
