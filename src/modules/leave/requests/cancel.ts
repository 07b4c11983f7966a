import { action, holds } from "../../../engine/declare/index.ts";
import { type ActionContext, forbidden } from "../../../engine/work/index.ts";
import { decision, explanation } from "./decide.ts";
import { REQUESTERS } from "./holidays.policy.ts";
import { takeTurnsOf } from "./leave-turns.ts";
import { closedMessage, leaveClosedUntil } from "./request-rules.ts";

/** Leave that has begun is taken back by those above, not by whoever takes it. @throws 403 */
function refuseBegun({ work, records }: ActionContext<"holidays">): void {
  const isOwnBegun = records.some(
    ({ employee_id, status, start_date }) =>
      employee_id === work.actor.employeeId && status === "approved" && start_date <= work.today,
  );
  if (isOwnBegun && !holds(work.actor, "manage-leave")) throw forbidden("manage-leave");
}

async function runCancel(context: ActionContext<"holidays">): Promise<undefined> {
  const { work, records, params, refuse, throwIfRefused } = context;
  refuseBegun(context);
  const closed = await leaveClosedUntil(work);
  records.forEach(({ status, end_date }, index) => {
    if (status !== "pending" && status !== "approved")
      refuse(index, "Only a pending or an approved request can be cancelled.");
    else if (status === "approved" && closed !== null && end_date <= closed)
      refuse(index, closedMessage(closed));
  });
  throwIfRefused();
  for (const { id } of records) await work.update("holidays", id, decision(work, "cancelled", params));
}

export const cancelRequests = action("holidays", {
  title: "Cancel",
  done: "Cancelled",
  description: "Takes the request back; the days of approved leave return to the balance.",
  grants: [REQUESTERS],
  lock: takeTurnsOf,
  parameters: { status_explanation: explanation() },
  run: runCancel,
});
