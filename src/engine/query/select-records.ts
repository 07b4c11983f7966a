import type { Projection } from "../plan/projection.ts";
import type { PlannedFilter, Selection, SortKey } from "../plan/selection.ts";
import type { FilterSchema, ResourceSchema } from "../schema/schema.ts";
import {
  and,
  column,
  fromContext,
  ident,
  isNotTrue,
  isOneOfKeys,
  join,
  or,
  raw,
  type Sql,
  sql,
  unseenByPlanner,
} from "../sql/sql.ts";
import type { Combination } from "../work/combination.ts";
import type { Operand } from "../work/operand.ts";
import { CachedByKeys, CachedStatements } from "./cached-statements.ts";
import { envelope } from "./envelope.ts";
import { hasWord } from "./search-condition.ts";
import { selectFromRecords } from "./select-from-records.ts";
import { isNotDeleted } from "./soft-deletion.ts";

/** The whole condition on rows: workspace, sight, filters, search. */
export function selectionCondition(selection: Selection, alias: string): Sql {
  const conditions = [sql`${column(alias, "workspace_id")} = ${fromContext("workspace")}`];
  if (selection.rows !== "all") conditions.push(selection.rows(alias));
  const { resource, filters } = selection;
  if (resource.softDeletes && !filters.some(({ filter }) => filter.name === "deleted_at"))
    conditions.push(isNotDeleted(resource, alias));
  const apart = resource.listedOnlyBy;
  if (apart && !filters.some(({ filter, negated }) => filter.name === apart.filter && !negated))
    conditions.push(sql`(${apart.rows(alias)}) is not true`);
  for (const filter of filters) conditions.push(filterCondition(filter, alias));
  if (selection.where) conditions.push(combinedCondition(selection.where, alias));
  for (const word of selection.words) {
    conditions.push(hasWord(selection, alias, word));
  }
  return and(conditions);
}

function filterCondition({ filter, operand, negated, isRangeInOrder }: PlannedFilter, alias: string): Sql {
  const compared = positiveCondition(filter, operand, alias);
  const condition = isRangeInOrder ? unseenByPlanner(compared, (context) => context === null) : compared;
  // A negated filter matches every row that the plain filter does not match, including rows without a value.
  return negated ? isNotTrue(condition) : condition;
}

function positiveCondition(filter: FilterSchema, operand: Operand, alias: string): Sql {
  if (operand.kind === "empty") {
    return filter.empty ? filter.empty(alias) : sql`${filter.expression!(alias)} is null`;
  }
  if (filter.condition) return filter.condition(alias, operand);
  const { usual } = filter;
  if (usual && operand.kind === "equals" && operand.value === usual.value) return usual.condition(alias);
  return filter.kind.compare(filter.expression!(alias), operand);
}

function combinedCondition(combination: Combination<PlannedFilter>, alias: string): Sql {
  if ("condition" in combination) return filterCondition(combination.condition, alias);
  const parts = combination.parts.map((part) => combinedCondition(part, alias));
  const joined = combination.joins === "all" ? and(parts) : or(parts);
  return combination.isNegated ? isNotTrue(joined) : joined;
}

/** The order of a list; the id makes it total. */
export function orderBy(sort: readonly SortKey[], alias: string): Sql {
  const keys = sort.map(({ field, descending }) => {
    const expression = field.name === "id" ? column(alias, "id") : field.order(alias);
    return descending ? sql`${expression} desc` : expression;
  });
  if (!sort.some(({ field }) => field.name === "id")) {
    keys.push(sort[0]?.descending ? sql`${column(alias, "id")} desc` : column(alias, "id"));
  }
  return join(keys, ", ");
}

/** All selected records in order, each as JSON text in `data`. The rows are sorted before their JSON is built. */
export const selectAll = (selection: Selection, sort: readonly SortKey[], projection: Projection): Sql =>
  sql`select ${envelope(projection, "paged")} as data
    from (
      ${selectFromRecords(raw("record.*"), ident(selection.resource.table), {
        condition: selectionCondition(selection, "record"),
        order: orderBy(sort, "record"),
      })} offset 0
    ) paged`;

/**
 * One record in the actor's sight, as JSON text in `data` and, with a second projection, in `plain`; no row if it is
 * out of sight.
 */
export const selectRecord = (projection: Projection, id: unknown, plain?: Projection): Sql =>
  plain ? recordStatement(projection, id, plain) : recordStatements.for(projection, id);

const recordStatements = new CachedStatements<Projection>((projection, id) =>
  recordStatement(projection, id),
);

/** The names of the JSON columns if they are selected beside columns of fields; no field can have such a name. */
export const SHOWN = { data: "shown data", plain: "shown plain" } as const;

/**
 * The statement that selects one record. With further columns, each preceded by a comma, the JSON columns are named as
 * in `SHOWN`.
 */
export function recordStatement(projection: Projection, id: unknown, plain?: Projection, beside?: Sql): Sql {
  const names = beside ? SHOWN : { data: "data", plain: "plain" };
  const second = plain ? sql`, ${envelope(plain, "record")} as ${ident(names.plain)}` : raw("");
  return sql`select ${envelope(projection, "record")} as ${ident(names.data)}${second}${beside ?? raw("")}
    from ${ident(projection.resource.table)} record
    where ${recordCondition(projection, "record")} and ${column("record", "id")} = ${id}`;
}

/** Several records in the actor's sight, as `id` and JSON text in `data`. */
export const selectRecords = (projection: Projection, ids: readonly unknown[]): Sql =>
  severalRecords.for(projection, ids);

const severalRecords = new CachedByKeys<Projection>(
  (projection, ids) => sql`select ${column("record", "id")} as id, ${envelope(projection, "record")} as data
    from ${ident(projection.resource.table)} record
    where ${recordCondition(projection, "record")} and ${hasKey(projection.resource, "record", ids)}`,
);

/** The ids of the selected records, in order, up to a limit. */
export const selectIds = (selection: Selection, limit: number): Sql =>
  sql`select ${column("record", "id")} as id from ${ident(selection.resource.table)} record
    where ${selectionCondition(selection, "record")} order by ${column("record", "id")} limit ${limit}::integer`;

/** Whether the row's key is one of the given keys. */
export const hasKey = (resource: ResourceSchema, alias: string, keys: readonly unknown[]): Sql =>
  isOneOfKeys(column(alias, "id"), keys, resource.key === "integer" ? "integer" : "text");

function recordCondition(projection: Projection, alias: string): Sql {
  const workspace = sql`${column(alias, "workspace_id")} = ${fromContext("workspace")}`;
  const conditions = [workspace];
  if (projection.resource.softDeletes) conditions.push(isNotDeleted(projection.resource, alias));
  if (projection.rows !== "all") conditions.push(projection.rows(alias));
  return join(conditions, " and ");
}
