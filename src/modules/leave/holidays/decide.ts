import { action, field, holds, type Obstacle, openWhenEach } from "../../../engine/declare/index.ts";
import {
  type ActionContext,
  type ApiError,
  forbidden,
  type GivenParameters,
  type StoredRecord,
  type Text,
  type Work,
} from "../../../engine/work/index.ts";
import { numericOf } from "../ledger/days.ts";
import { insufficientBalance } from "./balance-rules.ts";
import { sumOfDays } from "./counted-dates.ts";
import { type CountedLeave, recountLeave } from "./counted-leave.ts";
import { DECIDERS } from "./holidays.policy.ts";
import { lockRequests } from "./leave-locks.ts";
import { loadRequester } from "./request-terms.ts";
import { storeDates } from "./stored-dates.ts";

const NOT_PENDING = "The request is not pending.";

/** The explanation of a decision, for the employee. */
const explanation = () => field.text({ max: 1000 }).describe("Stored as status_explanation.");

export const explained = { status_explanation: explanation() };

/** The parameters of a decision with nothing but an explanation. */
export type Explained = GivenParameters<typeof explained>;

/** The fields of a request that record a decision. */
export const decision = <Status extends StoredRecord<"holidays">["status"]>(
  work: Work,
  status: Status,
  { status_explanation }: Explained,
) => ({
  status,
  status_explanation,
  decided_by_employee_id: work.actor.employeeId,
  decided_at: work.now,
});

type Request = Readonly<StoredRecord<"holidays">>;

/**
 * Prevents callers from deciding on their own leave, unless they hold manage-leave and have no manager.
 * @returns a 403, or null if the caller may decide
 */
async function refusalOfOwnLeave(request: Request, work: Work): Promise<ApiError | null> {
  const me = work.actor.employeeId;
  if (me === null || request.employee_id !== me) return null;
  if (!holds(work.actor, "manage-leave")) return forbidden("manage-leave");
  const requester = await loadRequester(work, me);
  return requester?.manager_employee_id === null ? null : forbidden();
}

const decisionObstacle = async (request: Request, work: Work): Promise<Obstacle> =>
  (await refusalOfOwnLeave(request, work)) ?? (request.status === "pending" ? null : NOT_PENDING);

const missing = (leave: CountedLeave, { id }: Request, work: Work): Promise<Text | null> =>
  insufficientBalance(leave, { except: id, includesPending: false, opening: [] }, work);

/** The counted leave of requests by id, where it was counted to decide whether they can be approved. */
type Counted = Map<string, CountedLeave>;

/** Holders of manage-leave can override an insufficient balance by a parameter; for others it prevents the approval. */
async function approvalObstacle(request: Request, work: Work, counted?: Counted): Promise<Obstacle> {
  const obstacle = await decisionObstacle(request, work);
  if (obstacle !== null || holds(work.actor, "manage-leave")) return obstacle;
  const leave = await recountLeave(request, work);
  counted?.set(request.id, leave);
  return missing(leave, request, work);
}

const approval = {
  ...explained,
  override_balance: field
    .boolean()
    .default(false)
    .describe("Whether to approve even if the balance is not enough; requires manage-leave."),
};

/** Stores each approval before it checks the next request, so that requests are checked cumulatively. */
async function runApprove(
  context: ActionContext<"holidays", GivenParameters<typeof approval>>,
  counted: Counted,
): Promise<undefined> {
  const { work, records, params, refuse, isOpen } = context;
  const isManager = holds(work.actor, "manage-leave");
  const overrides = params.override_balance;
  if (overrides && !isManager) throw forbidden("manage-leave", "override_balance");
  for (const [index, request] of records.entries()) {
    if (!(await isOpen(index))) continue;
    const { id } = request;
    const leave = counted.get(id) ?? (await recountLeave(request, work));
    const lacking = isManager && !overrides ? await missing(leave, request, work) : null;
    if (lacking !== null) {
      refuse(index, lacking);
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
  description: "Approves the leave and deducts its days from the balance.",
  grants: [DECIDERS],
  async lock(work, ids): Promise<Counted> {
    await lockRequests(work, ids);
    return new Map();
  },
  parameters: approval,
  checksEachRecord: true,
  openWhen: openWhenEach(approvalObstacle),
  run: runApprove,
});

async function runReject({
  work,
  records,
  params,
}: ActionContext<"holidays", Explained>): Promise<undefined> {
  for (const { id } of records) await work.update("holidays", id, decision(work, "rejected", params));
}

export const rejectRequests = action("holidays", {
  title: "Reject",
  done: "Rejected",
  description: "Rejects the leave.",
  grants: [DECIDERS],
  lock: lockRequests,
  parameters: explained,
  openWhen: openWhenEach(decisionObstacle),
  run: runReject,
});
