import { action } from "../../engine/declare/action.ts";
import { holds } from "../../engine/declare/actor.ts";
import { forbidden } from "../../engine/errors/api-error.ts";
import type { ActionContext } from "../../engine/execute/contexts.ts";
import { closedPeriod } from "./closed-period.ts";
import { explanation } from "./decide.ts";
import { ratesOfDates } from "./exchange-rate.ts";
import { MANAGERS, SPENDERS_AND_DECIDERS } from "./expenses.policy.ts";
import { BILLED, isBilled } from "./locked-fields.ts";
import { refuseClosed } from "./refusals.ts";

async function run(context: ActionContext): Promise<undefined> {
  const { work, records, params, refuse, throwIfRefused } = context;
  const isManager = holds(work.actor, MANAGERS);
  if (!isManager && records.some(({ status }) => status === "approved")) throw forbidden(MANAGERS);
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

export const reopen = action({
  title: "Reopen",
  description: "Takes it back to a draft; an approved one by manage-expenses, unless it has been billed.",
  grants: [SPENDERS_AND_DECIDERS],
  parameters: { status_explanation: explanation() },
  run,
});
