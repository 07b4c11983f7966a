import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

const CALL = { type: "call" };

export const fixture: Fixture<"lead-activities"> = {
  body: (n) => ({ type: "call", occurred_at: `2026-0${1 + (n % 6)}-1${n % 9}T09:00:00Z` }),
  together: {
    occurred_at: CALL,
    direction: CALL,
    duration_minutes: CALL,
    outcome: CALL,
  },
  // Only tasks have these, and the tests' record is a call.
  impossible: ["due_at", "assignee_employee_id"],
  // A call always has a time and a direction.
  managed: ["occurred_at", "direction"],
  uniform: ["created_by_user_id"],
  prepare: completeOneTask,
};

/** Adds a note and two tasks, one of which is done. */
async function completeOneTask({ owner, choosable }: Site): Promise<void> {
  const [lead_id] = choosable("leads");
  const [assignee, other] = choosable("employees");
  await owner.post("/lead-activities", { lead_id, type: "note", body: "They decide in May." });
  await owner.post("/lead-activities", {
    ...{ lead_id, type: "task", subject: "Prepare the offer", assignee_employee_id: assignee },
  });
  const { body } = await owner.post("/lead-activities", {
    ...{ lead_id, type: "task", subject: "Send the offer", due_at: "2026-03-02T09:00:00Z" },
    assignee_employee_id: other,
  });
  await owner.post(`/lead-activities/${body.data.id}/actions?action=complete`, {});
}
