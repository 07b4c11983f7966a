import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, GivenParameters, Work } from "../../../engine/work/index.ts";
import { isCallers } from "../../employees/index.ts";
import { closeAssignment } from "./open-assignments.ts";

/** Only the person who was given the asset. */
const RECEIVER = [{ permissions: [], rows: isCallers("employee_id") }];

const whilePending = openWhenEach<"asset-assignments", unknown, Record<never, never>, "status">(
  ({ status }) => (status === "pending_acceptance" ? null : "There is nothing to accept."),
);

export const accept = action("asset-assignments", {
  title: "Accept",
  done: "Accepted",
  description: "Confirms that the caller received the asset. Only the person who was given it can do so.",
  levels: ["record"],
  grants: RECEIVER,
  reads: ["status"],
  openWhen: whilePending,
  async run({ work, records }) {
    for (const { id } of records) await work.update("asset-assignments", id, { accepted_at: work.now });
    return undefined;
  },
});

const declining = {
  reason: field.text().required().describe("Added to the notes of the assignment."),
};

/** Locks the assets of assignments. Every action locks the asset first, so that none waits for another one's lock. */
async function lockAssetsOf(work: Work, ids: readonly string[]): Promise<void> {
  await work.rows(sql`select a.id from assets a
    where a.workspace_id = ${fromContext("workspace")} and a.id in (
      select assigned.asset_id from asset_assignments assigned
      where assigned.workspace_id = ${fromContext("workspace")} and assigned.id = any(${ids}::text[]))
    order by a.id ${work.rowLock("update")}`);
}

async function runDecline({
  work,
  records,
  params,
}: ActionContext<"asset-assignments", GivenParameters<typeof declining>>): Promise<undefined> {
  for (const record of records) {
    const asset = (await work.find("assets", record.asset_id))!;
    await closeAssignment(work, record, {
      returned_on: work.today,
      outcome: "returned",
      condition_in: asset.condition,
      notes: params.reason,
    });
    await work.update("assets", asset.id, { status: "available", employee_id: null });
  }
}

export const decline = action("asset-assignments", {
  title: "Decline",
  done: "Declined",
  description: "Refuses a hand-over that awaits acceptance: the asset counts as returned today.",
  levels: ["record"],
  grants: RECEIVER,
  parameters: declining,
  example: { reason: "I was given another one." },
  lock: lockAssetsOf,
  openWhen: whilePending,
  run: runDecline,
});
