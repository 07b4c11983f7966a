import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, ReadOnlyWork, SettledChange } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";

export const MAX_FIELDS = 100;
const MAX_FILTERABLE = 20;

/** The number of other active fields of a resource, and how many of them are filterable. */
export type Others = { readonly all: number; readonly filterable: number };

/** Counts the other active fields of a resource, and how many of them are filterable. */
export async function countOthers(resource: unknown, exceptId: string, work: ReadOnlyWork): Promise<Others> {
  const row = await work.row<Others>(
    sql`select count(*)::integer as all, (count(*) filter (where is_filterable))::integer as filterable
      from custom_fields where workspace_id = ${fromContext("workspace")} and resource = ${resource}
        and archived_at is null and id <> ${exceptId}`,
  );
  return row!;
}

export const TOO_MANY = message`A resource can have at most ${MAX_FIELDS} custom fields.`;

/**
 * If the request does not say so, a field is filterable while the resource is below its limit. Returns the counts of
 * the other fields.
 */
export async function settleFilterable(
  { values, id, unread }: Change<"custom-fields">,
  work: ReadOnlyWork,
): Promise<Others | null> {
  if (unread.has("resource") || unread.has("type")) return null;
  const others = await countOthers(values.resource, id, work);
  values.is_filterable ??= values.type !== "textarea" && others.filterable < MAX_FILTERABLE;
  return others;
}

/** Checks how many fields, and how many filterable ones, a resource can have. */
export function checkLimits(change: SettledChange<"custom-fields">, others: Others | null): void {
  const { kind, values, stored } = change;
  if (others === null) return;
  if (kind === "create" && others.all >= MAX_FIELDS) change.fail("resource", TOO_MANY);
  const isLong = values.type === "textarea";
  if (values.is_filterable !== true || (stored && !change.changes("is_filterable"))) return;
  if (isLong) change.fail("is_filterable", "The is filterable field is prohibited when type is textarea.");
  else if (others.filterable >= MAX_FILTERABLE)
    change.fail(
      "is_filterable",
      message`A resource can have at most ${MAX_FILTERABLE} filterable custom fields.`,
    );
}
