import { action, holds } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import {
  type ActionContext,
  conflict,
  forbidden,
  type StoredRecord,
  type Work,
} from "../../engine/work/index.ts";
import { closedPeriod } from "./closed-period.ts";
import { explanation } from "./decide.ts";
import { ratesOfDates } from "./exchange-rate.ts";
import { MANAGERS, SPENDERS_AND_DECIDERS } from "./expenses.policy.ts";
import { BILLED, isBilled } from "./locked-fields.ts";
import { refuseClosed } from "./refusals.ts";

/** Which expenses were submitted when the request came, before it had to wait for another one's end. */
const submittedBefore = new WeakMap<Work, ReadonlySet<unknown>>();

async function noteSubmitted(work: Work, ids: readonly string[]): Promise<void> {
  const rows = await work.rows<{ id: string }>(sql`select x.id from expenses x
    where x.workspace_id = ${fromContext("workspace")} and x.id = any(${ids}::text[]) and x.status = 'submitted'`);
  submittedBefore.set(work, new Set(rows.map(({ id }) => id)));
}

/** @throws 403 for an approved one from somebody without manage-expenses; 409 when it was approved at this very moment. */
function forbidApproved(work: Work, expenses: readonly Readonly<StoredRecord<"expenses">>[]): void {
  const approved = expenses.filter(({ status }) => status === "approved");
  if (approved.length === 0 || holds(work.actor, MANAGERS)) return;
  const before = submittedBefore.get(work);
  if (approved.every(({ id }) => before?.has(id))) throw conflict("The expense has just been approved.");
  throw forbidden(MANAGERS);
}

async function run(context: ActionContext<"expenses">): Promise<undefined> {
  const { work, records, params, refuse, throwIfRefused } = context;
  forbidApproved(work, records);
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
    records.map(({ id }) => String(id)),
  );
  for (const { id, has_given_rate, exchange_rate } of records) {
    await work.update("expenses", String(id), {
      status: "draft",
      approved_amount: null,
      exchange_rate: has_given_rate === true ? exchange_rate : rates.get(String(id)),
      status_explanation: params.status_explanation ?? null,
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
  lock: noteSubmitted,
  parameters: { status_explanation: explanation() },
  run,
});
