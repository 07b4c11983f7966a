import { action, holds } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import {
  type ActionContext,
  conflict,
  forbidden,
  type GivenParameters,
  type StoredRecord,
  type Work,
} from "../../engine/work/index.ts";
import { closedPeriod } from "./closed-period.ts";
import { explanation } from "./decide.ts";
import { ratesOfDates } from "./exchange-rate.ts";
import { MANAGERS, SPENDERS_AND_DECIDERS } from "./expenses.policy.ts";
import { BILLED, isBilled } from "./locked-fields.ts";
import { refuseClosed } from "./refusals.ts";

const parameters = { status_explanation: explanation() };

/** The ids of those that were submitted when the request came, before it had to wait for another one's end. */
async function submittedAmong(work: Work, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await work.rows<{ id: string }>(sql`select x.id from expenses x
    where x.workspace_id = ${fromContext("workspace")} and x.id = any(${ids}::text[]) and x.status = 'submitted'`);
  return new Set(rows.map(({ id }) => id));
}

/** @throws 403 for an approved one from somebody without manage-expenses; 409 when it was approved at this very moment. */
function forbidApproved(
  work: Work,
  expenses: readonly StoredRecord<"expenses">[],
  submittedBefore: ReadonlySet<string>,
): void {
  const approved = expenses.filter(({ status }) => status === "approved");
  if (approved.length === 0 || holds(work.actor, MANAGERS)) return;
  if (approved.every(({ id }) => submittedBefore.has(id)))
    throw conflict("The expense has just been approved.");
  throw forbidden(MANAGERS);
}

async function run(
  context: ActionContext<"expenses", GivenParameters<typeof parameters>>,
  submittedBefore: ReadonlySet<string>,
): Promise<undefined> {
  const { work, records, params, refuse, throwIfRefused } = context;
  forbidApproved(work, records, submittedBefore);
  const closedOn = await closedPeriod(work);
  for (const [index, expense] of records.entries()) {
    if (expense.status !== "submitted" && expense.status !== "approved")
      refuse(index, "The expense is neither submitted nor approved.");
    else if (isBilled(expense)) refuse(index, BILLED);
    else refuseClosed(context, index, closedOn);
  }
  throwIfRefused();
  const rates = await ratesOfDates(
    work,
    records.map(({ id }) => id),
  );
  for (const { id, has_given_rate, exchange_rate } of records) {
    await work.update("expenses", id, {
      status: "draft",
      approved_amount: null,
      exchange_rate: has_given_rate ? exchange_rate : rates.get(id)!,
      status_explanation: params.status_explanation,
      submitted_at: null,
      decided_at: null,
      decided_by_employee_id: null,
    });
  }
}

export const reopen = action("expenses", {
  title: "Reopen",
  done: "Reopened",
  description: "Takes it back to a draft; an approved one by manage-expenses, unless it has been billed.",
  grants: [SPENDERS_AND_DECIDERS],
  lock: submittedAmong,
  parameters,
  run,
});
