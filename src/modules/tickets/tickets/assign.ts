import { action, EXAMPLE_ULID, field } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { fieldMessage, MESSAGES } from "../../../engine/work/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { AGENTS, VIEWERS } from "./tickets.policy.ts";

/** Gives tickets to an employee or to nobody. */
export const assign = action("tickets", {
  title: "Assign",
  done: "Assigned",
  description: "Gives the ticket to an employee or, with null, to nobody. An assignee can hand it over.",
  grants: [AGENTS],
  parameters: { assignee_employee_id: field.reference("employees") },
  example: { assignee_employee_id: EXAMPLE_ULID },
  async run({ work, records, params, sent, fail, throwIfRefused }): Promise<undefined> {
    const path = "assignee_employee_id";
    const assignee = params[path];
    if (!sent.has(path)) fail(path, fieldMessage(MESSAGES.required, path));
    else if (assignee !== null) {
      const able = await work.row(sql`select 1 from employees e
        where e.workspace_id = ${fromContext("workspace")} and e.id = ${assignee} and ${isUnarchived("e")}
        ${work.rowLock("key share")}`);
      if (!able) fail(path, fieldMessage(MESSAGES.selected, path));
    }
    throwIfRefused();
    const changed = records.filter((ticket) => ticket[path] !== assignee).map(({ id }) => id);
    if (changed.length > 0) await work.updateAll("tickets", changed, { [path]: assignee });
  },
});

/** Assigns a ticket that nobody has to the caller. */
export const take = action("tickets", {
  title: "Take",
  done: "Took",
  description: "Assigns the ticket to the caller, unless somebody has it.",
  levels: ["record"],
  grants: [{ permissions: VIEWERS }],
  reads: ["assignee_employee_id"],
  openWhen: (tickets, { actor }) =>
    tickets.map(({ assignee_employee_id: assignee }) => {
      if (assignee !== null) return "The ticket is already assigned.";
      return actor.employeeId === null ? "Only an employee can take a ticket." : null;
    }),
  async run({ work, records }): Promise<undefined> {
    await work.update("tickets", records[0]!.id, { assignee_employee_id: work.actor.employeeId });
  },
});
