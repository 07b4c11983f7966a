import { parseSort } from "../declare/sort.ts";
import type { FieldGroup, PlannedInclude, Projection } from "../plan/projection.ts";
import type { Sight } from "../plan/sight.ts";
import { sharingRows } from "../sql/shared-rows.ts";
import { and, column, fromContext, ident, join, literal, raw, type Sql, sql } from "../sql/sql.ts";
import { isNotDeleted } from "./soft-deletion.ts";

/**
 * SQL text expressions that build a record's JSON where the row is read, so that the program passes it on unchanged.
 * They concatenate texts with `||` and `concat_ws`; `row_to_json` escapes each value once.
 */
const cached = new Map<string, Sql>();
const MAX_CACHED = 2_000;

/** The complete JSON of a row, as text. Compiled once for each projection and alias. */
export function envelope(projection: Projection, alias: string): Sql {
  const key = `${alias}|${projection.key}`;
  let expression = cached.get(key);
  if (!expression) {
    expression = buildEnvelope(projection, alias, 0);
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(key, expression);
  }
  return expression;
}

function buildEnvelope(projection: Projection, alias: string, depth: number): Sql {
  const parts = [
    sql`${literal(`{"id":"`)} || ${column(alias, "id")} || ${literal(`","type":"${projection.resource.name}","attributes":`)}`,
    attributes(projection.groups, alias),
  ];
  if (projection.includes.length > 0) {
    parts.push(literal(`,"relationships":{`), relationships(projection.includes, alias, depth), literal("}"));
  }
  parts.push(
    literal(`,"meta":{"authorizedToShow":true,"authorizedToUpdate":`),
    flag(projection.updatable, alias),
    literal(`,"authorizedToDelete":`),
    flag(projection.deletable, alias),
    literal("}}"),
  );
  return join(parts, " || ");
}

/** The attributes of a row. Groups that are visible on some rows only are concatenated as text. */
export function attributes(groups: readonly FieldGroup[], alias: string): Sql {
  const [first, ...others] = groups;
  if (!first) return literal("{}");
  if (others.length === 0 && first.sight === "all") return groupJson(first, alias);
  const members = groups.map((group) => {
    const inner = sql`left(right(${groupJson(group, alias)}, -1), -1)`;
    return group.sight === "all" ? inner : sql`case when ${group.sight(alias)} then ${inner} end`;
  });
  return sql`'{' || concat_ws(',', ${join(members, ", ")}) || '}'`;
}

function groupJson(group: FieldGroup, alias: string): Sql {
  const { expressions, joins } = sharingRows(
    group.fields.map((field) =>
      field.name === "id" ? column(alias, "id") : field.type.json(field.shown(alias)),
    ),
  );
  const columns = expressions.map((value, index) => sql`${value} as ${ident(group.fields[index]!.name)}`);
  const from = joins.length === 0 ? raw("") : sql` from (select) record_once ${join(joins, " ")}`;
  return sql`(select row_to_json(attributes)::text from (select ${join(columns, ", ")}${from}) attributes)`;
}

function flag(sight: Sight, alias: string): Sql {
  if (sight === "all") return literal("true");
  if (sight === "none") return literal("false");
  return sql`case when ${sight(alias)} then 'true' else 'false' end`;
}

function relationships(includes: readonly PlannedInclude[], alias: string, depth: number): Sql {
  const members = includes.map((include) => {
    const value = related(include, alias, depth + 1);
    const shown =
      include.sight === "all"
        ? value
        : sql`case when ${include.sight(alias)} then ${value} else ${literal(include.relationship.kind === "one" ? "null" : "[]")} end`;
    return sql`${literal(`"${include.name}":`)} || ${shown}`;
  });
  return join(members, " || ',' || ");
}

/** The related record or records of a row that the actor sees. */
function related(include: PlannedInclude, source: string, depth: number): Sql {
  const { relationship, projection } = include;
  const { resource } = projection;
  const alias = `${source}_${depth}`;
  const conditions = [
    sql`${column(alias, "workspace_id")} = ${fromContext("workspace")}`,
    relationship.condition(source, alias),
  ];
  if (projection.rows !== "all") conditions.push(projection.rows(alias));
  if (resource.softDeletes) conditions.push(isNotDeleted(resource, alias));
  const rows = sql`from ${ident(resource.table)} ${raw(alias)} where ${and(conditions)}`;
  const record = buildEnvelope(projection, alias, depth);
  if (relationship.kind === "one") return sql`coalesce((select ${record} ${rows} limit 1), 'null')`;
  return sql`'[' || coalesce((select string_agg(${record}, ',' order by ${relatedOrder(include, alias)}) ${rows}), '') || ']'`;
}

function relatedOrder({ relationship, projection }: PlannedInclude, alias: string): Sql {
  const { fields } = projection.resource;
  const given = relationship.sort ?? (fields.has("name") ? "name" : "id");
  const keys = parseSort(given).map(({ name, isDescending }) => {
    const field = fields.get(name)!;
    const expression = name === "id" ? column(alias, "id") : field.order(alias);
    return isDescending ? sql`${expression} desc` : expression;
  });
  return join([...keys, column(alias, "id")], ", ");
}
