import { action, holds, type Obstacle, type OpenWhen } from "../../../engine/declare/index.ts";
import {
  type ActionContext,
  type ApiError,
  forbidden,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { decision, type Explained, explained } from "./decide.ts";
import { REQUESTERS } from "./holidays.policy.ts";
import { lockRequests } from "./leave-locks.ts";
import { closedMessage, leaveClosedUntil } from "./request-rules.ts";

/** Refuses employees who cancel their own leave after it has started; superiors can still cancel it. */
function refusalOfStarted(
  { employee_id, status, start_date }: Readonly<StoredRecord<"holidays">>,
  { actor, today }: Work,
): ApiError | null {
  const isOwnBegun = employee_id === actor.employeeId && status === "approved" && start_date <= today;
  return isOwnBegun && !holds(actor, "manage-leave") ? forbidden("manage-leave") : null;
}

const cancellationObstacles: OpenWhen<"holidays"> = async (requests, work) => {
  const closed = await leaveClosedUntil(work);
  return requests.map((request): Obstacle => {
    const refused = refusalOfStarted(request, work);
    if (refused) return refused;
    const { status, end_date } = request;
    if (status === "pending") return null;
    if (status !== "approved") return "Only a pending or an approved request can be cancelled.";
    return closed !== null && end_date <= closed ? closedMessage(closed) : null;
  });
};

async function runCancel({
  work,
  records,
  params,
}: ActionContext<"holidays", Explained>): Promise<undefined> {
  for (const { id } of records) await work.update("holidays", id, decision(work, "cancelled", params));
}

export const cancelRequests = action("holidays", {
  title: "Cancel",
  done: "Cancelled",
  description: "Cancels the request. The days of approved leave are returned to the balance.",
  grants: [REQUESTERS],
  lock: lockRequests,
  parameters: explained,
  openWhen: cancellationObstacles,
  run: runCancel,
});
