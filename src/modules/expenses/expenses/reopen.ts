import { action, holds, type Obstacle, type OpenWhen } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type ActionContext,
  type ApiError,
  conflict,
  forbidden,
  type GivenParameters,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { closedPeriod, closedPeriodProblems } from "./closed-period.ts";
import { explanation } from "./decide.ts";
import { ratesOfDates } from "./exchange-rate.ts";
import { MANAGERS, SPENDERS_AND_DECIDERS } from "./expenses.policy.ts";
import { BILLED, isBilled } from "./locked-fields.ts";

const parameters = { status_explanation: explanation() };

/** The ids of the expenses that were submitted before this request had to wait for concurrent ones. */
async function submittedAmong(work: Work, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await work.rows<{ id: string }>(sql`select x.id from expenses x
    where x.workspace_id = ${fromContext("workspace")} and x.id = any(${ids}::text[]) and x.status = 'submitted'`);
  return new Set(rows.map(({ id }) => id));
}

/** Returns a 403 for approved expenses if the caller lacks manage-expenses; a 409 if they were approved concurrently. */
function refusalOfApproved(
  work: Work,
  expenses: readonly Readonly<StoredRecord<"expenses">>[],
  submittedBefore: ReadonlySet<string>,
): ApiError | null {
  const approved = expenses.filter(({ status }) => status === "approved");
  if (approved.length === 0 || holds(work.actor, MANAGERS)) return null;
  return approved.every(({ id }) => submittedBefore.has(id))
    ? conflict("The expense has just been approved.")
    : forbidden(MANAGERS);
}

const reopeningObstacles: OpenWhen<"expenses", ReadonlySet<string>> = async (
  expenses,
  work,
  submittedBefore = new Set(),
) => {
  const closedOn = await closedPeriod(work);
  const refused = refusalOfApproved(work, expenses, submittedBefore);
  return expenses.map((expense): Obstacle => {
    if (refused) return refused;
    if (expense.status !== "submitted" && expense.status !== "approved")
      return "The expense is neither submitted nor approved.";
    return isBilled(expense) ? BILLED : closedPeriodProblems(closedOn, expense);
  });
};

async function run({
  work,
  records,
  params,
}: ActionContext<"expenses", GivenParameters<typeof parameters>>): Promise<undefined> {
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
  description:
    "Returns the expense to a draft. Reopening an approved expense requires manage-expenses; a billed one cannot be reopened.",
  grants: [SPENDERS_AND_DECIDERS],
  lock: submittedAmong,
  parameters,
  openWhen: reopeningObstacles,
  run,
});
