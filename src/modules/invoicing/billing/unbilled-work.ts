import type { Work } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { holdFees } from "../invoice-lines/line-project.ts";
import { holdTerms } from "../invoices/project-locks.ts";
import type { LineWords } from "../printing/words/document-words.ts";
import { lockBillableExpenses } from "./billable-expenses.ts";
import { feeProjects } from "./billable-fees.ts";
import { lockBillableTime, refuseUnpriced, unapprovedMinutes } from "./billable-time.ts";
import { type BilledLine, orderedLines } from "./billed-line.ts";
import { type BilledProject, hasFee, isBilledByTime } from "./billed-projects.ts";
import { type BillingParameters, billedPeriod } from "./billing-parameters.ts";
import { expenseLines } from "./expense-lines.ts";
import { feeLines } from "./fee-lines.ts";
import { timeLines } from "./time-lines.ts";

/** What an invoice bills of unbilled work, and what it leaves out. */
export interface UnbilledWork {
  readonly lines: readonly BilledLine[];
  readonly unapprovedMinutes: number;
  readonly unpricedEntries: number;
}

/**
 * Locks the unbilled work of projects and puts it together into lines (section B of invoicing), in the words of the
 * client. The order of the locks is the same everywhere: documents, fees, time and expenses, numbers.
 * @throws 422 for entries without a rate
 */
export async function lockUnbilledWork(
  work: Work,
  projects: readonly BilledProject[],
  params: BillingParameters,
  words: LineWords,
): Promise<UnbilledWork> {
  const period = billedPeriod(params.date, work.today);
  const { billing_requires_approval: onlyApproved } = await readSettings(work, "billing_requires_approval");
  const includes = (what: "time" | "expenses" | "fees"): boolean => params.include!.includes(what);
  const [withFees, billedByTime] = [projects.filter(hasFee), projects.filter(isBilledByTime)];
  const lines: BilledLine[] = [];

  for (const { id } of projects) await holdTerms(work, id);
  if (includes("fees")) {
    for (const { id } of withFees) await holdFees(work, id);
    const fees = await feeProjects(work, withFees, { to: period.to, onlyApproved });
    lines.push(...fees.flatMap((project) => feeLines(project, period, work.today, words)));
  }
  const time = { projectIds: billedByTime.map(({ id }) => id), period, onlyApproved };
  const left = { unapprovedMinutes: 0, unpricedEntries: 0 };
  if (includes("time")) {
    const { entries, unpriced } = await lockBillableTime(work, time);
    if (params.skip_unpriced !== true) refuseUnpriced(unpriced);
    lines.push(...timeLines(entries, params.group_by ?? "task"));
    left.unpricedEntries = unpriced.length;
    left.unapprovedMinutes = await unapprovedMinutes(work, time);
  }
  if (includes("expenses")) {
    const expenses = await lockBillableExpenses(work, { projectIds: projects.map(({ id }) => id), period });
    lines.push(...expenseLines(expenses, params.expense_group_by ?? "entry", words));
  }
  return { lines: orderedLines(lines, projects), ...left };
}
