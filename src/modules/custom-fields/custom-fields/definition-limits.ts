import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, Work } from "../../../engine/work/index.ts";

export const MOST_FIELDS = 100;
const MOST_FILTERABLE = 20;

/** How many other fields of the resource are in use, and how many of these lists are filtered by. */
export async function countOthers(resource: unknown, exceptId: string, work: Work) {
  const row = await work.row<{ all: number; filterable: number }>(
    sql`select count(*)::integer as all, (count(*) filter (where is_filterable))::integer as filterable
      from custom_fields where workspace_id = ${fromContext("workspace")} and resource = ${resource}
        and archived_at is null and id <> ${exceptId}`,
  );
  return row!;
}

export const TOO_MANY = `A resource can have at most ${MOST_FIELDS} custom fields.`;

/** How many a resource can have, and by how many its lists can be filtered. */
export async function checkLimits(change: Change<"custom-fields">, work: Work): Promise<void> {
  const { kind, values, id, unread, stored } = change;
  if (unread.has("resource") || unread.has("type")) return;
  const others = await countOthers(values.resource, id, work);
  if (kind === "create" && others.all >= MOST_FIELDS) change.fail("resource", TOO_MANY);
  const isLong = values.type === "textarea";
  values.is_filterable ??= !isLong && others.filterable < MOST_FILTERABLE;
  if (values.is_filterable !== true || (stored && !change.changes("is_filterable"))) return;
  if (isLong) change.fail("is_filterable", "The is filterable field is prohibited when type is textarea.");
  else if (others.filterable >= MOST_FILTERABLE)
    change.fail("is_filterable", `A resource can have at most ${MOST_FILTERABLE} filterable custom fields.`);
}
