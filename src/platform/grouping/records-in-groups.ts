import type { JsonSchema } from "../../engine/declare/field-type.ts";
import { type ListVariant, listVariant, type VariantRow } from "../../engine/declare/list-variant.ts";
import { ident, join, raw, type Sql, sql } from "../../engine/sql/sql.ts";
import type { VariantContext } from "../../engine/work/contexts.ts";
import type { Values } from "../../engine/work/records.ts";
import { count, textOrNull } from "../figures/response-shapes.ts";
import { amongGroups, narrowFilters } from "../links/narrow-filters.ts";

/** The records that a request selects, and what is added up over them. */
export interface Summed {
  /** A common table expression `l` of the records, with the columns by which they can be grouped. */
  readonly records: Sql;
  /** The figures of a group of `l`, as aggregates, by name. */
  readonly sums: Readonly<Record<string, Sql>>;
  /** Further members of `meta`, as aggregates over all records; what is already known is given as it is. */
  readonly meta: Readonly<Record<string, Sql | string>>;
}

interface Grouping<Field extends string> {
  readonly resource: string;
  readonly title: string;
  readonly description: string;
  /** The references or choices by which records can be grouped; the list has a filter of the same name for each. */
  readonly by: readonly Field[];
  /** The schemas of the figures besides `count`. */
  readonly figures: Readonly<Record<string, JsonSchema>>;
  readonly meta?: Readonly<Record<string, JsonSchema>>;
  readonly summed: (context: VariantContext) => Summed;
}

interface GroupRow extends Values {
  readonly key: string | null;
  readonly is_total: boolean;
  readonly figures: Readonly<Record<string, number | null>>;
  readonly meta: Values;
}

/** One row for each group, and one for all records together. */
function selectGroups({ value: by, sort }: VariantContext, { records, sums, meta }: Summed): Sql {
  const figures = Object.entries(sums).map(([name, sum]) => sql`, ${name}::text, ${sum}`);
  const about = Object.entries(meta).flatMap(([name, known]) =>
    typeof known === "string" ? [] : [sql`${name}::text, ${known}`],
  );
  const keys = sort.map(({ name, isDescending }) => {
    const figure = sql`(grouped.figures ->> ${name})::numeric`;
    return isDescending ? sql`${figure} desc nulls last` : figure;
  });
  const key = sql`l.${ident(by)}`;
  return sql`with ${records}, grouped as (
      select ${key} as key, grouping(${key}) = 1 as is_total,
        json_build_object('count', count(*)::integer${join(figures, "")}) as figures,
        case when grouping(${key}) = 1 then json_build_object(${join(about, ", ")}) end as meta
      from l group by grouping sets ((${key}), ()))
    select grouped.* from grouped order by ${join([...keys, raw("grouped.key")], ", ")}`;
}

/**
 * The form of a list in which its records are counted and added up in groups, such as by the columns of a board. Filters
 * and search apply; groups without records are left out; `meta` has the same figures over all records.
 */
export function recordsInGroups<const Field extends string>(grouping: Grouping<Field>): ListVariant {
  const { resource, title, description, by, figures, meta = {}, summed } = grouping;
  const shapes = { count, ...figures };
  const keys = Object.keys(shapes);
  return listVariant({
    ...{ title, description, options: by },
    sort: Object.fromEntries(keys.map((name) => [name, null])),
    defaultSort: "-count",
    response: {
      type: "object",
      required: keys,
      properties: { ...Object.fromEntries(by.map((name) => [name, textOrNull])), ...shapes },
    },
    meta: { ...shapes, ...meta },
    async run(context) {
      const wanted = summed(context);
      const found = await context.work.rows<GroupRow>(selectGroups(context, wanted));
      const groups = found.filter(({ is_total }) => !is_total);
      const whole = found.find(({ is_total }) => is_total)!;
      const from = (context.page - 1) * context.perPage;
      return {
        rows: groups.slice(from, from + context.perPage).map((row) => shownGroup(context, resource, row)),
        total: groups.length,
        meta: { ...wanted.meta, ...whole.figures, ...whole.meta },
      };
    },
  });
}

function shownGroup(
  { value: by, link, givenFilters }: VariantContext,
  resource: string,
  { key, figures }: GroupRow,
): VariantRow {
  const filters = narrowFilters(givenFilters, [amongGroups(by, key)]);
  return {
    id: key ?? "none",
    attributes: { [by]: key, ...figures },
    links: filters === null ? {} : { list: link(resource, filters) },
  };
}
