import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import { and, column, fromContext, ident, join, raw, type Sql, sql } from "../sql/sql.ts";
import type { Values } from "../work/records.ts";

/** At most this many records with one value are returned: enough to see that it is ambiguous. */
const MOST = 2;

/** A row for each value: its place from 0, the text by which it is compared, and a record that has it, if any. */
export interface FoundByValue extends Values {
  readonly place: number;
  readonly folded: string;
  readonly id: string | null;
}

/**
 * Finds the records with each of many texts in a field, regardless of case and accents, or exactly if the field's
 * unique rule compares exactly. `scopes` are further fields, with a value for each text. The offset keeps the database from
 * reading all records by id until two are found, which for a text that no record has would be every record.
 */
export function selectByValue(
  resource: ResourceSchema,
  field: FieldSchema,
  texts: readonly string[],
  scopes: Readonly<Record<string, readonly (string | null)[]>>,
  conditions: readonly Sql[],
): Sql {
  const own = field.stored("record");
  const compare = comparison(resource, field);
  const names = Object.keys(scopes);
  const arrays = [texts, ...names.map((name) => scopes[name]!)].map((values) => sql`${values}::text[]`);
  const columns = ["value", ...names.map((_, index) => `scope${index}`), "place"].map((name) => raw(name));
  const within = names.map(
    (name, index) =>
      sql`${resource.fields.get(name)!.stored("record")} is not distinct from ${raw(`given.scope${index}`)}`,
  );
  return sql`select (given.place - 1)::integer as place, fold(given.value) as folded, found.id
    from unnest(${join(arrays, ", ")}) with ordinality as given(${join(columns, ", ")})
    left join lateral (select ${column("same", "id")}::text as id
      from (select ${column("record", "id")} from ${ident(resource.table)} record
        where ${column("record", "workspace_id")} = ${fromContext("workspace")}
          and ${compare(own)} = ${compare(raw("given.value"))} and ${and([...within, ...conditions])} offset 0) same
      order by ${column("same", "id")} limit ${MOST}::integer) found on true
    order by given.place, found.id`;
}

/** The function of the index that such a field has: of its unique rule, else of its order in lists. */
const comparison =
  ({ sort }: ResourceSchema, { name, unique }: FieldSchema) =>
  (text: Sql): Sql => {
    if (unique && !sort.includes(name)) return unique.caseInsensitive ? sql`lower(${text})` : text;
    return sql`fold(${text})`;
  };
