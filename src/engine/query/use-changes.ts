import type { ResourceSchema } from "../schema/schema.ts";
import { column, fromContext, ident, isOneOfKeys, join, or, raw, type Sql, sql } from "../sql/sql.ts";
import { CachedShapes } from "./cached-statements.ts";

/** Records of a resource that gained or lost references. */
export interface Referred {
  readonly resource: ResourceSchema;
  /** The field whose values the references have. */
  readonly names: string;
  /** The values of that field, each with the ids of the records that refer to it newly. */
  readonly references: readonly { readonly name: string; readonly by: readonly string[] }[];
}

/** Whether one of the records is used. */
export type Use = {
  /** The place of its resource among those that were asked for. */
  readonly place: number;
  readonly id: string;
  readonly name: string;
  readonly label: string | null;
  readonly used: boolean;
};

/**
 * Selects whether the records are used: by any record, or by others than those that refer to them newly. Other conditions
 * that make a record used are assumed to be unchanged: whoever changes them journals the record itself.
 * @param asked at least one
 */
export function selectUses(asked: readonly Referred[], by: "any" | "others"): Sql {
  const shape = asked.map(
    ({ resource, names, references }) =>
      `${resource.name}.${names} ${references.length === 1 ? "one" : "several"}`,
  );
  const values = asked.flatMap(({ references }) => {
    const keys = references.map(({ name }) => name);
    const fresh = Object.fromEntries(references.map(({ name, by }) => [name, by]));
    return [JSON.stringify(fresh), keys.length === 1 ? keys[0] : keys];
  });
  return uses.for(asked[0]!.resource, `${by} ${shape.join()}`, values, (places) =>
    join(
      asked.map((referred, place) => useOf(referred, place, by, places.slice(2 * place))),
      " union all ",
    ),
  );
}

/** By the first of the resources, which belongs to one schema, as all of them do. */
const uses = new CachedShapes<ResourceSchema>();

function useOf(
  { resource, names, references }: Referred,
  place: number,
  by: "any" | "others",
  [fresh, keys]: readonly unknown[],
): Sql {
  const name = sql`${column("record", names)}::text`;
  const counting =
    by === "any"
      ? raw("true")
      : sql`not coalesce(${fresh}::jsonb -> ${name}, '[]') @> to_jsonb(referring.id::text)`;
  const conditions = resource.inbound
    .filter(({ isUse }) => isUse)
    .map(
      (inbound) => sql`exists (select 1 from ${ident(inbound.resource.table)} referring
        where referring.workspace_id = record.workspace_id and ${inbound.refers("referring", "record")} and ${counting})`,
    );
  const also = resource.alsoUsedWhen ? [resource.alsoUsedWhen("record")] : [];
  return sql`select ${raw(String(place))} as place, record.id::text as id, ${name} as name,
      (${labelOf(resource)})::text as label, ${or([...also, ...conditions])} as used
    from ${ident(resource.table)} record
    where record.workspace_id = ${fromContext("workspace")}
      and ${isOneOfKeys(name, references.length === 1 ? [keys] : (keys as readonly unknown[]))}`;
}

const labelOf = (resource: ResourceSchema): Sql =>
  resource.label === "id" ? column("record", "id") : resource.fields.get(resource.label)!.shown("record");
