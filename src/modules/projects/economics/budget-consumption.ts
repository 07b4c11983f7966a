import { type Sql, sql } from "../../../engine/sql/index.ts";
import { together, type Values, type Work } from "../../../engine/work/index.ts";
import { allCauses } from "../../../platform/figures/causes.ts";
import { type Figure, sumOfFigures, whole } from "../../../platform/figures/figure.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { costCauses, type LackingEntries, missingRateOf, valueCauses } from "../rates/entry-causes.ts";
import { sumsOfEntries } from "../rates/entry-figures.ts";
import { netAmountIn, rebilledAmount } from "../rates/expense-amounts.ts";
import { COMPUTED_ONCE } from "../rates/priced-entries.ts";
import { centsOf } from "../rates/rate-rules.ts";
import { isInHours } from "./budget-burn.ts";
import type { OpenPeriod } from "./earned-fees.ts";
import { countedEntries, sumsOfProjects } from "./logged-time.ts";
import { isSelected } from "./project-expenses.ts";
import type { SelectedProject } from "./selected-projects.ts";

/** Which time and expenses count towards budgets, and how the period is divided. */
export interface Consumption {
  readonly period: OpenPeriod;
  readonly onlyApproved: boolean;
  /** `month`: a part for each calendar month, `2026-03`; `all`: one part. */
  readonly parts: "all" | "month";
}

/** The consumption of one project's budget in one part of the period. */
interface ConsumedPart {
  readonly project_id: string;
  readonly part: string;
  /** Worked minutes for budgets in hours, otherwise whole hundredths of the project's currency. */
  readonly consumed: Figure;
}

const partOf = (parts: Consumption["parts"], day: Sql): Sql =>
  parts === "month" ? sql`to_char(${day}, 'YYYY-MM')` : sql`'all'`;

/** The worked minutes of projects, for budgets in hours. */
async function loadMinutes(work: Work, ids: readonly string[], { period, onlyApproved, parts }: Consumption) {
  const sumsOf = await sumsOfEntries(
    work,
    countedEntries(ids, period, onlyApproved),
    work.workspace.baseCurrency,
    { by: sumsOfProjects(ids) },
  );
  const rows = await work.rows<{ project_id: string; part: string; worked: number }>(
    sumsOf(
      ({
        entries,
      }) => sql`select e.project_id, ${partOf(parts, sql`e.date`)} as part, sum(e.worked_minutes)::integer as worked
        from ${entries} e group by 1, 2`,
    ),
  );
  return rows.map(
    ({ project_id, part, worked }): ConsumedPart => ({ project_id, part, consumed: whole(BigInt(worked)) }),
  );
}

interface TimeSums extends LackingEntries, Values {
  readonly project_id: string;
  readonly part: string;
  readonly currency: string;
  readonly is_unconverted_cost: boolean;
  readonly amount: string;
  readonly cost: string;
}

/** The value and cost of the time of projects, in each project's currency. */
async function loadTime(
  work: Work,
  isCost: (id: string) => boolean,
  ids: readonly string[],
  { period, onlyApproved, parts }: Consumption,
): Promise<ConsumedPart[]> {
  const base = work.workspace.baseCurrency;
  const counted = countedEntries(ids, period, onlyApproved);
  const sumsOf = await sumsOfEntries(work, counted, base, { by: sumsOfProjects(ids) });
  // The value is in the project's currency, so it does not matter whether it can be converted to the base currency.
  const rows = await work.rows<TimeSums>(
    sumsOf(
      ({
        entries,
        money,
        count,
        lastDate,
        isUnconvertedCost,
      }) => sql`select e.project_id, ${partOf(parts, sql`e.date`)} as part, e.currency,
      case when e.value_lack <> 'rate_of_amount' then e.value_lack end as value_lack, e.is_uncosted,
      ${isUnconvertedCost} as is_unconverted_cost,
      ${count}::integer as entries, min(e.date) as first_date, ${lastDate} as last_date,
      sum(e.worked_minutes)::integer as worked, (${money(sql`coalesce(sum(e.amount), 0)`)})::text as amount,
      (${money(sql`coalesce(sum(e.project_cost), 0)`)})::text as cost
    from ${entries} e group by 1, 2, 3, 4, 5, 6`,
    ),
  );
  return rows.map((row): ConsumedPart => {
    const { project_id, part } = row;
    const costs = [
      ...costCauses(row),
      ...(row.is_unconverted_cost ? [missingRateOf(row, base, row.currency)] : []),
    ];
    const consumed = isCost(project_id)
      ? { known: centsOf(row.cost), causes: allCauses(costs) }
      : { known: centsOf(row.amount), causes: valueCauses(row, { base, report: row.currency }) };
    return { project_id, part, consumed };
  });
}

interface ExpenseSums extends Values {
  readonly project_id: string;
  readonly part: string;
  readonly spent_in: string;
  readonly billed_in: string;
  readonly is_known: boolean;
  readonly entries: number;
  readonly first_date: string;
  readonly last_date: string;
  readonly amount: string;
}

/** The cost or rebilled amount of expenses, as the budget counts, for budgets that include them, in each project's currency. */
async function loadExpenses(
  work: Work,
  ids: readonly string[],
  { period, parts }: Consumption,
): Promise<ConsumedPart[]> {
  // Both are converted in the same way, so one join is enough.
  const cost = netAmountIn("spent_into", "x", sql`p.currency`);
  const rebilled = rebilledAmount("spent_into", "x", "p");
  const rows = await work.rows<ExpenseSums>(sql`select e.project_id, e.part, e.spent_in, e.billed_in,
      e.amount is not null as is_known, count(*)::integer as entries, min(e.date) as first_date,
      max(e.date) as last_date, coalesce(sum(e.amount), 0)::text as amount
    from (select x.project_id, ${partOf(parts, sql`x.date`)} as part, x.currency as spent_in, p.currency as billed_in,
        x.date, case when p.budget_type = 'cost' then ${cost.amount} else ${rebilled.amount} end as amount
      from expenses x join projects p on p.workspace_id = x.workspace_id and p.id = x.project_id
      ${cost.join} where ${isSelected(ids, period)} ${COMPUTED_ONCE}) e
    group by 1, 2, 3, 4, 5`);
  return rows.map(
    (row): ConsumedPart => ({
      ...row,
      consumed: {
        known: centsOf(row.amount),
        causes: row.is_known ? [] : [missingRateOf(row, row.spent_in, row.billed_in)],
      },
    }),
  );
}

/** The consumption of budgets in the parts of a period, by project id and then by part. */
export async function loadConsumed(
  work: Work,
  budgeted: readonly SelectedProject[],
  requested: Consumption,
): Promise<Map<string, Map<string, Figure>>> {
  const ids = (isSelected: (project: SelectedProject) => boolean): string[] =>
    budgeted.filter(isSelected).map(({ id }) => id);
  const costs = new Set(ids(({ budget_type }) => budget_type === "cost"));
  const inMoney = ids(({ budget_type }) => !isInHours(budget_type));
  const withExpenses = ids(({ budget_includes_expenses }) => budget_includes_expenses);
  const of = async (
    among: readonly string[],
    load: (ids: readonly string[]) => Promise<ConsumedPart[]>,
  ): Promise<ConsumedPart[]> => (among.length > 0 ? load(among) : []);
  const parts = await together([
    of(
      ids(({ budget_type }) => isInHours(budget_type)),
      (some) => loadMinutes(work, some, requested),
    ),
    of(inMoney, (some) => loadTime(work, (id) => costs.has(id), some, requested)),
    of(withExpenses, (some) => loadExpenses(work, some, requested)),
  ]);
  const consumed = parts.flat();
  return new Map(
    [...grouped(consumed, ({ project_id }) => project_id)].map(([id, own]) => [
      id,
      new Map(
        [...grouped(own, ({ part }) => part)].map(([part, figures]) => [
          part,
          sumOfFigures(figures.map((one) => one.consumed)),
        ]),
      ),
    ]),
  );
}
