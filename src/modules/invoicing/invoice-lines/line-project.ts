import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, SettledChange, Values } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import { isLive } from "./line-fields.ts";

/** What a line needs to know of its project. */
export interface BilledProject extends Values {
  readonly client_id: string | null;
  readonly currency: string;
  readonly fee_amount: string | null;
  readonly revenue_share_percent: string | null;
}

export const projectOf = (work: ReadOnlyWork, id: string): Promise<BilledProject | null> =>
  work.row<BilledProject>(sql`select p.client_id, p.currency, p.fee_amount::text, p.revenue_share_percent::text
    from projects p where p.workspace_id = ${fromContext("workspace")} and p.id = ${id}`);

/** Waits until no other transaction bills fees of the project, so that no part of a fee is billed twice. */
export const holdFees = (work: ReadOnlyWork, projectId: string): Promise<void> =>
  work.lock(`fees of ${projectId}`);

/** Refuses what of the project was already billed on other live lines. */
export async function checkBilledOnce(
  change: SettledChange<"invoice-lines">,
  project: BilledProject,
  work: ReadOnlyWork,
): Promise<void> {
  const { kind, project_id: projectId } = change.values;
  if (!projectId || change.unread.size > 0) return;
  if (kind === "fixed_fee") await checkRemainingFee(change, project, work);
  if (kind === "revenue_share") await checkPeriodIsFree(change, work);
}

async function checkRemainingFee(
  { id, values, fail }: SettledChange<"invoice-lines">,
  { fee_amount: fee }: BilledProject,
  work: ReadOnlyWork,
): Promise<void> {
  // The amounts of lines that are written with their invoice are calculated after the last of them.
  const row = await work.row<{ billed: string }>(sql`select
      coalesce(sum(round(l.quantity * l.unit_price, 2)), 0)::numeric(14, 2)::text as billed
    from invoice_lines l where l.workspace_id = ${fromContext("workspace")} and l.project_id = ${values.project_id}
      and l.kind = 'fixed_fee' and l.id <> ${id} and ${isLive("l")}`);
  const remaining = unitsOf(fee ?? "0", 2) - unitsOf(row!.billed, 2);
  if (values.unit_price && unitsOf(values.unit_price, 2) > remaining)
    fail(
      "unit_price",
      message`The amount exceeds the remaining fee of ${decimalText(remaining > 0n ? remaining : 0n, 2)}.`,
    );
}

async function checkPeriodIsFree(
  { id, values, fail }: SettledChange<"invoice-lines">,
  work: ReadOnlyWork,
): Promise<void> {
  const { period_start: start, period_end: end } = values;
  if (!start || !end) return;
  const other =
    await work.row(sql`select 1 from invoice_lines l where l.workspace_id = ${fromContext("workspace")}
    and l.project_id = ${values.project_id} and l.kind = 'revenue_share' and l.id <> ${id} and ${isLive("l")}
    and ${column("l", "period_start")} <= ${end}::date and ${column("l", "period_end")} >= ${start}::date limit 1`);
  if (other) fail("period_start", "The period has already been billed.");
}
