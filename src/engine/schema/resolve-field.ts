import type { Field, FieldExpression } from "../declare/field.ts";
import { column, ident, raw, type Sql, sql } from "../sql/sql.ts";
import { journalGates } from "./journal-gates.ts";
import type { FieldSchema, ResourceSchema } from "./schema.ts";

/** A field with its place in the schema. */
export function resolveField(
  name: string,
  definition: Field,
  resources: ReadonlyMap<string, ResourceSchema>,
): FieldSchema {
  const { source, type, sortedBy } = definition;
  const { links, reference } = type;
  const isOwn = source.kind === "stored" || source.kind === "hidden";
  const own = isOwn && !links ? (source.column ?? name) : null;
  const expression = expressionOf(definition);
  const computed = expression && ((alias: string): Sql => expression(alias, journalGates(resources)));
  const stored =
    computed && own === null
      ? computed
      : links
        ? (alias: string) => linkedIds(links, resources.get(reference!.resource)!, alias)
        : (alias: string) => column(alias, own ?? name);
  return {
    ...definition,
    name,
    stored,
    shown: computed ?? stored,
    order: (alias) => (sortedBy ? sortedBy(alias, journalGates(resources)) : type.order(stored(alias))),
    isComputed: expression !== null,
    writeOnly: source.kind === "hidden" || source.kind === "given",
    hidden: source.kind === "hidden",
    isDerived: source.kind === "derived",
    writeColumn: own,
  };
}

/** The SQL by which a field is read; null: its column, or its links. */
function expressionOf({ source, type }: Field): FieldExpression | null {
  switch (source.kind) {
    case "stored":
      return source.shown;
    case "computed":
    case "elsewhere":
      return source.expression;
    case "derived":
      // It is read as null like any other field, so that it has its place among the attributes until `derive` sets the
      // value.
      return () => raw(`null::${type.cast}`);
    case "hidden":
    case "given":
      return null;
  }
}

/** The ids of a set of references, in stored order or sorted by the names of the records. */
function linkedIds(links: NonNullable<Field["type"]["links"]>, target: ResourceSchema, alias: string): Sql {
  const ofOwner = sql`link_row.workspace_id = ${column(alias, "workspace_id")}
      and ${column("link_row", links.owner)} = ${column(alias, "id")}`;
  const id = column("link_row", links.target);
  const found = sql`select ${id} from ${ident(links.table)} link_row where ${ofOwner}`;
  const name = target.fields.get("name");
  // A foreign key guarantees the records, so they are only read for their names.
  if (links.ordered || !name) {
    return inOrderIfSeveral(found, sql`${found} order by ${links.ordered ? raw("link_row.position") : id}`);
  }
  return inOrderIfSeveral(
    found,
    sql`select ${id} from ${ident(links.table)} link_row
    join ${ident(target.table)} linked on linked.workspace_id = link_row.workspace_id and linked.id = ${id}
    where ${ofOwner}
    order by ${name.type.order(name.stored("linked"))}, ${column("linked", "id")}`,
  );
}

/** Most sets have no element or one, and need no order: sorting, and reading names for it, takes longer than the look. */
const inOrderIfSeveral = (ids: Sql, sorted: Sql): Sql =>
  sql`(select case when cardinality(found.ids) < 2 then found.ids else array(${sorted}) end
    from (select array(${ids}) as ids offset 0) found)`;
