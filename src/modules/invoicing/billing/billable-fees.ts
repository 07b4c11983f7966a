import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import { stateOfEntries } from "../../projects/index.ts";
import { isLive } from "../invoice-lines/line-fields.ts";
import { isApprovedForBilling, isBillableTime } from "./billable-time.ts";
import type { BilledProject } from "./billed-projects.ts";
import type { FeeProject } from "./fee-lines.ts";

interface BilledRow extends Values {
  readonly project_id: string;
  readonly kind: "fixed_fee" | "retainer" | "overage";
  readonly month: string | null;
  readonly gross: string;
  readonly minutes: number;
}

interface MinutesRow extends Values {
  readonly project_id: string;
  readonly month: string;
  readonly minutes: number;
}

/**
 * Projects with a fee, what live lines bill of it, and the minutes that count against retainers up to a day. The caller
 * holds the fees of the projects if it bills them.
 */
export async function feeProjects(
  work: ReadOnlyWork,
  projects: readonly BilledProject[],
  { to, onlyApproved }: { readonly to: string; readonly onlyApproved: boolean },
): Promise<FeeProject[]> {
  const ids = projects.map(({ id }) => id);
  const billed =
    await work.rows<BilledRow>(sql`select l.project_id, l.kind, to_char(l.period_start, 'YYYY-MM') as month,
      sum(l.gross_amount)::text as gross, coalesce(sum(l.minutes), 0)::integer as minutes
    from invoice_lines l where l.workspace_id = ${fromContext("workspace")} and l.project_id = any(${ids}::text[])
      and l.kind in ('fixed_fee', 'retainer', 'overage') and ${isLive("l")} group by 1, 2, 3`);
  // Only the minutes of retainers count; those of fixed fees can be most of the time of a company.
  const retainers = projects.filter(({ terms }) => terms.billing_model === "retainer").map(({ id }) => id);
  const time = isBillableTime({ projectIds: retainers, period: { from: null, to } });
  const logged = await work.rows<MinutesRow>(sql`select e.project_id, to_char(e.date, 'YYYY-MM') as month,
      sum(e.billable_minutes)::integer as minutes
    from ${stateOfEntries(time)} e where ${isApprovedForBilling(onlyApproved)("e")} group by 1, 2`);
  return projects.map(({ id, name, terms }) => {
    const own = billed.filter((row) => row.project_id === id);
    const ofKind = (kind: BilledRow["kind"]) => own.filter((row) => row.kind === kind);
    return {
      ...{ id, name, terms },
      billedFee: ofKind("fixed_fee").reduce((sum, { gross }) => sum + unitsOf(gross, 2), 0n),
      billedMonths: new Set(ofKind("retainer").map(({ month }) => month!)),
      billedOverage: new Map(ofKind("overage").map(({ month, minutes }) => [month!, minutes])),
      minutes: new Map(
        logged.filter(({ project_id }) => project_id === id).map(({ month, minutes }) => [month, minutes]),
      ),
    };
  });
}
