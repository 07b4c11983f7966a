import { and, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext, Values, Words } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { WITHOUT_VALUE } from "../../../platform/figures/group-names.ts";
import { joinedDepartment } from "../../employees/index.ts";
import { BENEFIT_CATEGORIES, CATEGORY_NAMES } from "../benefits/benefit-terms.ts";
import { chargesPerYear, chargesWithin, hasDayWithin } from "../employee-benefits/charges-in-sql.ts";
import { enrolmentStatus } from "../employee-benefits/enrolment-status.ts";

export const COST_GROUPS = ["benefit", "category", "department", "employee"] as const;
export type CostGroup = (typeof COST_GROUPS)[number];

/** The costs of the enrolments of one group in one currency. Amounts are in cents, as digits. */
export interface CostRow extends Values {
  readonly currency: string;
  /** Null: the employees without a department. */
  readonly id: string | null;
  readonly name: string;
  readonly employer_cents: string;
  readonly employee_cents: string;
  /** The number of charges in the period. */
  readonly charges: number;
  /** The number of enrolments with a charge in the period. */
  readonly enrolments: number;
}

/** How enrolments (`x`) are grouped, and how the groups of the costs (`summed`) are named. */
interface Grouping {
  /** The value by which enrolments are grouped. */
  readonly key: Sql;
  /** The tables from which it is read beside the enrolments. */
  readonly joins: Sql;
  /** Selects the `id` and the `name` of each group that has an id. */
  readonly names: (words: Words) => Sql;
}

const DEPARTMENT = joinedDepartment("e");

const namesFrom =
  (table: Sql, name: Sql): Grouping["names"] =>
  () =>
    sql`select named.id, ${name} as name from ${table} named
  where named.workspace_id = ${fromContext("workspace")} and named.id in (select summed.id from summed)`;

const GROUPINGS: Readonly<Record<CostGroup, Grouping>> = {
  benefit: {
    key: raw("x.benefit_id"),
    joins: raw(""),
    names: namesFrom(raw("benefits"), raw("named.name")),
  },
  category: {
    key: raw("b.category"),
    joins: raw("join benefits b on b.workspace_id = x.workspace_id and b.id = x.benefit_id"),
    names: (words) => sql`select named.id, named.name
      from unnest(${BENEFIT_CATEGORIES}::text[], ${BENEFIT_CATEGORIES.map((category) => words.say(CATEGORY_NAMES[category]))}::text[])
        named(id, name)`,
  },
  department: {
    key: DEPARTMENT.id,
    joins: sql`join employees e on e.workspace_id = x.workspace_id and e.id = x.employee_id ${DEPARTMENT.joins}`,
    names: namesFrom(raw("departments"), raw("named.name")),
  },
  employee: {
    key: raw("x.employee_id"),
    joins: raw(""),
    names: namesFrom(raw("employees"), sql`named.first_name || ' ' || named.last_name`),
  },
};

/** The sum of amounts, which have two decimals. */
const inCents = (amount: Sql): Sql => sql`trunc(sum(${amount}) * 100)::text`;

/** Loads the costs of the matching enrolments in a period, by currency and name. */
export function loadCostRows(
  { work, matching }: GetterContext,
  period: Period,
  group: CostGroup,
): Promise<CostRow[]> {
  const [from, to] = [sql`${period.from}::date`, sql`${period.to}::date`];
  const { key, joins, names } = GROUPINGS[group];
  const none = work.words.say(WITHOUT_VALUE);
  // Each name is looked up and folded once, although a group has a row for each currency.
  return work.rows<CostRow>(sql`with summed as materialized (
      select charged.currency, charged.key as id,
        ${inCents(sql`charged.employer_cost * charged.charges`)} as employer_cents,
        ${inCents(sql`charged.employee_cost * charged.charges`)} as employee_cents,
        sum(charged.charges)::integer as charges, count(*)::integer as enrolments
      from (
        select x.currency, ${key} as key, x.employer_cost, x.employee_cost, ${chargesWithin("x", from, to)} as charges
        from employee_benefits x ${joins}
        where ${and([matching("x"), hasDayWithin("x", from, to)])}
        offset 0
      ) charged
      where charged.charges > 0
      group by 1, 2
    ), groups as materialized (select named.id, named.name, fold(named.name) as folded from (${names(work.words)}) named)
    select summed.*, coalesce(groups.name, ${none}::text) as name
    from summed left join groups on groups.id = summed.id
    order by summed.currency, coalesce(groups.folded, fold(${none}::text)), summed.id`);
}

/** The company's yearly cost of the matching enrolments that are active today, by currency, in cents, as digits. */
export async function loadYearlyCosts({
  work,
  matching,
}: GetterContext): Promise<ReadonlyMap<string, string>> {
  const rows = await work.rows<{ currency: string; yearly: string }>(sql`select x.currency,
      ${inCents(sql`x.employer_cost * ${chargesPerYear("x")}`)} as yearly
    from employee_benefits x where ${and([matching("x"), sql`${enrolmentStatus("x")} = 'active'`])} group by 1`);
  return new Map(rows.map(({ currency, yearly }) => [currency, yearly]));
}
