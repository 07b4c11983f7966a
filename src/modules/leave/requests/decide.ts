import { action, field, holds } from "../../../engine/declare/index.ts";
import { type ActionContext, forbidden, type Values, type Work } from "../../../engine/work/index.ts";
import { numericOf } from "../ledger/days.ts";
import { missingBalance } from "./balance-rules.ts";
import { sumOfDays } from "./counted-dates.ts";
import { recountLeave } from "./counted-leave.ts";
import { DECIDERS } from "./holidays.policy.ts";
import { takeTurnsOf } from "./leave-turns.ts";
import { loadRequester } from "./request-terms.ts";
import { storeDates } from "./stored-dates.ts";

const NOT_PENDING = "The request is not pending.";

/** Why it was decided so, for the one who asked. */
export const explanation = () => field.text({ max: 1000 }).describe("Kept as status_explanation.");

/** A decision as the request keeps it. */
export const decision = (work: Work, status: string, params: Values): Values => ({
  status,
  status_explanation: params.status_explanation ?? null,
  decided_by_employee_id: work.actor.employeeId,
  decided_at: work.now,
});

/** Nobody decides about own leave, but a holder of manage-leave who has no manager. @throws 403 */
async function refuseOwn({ work, records }: ActionContext<"holidays">): Promise<void> {
  const me = work.actor.employeeId;
  if (me === null || records.every((record) => record.employee_id !== me)) return;
  if (!holds(work.actor, "manage-leave")) throw forbidden("manage-leave");
  const requester = await loadRequester(work, me);
  if (requester?.manager_employee_id !== null) throw forbidden();
}

/** Each approval is written before the next request is looked at, so that they are checked cumulatively. */
async function runApprove(context: ActionContext<"holidays">): Promise<undefined> {
  const { work, records, params, refuse } = context;
  const overrides = params.override_balance === true;
  if (overrides && !holds(work.actor, "manage-leave")) throw forbidden("manage-leave", "override_balance");
  await refuseOwn(context);
  for (const [index, record] of records.entries()) {
    if (record.status !== "pending") {
      refuse(index, NOT_PENDING);
      continue;
    }
    const id = record.id;
    const leave = await recountLeave(record, work);
    const missing = overrides
      ? null
      : await missingBalance(leave, { except: id, besidePending: false }, work);
    if (missing !== null) {
      refuse(index, missing);
      continue;
    }
    const days = numericOf(sumOfDays(leave.dates));
    await work.update("holidays", id, { ...decision(work, "approved", params), days });
    await storeDates(work, { holidayId: id, employeeId: leave.requester.id }, leave.dates);
  }
}

export const approveRequests = action("holidays", {
  title: "Approve",
  done: "Approved",
  description: "Grants the leave: its days are taken from the balance.",
  grants: [DECIDERS],
  lock: takeTurnsOf,
  parameters: {
    status_explanation: explanation(),
    override_balance: field
      .boolean()
      .default(false)
      .describe("Approves beyond what the balance allows; needs manage-leave."),
  },
  run: runApprove,
});

async function runReject(context: ActionContext<"holidays">): Promise<undefined> {
  const { work, records, params, refuse, throwIfRefused } = context;
  await refuseOwn(context);
  records.forEach((record, index) => {
    if (record.status !== "pending") refuse(index, NOT_PENDING);
  });
  throwIfRefused();
  for (const { id } of records) await work.update("holidays", id, decision(work, "rejected", params));
}

export const rejectRequests = action("holidays", {
  title: "Reject",
  done: "Rejected",
  description: "Refuses the leave.",
  grants: [DECIDERS],
  lock: takeTurnsOf,
  parameters: { status_explanation: explanation() },
  run: runReject,
});
