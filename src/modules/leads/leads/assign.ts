import { action, EXAMPLE_ULID, field } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { fieldMessage, MESSAGES, type ReadOnlyWork } from "../../../engine/work/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { record } from "./lead-activity.ts";
import { MANAGERS } from "./leads.policy.ts";

/** Those of the employees who can own leads: they are not archived, and the caller sees them. */
async function selectable(work: ReadOnlyWork, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = work.visibleRows("employees");
  const found = await work.rows<{ id: string }>(sql`select e.id from employees e
    where ${column("e", "workspace_id")} = ${fromContext("workspace")} and e.id = any(${ids}::text[])
      and ${isUnarchived("e")} and ${rows ? rows("e") : sql`true`} ${work.rowLock("key share")}`);
  return new Set(found.map(({ id }) => id));
}

/** Gives leads to one employee, to nobody, or in turn to several. */
export const assign = action("leads", {
  title: "Assign",
  done: "Assigned",
  description:
    "Gives the lead to an employee or, with null, to nobody. Several leads can be shared out: each employee of owner_employee_ids gets one in turn, in the order of the request.",
  grants: [{ permissions: [MANAGERS] }],
  parameters: {
    owner_employee_id: field.reference("employees"),
    owner_employee_ids: field
      .referenceList("employees", { max: 50 })
      .describe("2 to 50 employees, instead of owner_employee_id."),
  },
  example: { owner_employee_id: EXAMPLE_ULID },
  async run({ work, records, params, sent, fail, throwIfRefused }): Promise<undefined> {
    const [one, many] = [sent.has("owner_employee_id"), sent.has("owner_employee_ids")];
    if (!one && !params.owner_employee_ids)
      fail("owner_employee_id", fieldMessage(MESSAGES.required, "owner_employee_id"));
    if (one && many)
      fail(
        "owner_employee_ids",
        "The owner employee ids field is prohibited when owner employee id is present.",
      );
    if (params.owner_employee_ids?.length === 1)
      fail("owner_employee_ids", "The owner employee ids field must have at least 2 items.");
    throwIfRefused();
    const owners: readonly (string | null)[] = params.owner_employee_ids ?? [params.owner_employee_id];
    const able = await selectable(
      work,
      owners.filter((id) => id !== null),
    );
    owners.forEach((id, index) => {
      const path = many ? `owner_employee_ids.${index}` : "owner_employee_id";
      if (id !== null && !able.has(id)) fail(path, fieldMessage(MESSAGES.selected, path));
    });
    throwIfRefused();
    const turns = records.map((lead, index) => ({ lead, to: owners[index % owners.length]! }));
    const changed = turns.filter(({ lead, to }) => lead.owner_employee_id !== to);
    for (const { lead, to } of changed) await work.update("leads", lead.id, { owner_employee_id: to });
    await record(
      work,
      changed.map(({ lead, to }) => ({
        leadId: lead.id,
        type: "assigned",
        changes: { owner_employee_id: { from: lead.owner_employee_id, to } },
      })),
    );
  },
});
