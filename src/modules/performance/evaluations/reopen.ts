import { action, EXAMPLE_ULID, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { fieldMessage, MESSAGES } from "../../../engine/work/index.ts";
import { MANAGERS } from "../rights.ts";
import { unless } from "./evaluation-state.ts";
import { askForResponses, refreshScores } from "./stored-responses.ts";

export const reopen = action("evaluations", {
  title: "Reopen",
  done: "Reopened",
  description:
    "Puts a completed evaluation in progress again. It is no longer shared, and those who had not responded are asked again.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  reads: ["status", "salary_applied_at"],
  openWhen: openWhenEach(({ status, salary_applied_at }) =>
    status === "completed" && salary_applied_at !== null
      ? "The proposed salary has been applied."
      : unless(status, "completed"),
  ),
  async run({ work, records }) {
    const { id } = records[0]!;
    await work.update("evaluations", id, {
      status: "in_progress",
      completed_at: null,
      shared_at: null,
      acknowledged_at: null,
      acknowledgement: null,
    });
    await askForResponses(work, [id]);
    return undefined;
  },
});

const parameters = {
  employee_id: field.reference("employees").required().describe("Whose response."),
  role: field.choice("assignee", "self").default("assignee"),
};

export const reopenResponse = action("evaluations", {
  title: "Reopen response",
  done: "Reopened a response to",
  description: "Gives a submitted response back to its author as a draft.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  parameters,
  example: { employee_id: EXAMPLE_ULID },
  reads: ["status"],
  openWhen: openWhenEach(({ status }) => unless(status, "in_progress")),
  async run({ work, records, params, fail, throwIfRefused }) {
    const { id } = records[0]!;
    const reopened = await work.rows(sql`update evaluation_responses r
      set status = 'draft', submitted_at = null, points = null, weights = null
      where r.workspace_id = ${fromContext("workspace")} and r.evaluation_id = ${id} and r.role = ${params.role}
        and r.employee_id = ${params.employee_id} and r.status = 'submitted' returning 1 as found`);
    if (reopened.length === 0) fail("employee_id", fieldMessage(MESSAGES.selected, "employee_id"));
    throwIfRefused();
    await refreshScores(work, id);
    return undefined;
  },
});
