import { action, addDays, field, openWhenEach } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { lockOpenProject } from "../projects/project-state.ts";
import { managerLeadOr } from "../projects/projects.policy.ts";
import { lockAssignments } from "./assignment-writes.ts";

const CHANGED = ["billed_rate", "internal_cost_rate", "weekly_hours_capacity", "role"] as const;
const COPIED = ["project_id", "employee_id", "ends_at", ...CHANGED] as const;

const parameters = {
  from: field
    .date()
    .required()
    .describe(
      "The first day of the new terms: after the first day of the assignment and not after its last.",
    ),
  billed_rate: field
    .money({ min: 0 })
    .inCurrency(null)
    .gate("financials")
    .describe("Requires view-project-financials."),
  internal_cost_rate: field.money({ min: 0 }).gate("manage-employees").describe("Requires manage-employees."),
  weekly_hours_capacity: field.decimal(2, { min: 0, max: 168 }).counts("hours"),
  role: field.string({ max: 100 }),
};

async function run(context: ActionContext<"project-assignments", GivenParameters<typeof parameters>>) {
  const { work, params, sent, fail, throwIfRefused } = context;
  const assignment = context.records[0]!;
  const { from } = params;
  if (from <= assignment.starts_at) fail("from", "The from field must be a date after starts at.");
  else if (assignment.ends_at !== null && from > assignment.ends_at) {
    fail("from", "The from field must be a date before or equal to ends at.");
  }
  const given = CHANGED.filter((name) => sent.has(name));
  if (given.length === 0) {
    fail(
      "billed_rate",
      "The billed rate field is required when none of internal cost rate, weekly hours capacity, role are present.",
    );
  }
  throwIfRefused();
  await work.update("project-assignments", assignment.id, { ends_at: addDays(from, -1) });
  const copied = COPIED.map((name) => [name, assignment[name]]);
  const id = await work.create("project-assignments", {
    ...Object.fromEntries(copied),
    ...Object.fromEntries(given.map((name) => [name, params[name]])),
    starts_at: from,
  });
  return { shows: { resource: "project-assignments", id } };
}

/** Gives an assignment new terms from a day on, by ending it and creating a copy. */
export const changeFrom = action("project-assignments", {
  title: "Change from a day",
  done: "Changed the terms of",
  description:
    "Ends the assignment on the day before, and creates a copy with the new values from that day until the previous end.",
  levels: ["record"],
  grants: managerLeadOr(),
  lock: (work) => lockAssignments(work),
  parameters,
  openWhen: openWhenEach(async ({ project_id }, work) =>
    (await lockOpenProject(work, project_id)) ? null : "The project is archived.",
  ),
  example: { from: "2026-07-14", role: "Lead designer" },
  run,
});
