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

/** The same by the projection itself, whose key is long. */
const latest = new WeakMap<Projection, Map<string, Sql>>();

/**
 * The complete JSON of a row, as text. Compiled once for each projection and alias.
 * @param isPage whether the alias is a common table expression with the rows of a page, for which related records are
 *   read together
 */
export function envelope(projection: Projection, alias: string, isPage = false): Sql {
  const place = `${alias}${isPage ? "[page]" : ""}`;
  let byPlace = latest.get(projection);
  if (!byPlace) {
    byPlace = new Map();
    latest.set(projection, byPlace);
  }
  let expression = byPlace.get(place);
  if (!expression) {
    expression = ofEqualProjection(projection, alias, isPage, place);
    byPlace.set(place, expression);
  }
  return expression;
}

function ofEqualProjection(projection: Projection, alias: string, isPage: boolean, place: string): Sql {
  const key = `${place}|${projection.key}`;
  let expression = cached.get(key);
  if (!expression) {
    expression = buildEnvelope(projection, alias, 0, isPage);
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(key, expression);
  }
  return expression;
}

function buildEnvelope(projection: Projection, alias: string, depth: number, isPage = false): Sql {
  const parts = [
    sql`${literal(`{"id":"`)} || ${column(alias, "id")} || ${literal(`","type":"${projection.resource.name}","attributes":`)}`,
    attributes(projection.groups, alias),
  ];
  if (projection.includes.length > 0) {
    parts.push(literal(`,"relationships":{`), relationships(projection, alias, depth, isPage), literal("}"));
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

function relationships(projection: Projection, alias: string, depth: number, isPage: boolean): Sql {
  const members = projection.includes.map((include) => {
    const key = isPage ? keyShared(projection, include) : null;
    const value = key ? relatedOfPage(include, key, alias, depth + 1) : related(include, alias, depth + 1);
    const shown =
      include.sight === "all"
        ? value
        : sql`case when ${include.sight(alias)} then ${value} else ${literal(include.relationship.kind === "one" ? "null" : "[]")} end`;
    return sql`${literal(`"${include.name}":`)} || ${shown}`;
  });
  return join(members, " || ',' || ");
}

/** Whether records of the projection can be so large that those of a page are not kept together in memory. */
const canBeLarge = ({ groups, includes }: Projection): boolean =>
  groups.some(({ fields }) => fields.some(({ isOmittedFromLists }) => isOmittedFromLists)) ||
  includes.some(({ projection }) => canBeLarge(projection));

/**
 * The key of the related record, over the alias of a row, if several rows of a page can share the record: the reference
 * of a field. Null: it is read for each row.
 */
function keyShared({ resource }: Projection, { relationship, projection }: PlannedInclude) {
  const field = relationship.kind === "one" && relationship.field && resource.fields.get(relationship.field);
  return field && !field.type.links && !canBeLarge(projection) ? field.stored : null;
}

/** Whether records are related to a page that several of its rows can share. */
export const sharesRelated = (projection: Projection): boolean =>
  projection.includes.some((include) => keyShared(projection, include) !== null);

/**
 * The related record of a row of a page. The sub-select depends on nothing of the row, so PostgreSQL runs it once for
 * the page, and each record is read once however many rows refer to it.
 */
function relatedOfPage(
  include: PlannedInclude,
  key: (alias: string) => Sql,
  page: string,
  depth: number,
): Sql {
  const alias = `${page}_${depth}`;
  const id = column(alias, "id");
  const rows = relatedRows(include, alias, sql`${id} = any(array(select ${key(page)} from ${raw(page)}))`);
  const record = buildEnvelope(include.projection, alias, depth);
  return sql`coalesce((select jsonb_object_agg(${id}, ${record}) ${rows}) ->> (${key(page)})::text, 'null')`;
}

/** The rest of a select from `from` on: the related rows that the actor sees. */
function relatedRows({ projection }: PlannedInclude, alias: string, isRelated: Sql): Sql {
  const { resource, rows } = projection;
  const conditions = [sql`${column(alias, "workspace_id")} = ${fromContext("workspace")}`, isRelated];
  if (rows !== "all") conditions.push(rows(alias));
  if (resource.softDeletes) conditions.push(isNotDeleted(resource, alias));
  return sql`from ${ident(resource.table)} ${raw(alias)} where ${and(conditions)}`;
}

/** The related record or records of a row that the actor sees. */
function related(include: PlannedInclude, source: string, depth: number): Sql {
  const { relationship, projection } = include;
  const alias = `${source}_${depth}`;
  const rows = relatedRows(include, alias, relationship.condition(source, alias));
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
