import type { ResourceSchema } from "../schema/schema.ts";
import { column, fromContext, ident, isOneOfKeys, or, raw, type Sql, sql } from "../sql/sql.ts";

/**
 * A record that gained or lost references: whether it is used now, and whether it is used by others than the new ones.
 */
export type UseChange = {
  readonly id: unknown;
  readonly name: string;
  readonly label: unknown;
  readonly now: boolean;
  readonly others: boolean;
};

/**
 * Selects whether the records with the given `names` (values of a field) are used now, and whether they are used by
 * other records than those in `by`, which are the new ones.
 */
export function selectUseChanges(
  resource: ResourceSchema,
  names: string,
  references: readonly { readonly name: string; readonly by: readonly string[] }[],
): Sql {
  const fresh = Object.fromEntries(references.map(({ name, by }) => [name, by]));
  const name = sql`${column("record", names)}::text`;
  // Other conditions that make a record used are assumed to be unchanged: whoever changes them journals the record
  // itself.
  const also = resource.alsoUsedWhen ? [resource.alsoUsedWhen("record")] : [];
  const uses = (condition: Sql): Sql =>
    or([
      ...also,
      ...resource.inbound
        .filter(({ isUse }) => isUse)
        .map(
          (inbound) => sql`exists (select 1 from ${ident(inbound.resource.table)} referring
          where referring.workspace_id = record.workspace_id and ${inbound.refers("referring", "record")} and ${condition})`,
        ),
    ]);
  return sql`select record.id, ${name} as name, ${labelOf(resource)} as label, ${uses(raw("true"))} as now,
      ${uses(sql`not coalesce(${JSON.stringify(fresh)}::jsonb -> ${name}, '[]') @> to_jsonb(referring.id::text)`)} as others
    from ${ident(resource.table)} record
    where record.workspace_id = ${fromContext("workspace")} and ${isOneOfKeys(
      name,
      references.map((one) => one.name),
    )}`;
}

const labelOf = (resource: ResourceSchema): Sql =>
  resource.label === "id" ? column("record", "id") : resource.fields.get(resource.label)!.shown("record");
