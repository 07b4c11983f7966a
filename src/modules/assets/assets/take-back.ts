import { action, field } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { closeAssignment, openAssignmentsOf } from "../asset-assignments/open-assignments.ts";
import { CONDITIONS, MANAGERS, whenAssetIs } from "./asset-state.ts";

const returning = {
  returned_on: field.date().describe("Default: today. Not after today and not before the hand-over."),
  condition: field.choice(...CONDITIONS).describe("Default: the condition of the asset."),
  needs_repair: field.boolean().default(false).describe("Whether the asset goes to repair."),
  notes: field.text().gate("notes").describe("Added to the notes of the assignment."),
};

async function run({
  work,
  records,
  params,
  fail,
  throwIfRefused,
}: ActionContext<"assets", GivenParameters<typeof returning>>): Promise<undefined> {
  const day = params.returned_on ?? work.today;
  const assignments = await openAssignmentsOf(
    work,
    records.map(({ id }) => id),
  );
  if (day > work.today) fail("returned_on", "The returned on field must be a date before or equal to today.");
  else if ([...assignments.values()].some(({ assigned_on }) => day < assigned_on))
    fail("returned_on", "The returned on field must be a date after or equal to assigned on.");
  throwIfRefused();
  for (const { id, condition: stored } of records) {
    const condition = params.condition ?? stored;
    await closeAssignment(work, assignments.get(id)!, {
      returned_on: day,
      outcome: "returned",
      condition_in: condition,
      notes: params.notes,
    });
    const status = params.needs_repair ? "in_repair" : "available";
    await work.update("assets", id, { status, condition, employee_id: null });
  }
}

/** Takes assets back from their holders. */
export const takeBack = action("assets", {
  title: "Return",
  done: "Returned",
  description: "Takes the asset back from its holder.",
  grants: [{ permissions: [MANAGERS] }],
  parameters: returning,
  reads: ["status"],
  openWhen: whenAssetIs(["assigned"], "returned"),
  run,
});
