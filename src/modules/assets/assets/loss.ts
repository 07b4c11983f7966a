import { action } from "../../../engine/declare/index.ts";
import { closeAssignment, openAssignmentsOf, withNote } from "../asset-assignments/open-assignments.ts";
import { MANAGERS, whenAssetIs } from "./asset-state.ts";
import { isHeldByCaller } from "./assets.policy.ts";
import { examined, makeAvailable, noted } from "./repair.ts";

export const reportLost = action("assets", {
  title: "Report as lost",
  done: "Reported as lost",
  description: "Marks the asset as lost and ends its assignment. The holder can do so too.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }, { permissions: [], rows: isHeldByCaller }],
  parameters: noted,
  reads: ["status"],
  openWhen: whenAssetIs(["available", "assigned", "in_repair"], "reported as lost"),
  async run({ work, records, params }) {
    const assignments = await openAssignmentsOf(
      work,
      records.map(({ id }) => id),
    );
    for (const { id, notes } of records) {
      const current = assignments.get(id);
      if (current)
        await closeAssignment(work, current, {
          returned_on: work.today,
          outcome: "lost",
          condition_in: null,
          notes: params.notes,
        });
      await work.update("assets", id, {
        status: "lost",
        employee_id: null,
        ...(current ? {} : { notes: withNote(notes, params.notes) }),
      });
    }
    return undefined;
  },
});

export const recover = action("assets", {
  title: "Recover",
  done: "Recovered",
  description: "Makes a lost asset available again.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  parameters: examined,
  reads: ["status"],
  openWhen: whenAssetIs(["lost"], "recovered"),
  run: makeAvailable,
});
