import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { allCauses } from "../../../platform/figures/causes.ts";
import { type Figure, whole } from "../../../platform/figures/figure.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { conversionOfRows } from "../../rates/index.ts";
import { missingRateOf } from "../rates/entry-causes.ts";
import { isCounted, netAmountIn, rebilledAmount } from "../rates/expense-amounts.ts";
import { COMPUTED_ONCE } from "../rates/priced-entries.ts";
import { centsOf } from "../rates/rate-rules.ts";
import type { OpenPeriod } from "./earned-fees.ts";
import { sumOf } from "./exact-amounts.ts";
import type { Unconverted } from "./unconverted.ts";

/** The expenses of a project in a period; amounts in whole hundredths of the report's currency. */
export interface ProjectExpenses {
  readonly count: number;
  readonly cost: Figure;
  /** The rebilled amount, and the part of it that is on no invoice line yet. */
  readonly rebilled: Figure;
  readonly unbilled: Figure;
}

export const NO_EXPENSES: ProjectExpenses = {
  ...{ count: 0, cost: whole(0n), rebilled: whole(0n), unbilled: whole(0n) },
};

/** A condition over the alias `x` for approved expenses on the projects in the period. */
export const isSelected = (projectIds: readonly string[], { from, to }: OpenPeriod): Sql =>
  sql`x.workspace_id = ${fromContext("workspace")} and x.project_id = any(${projectIds}::text[]) and ${isCounted("x")}
    and x.date between coalesce(${from}::date, '-infinity') and ${to}::date`;

const total = (amount: Sql): Sql => sql`coalesce(sum(${amount}), 0)::text`;

/** Sums over the expenses of one project with the same currency, billing status and missing rates. */
interface Sums extends Values {
  readonly project_id: string;
  readonly spent_in: string;
  readonly billed_in: string;
  readonly is_unbilled: boolean;
  /** Whether the cost, the rebilled amount in the project's currency, or that in the report's currency is unknown. */
  readonly is_uncosted: boolean;
  readonly is_unpriced: boolean;
  readonly is_unconverted: boolean;
  readonly entries: number;
  readonly first_date: string;
  readonly last_date: string;
  readonly net: string;
  readonly cost: string;
  readonly rebilled: string;
  readonly converted: string;
}

function loadSums(
  work: Work,
  projectIds: readonly string[],
  { period, currency }: { readonly period: OpenPeriod; readonly currency: string },
): Promise<Sums[]> {
  const cost = netAmountIn("cost_into", "x", sql`${currency}::text`);
  const rebilled = rebilledAmount("to_project", "x", "p");
  const converted = conversionOfRows("converted_in", {
    from: sql`p.currency`,
    to: sql`${currency}::text`,
    day: sql`x.date`,
  });
  return work.rows<Sums>(sql`select e.project_id, e.spent_in, e.billed_in, e.billing_status = 'unbilled' as is_unbilled,
      e.cost is null as is_uncosted, e.rebilled is null as is_unpriced,
      coalesce(e.rebilled > 0, false) and e.converted is null as is_unconverted,
      count(*)::integer as entries, min(e.date) as first_date, max(e.date) as last_date,
      sum(e.net_amount)::text as net, ${total(sql`e.cost`)} as cost, ${total(sql`e.rebilled`)} as rebilled,
      ${total(sql`e.converted`)} as converted
    from (
      select x.*, ${converted.converted(sql`x.rebilled`)} as converted from (
        select x.project_id, x.date, x.net_amount, x.billing_status, x.currency as spent_in, p.currency as billed_in,
          p.currency, ${cost.amount} as cost, ${rebilled.amount} as rebilled
        from expenses x join projects p on p.workspace_id = x.workspace_id and p.id = x.project_id
        ${cost.join} ${rebilled.join}
        where ${isSelected(projectIds, period)} ${COMPUTED_ONCE}) x
      cross join lateral (select x.currency) p ${converted.join} ${COMPUTED_ONCE}) e
    group by 1, 2, 3, 4, 5, 6, 7`);
}

/** Adds up the expenses of one project. */
function expensesOf(parts: readonly Sums[], currency: string): ProjectExpenses {
  const rebilled = (parts: readonly Sums[]): Figure => ({
    known: sumOf(parts.map(({ converted }) => centsOf(converted))),
    causes: allCauses(
      parts.flatMap((part) => [
        ...(part.is_unpriced ? [missingRateOf(part, part.spent_in, part.billed_in)] : []),
        ...(part.is_unconverted ? [missingRateOf(part, part.billed_in, currency)] : []),
      ]),
    ),
  });
  const uncosted = parts.filter(({ is_uncosted }) => is_uncosted);
  return {
    count: parts.reduce((sum, { entries }) => sum + entries, 0),
    cost: {
      known: sumOf(parts.map(({ cost }) => centsOf(cost))),
      causes: allCauses(uncosted.map((part) => missingRateOf(part, part.spent_in, currency))),
    },
    rebilled: rebilled(parts),
    unbilled: rebilled(parts.filter(({ is_unbilled }) => is_unbilled)),
  };
}

/** Sums the expenses of a report by project (rule R4). Amounts that cannot be converted are added to `unconverted`. */
export async function loadProjectExpenses(
  work: Work,
  projectIds: readonly string[],
  report: { readonly period: OpenPeriod; readonly currency: string },
  unconverted: Unconverted,
): Promise<Map<string, ProjectExpenses>> {
  const sums = await loadSums(work, projectIds, report);
  for (const part of sums) {
    if (part.is_uncosted) unconverted.note(part.spent_in, part.entries, centsOf(part.net));
    if (part.is_unpriced) unconverted.note(part.spent_in, part.entries, centsOf(part.net));
    if (part.is_unconverted) unconverted.note(part.billed_in, part.entries, centsOf(part.rebilled));
  }
  return new Map(
    [...grouped(sums, ({ project_id }) => project_id)].map(([id, parts]) => [
      id,
      expensesOf(parts, report.currency),
    ]),
  );
}
