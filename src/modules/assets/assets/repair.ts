import { action, field } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { withNote } from "../asset-assignments/open-assignments.ts";
import { CONDITIONS, MANAGERS, whenAssetIs } from "./asset-state.ts";

/** Parameters of the actions without an assignment. */
export const noted = { notes: field.text().gate("notes").describe("Added to the notes of the asset.") };
export const examined = {
  condition: field.choice(...CONDITIONS).describe("Default: the condition of the asset."),
  ...noted,
};

/** Makes assets available that were in repair or lost. */
export async function makeAvailable({
  work,
  records,
  params,
}: ActionContext<"assets", GivenParameters<typeof examined>>): Promise<undefined> {
  for (const { id, notes, condition } of records)
    await work.update("assets", id, {
      status: "available",
      condition: params.condition ?? condition,
      notes: withNote(notes, params.notes),
    });
}

export const sendToRepair = action("assets", {
  title: "Send to repair",
  done: "Sent to repair",
  description: "Marks the asset as being repaired.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  parameters: noted,
  reads: ["status"],
  openWhen: whenAssetIs(["available"], "sent to repair"),
  async run({ work, records, params }) {
    for (const { id, notes } of records)
      await work.update("assets", id, { status: "in_repair", notes: withNote(notes, params.notes) });
    return undefined;
  },
});

export const finishRepair = action("assets", {
  title: "Finish repair",
  done: "Finished the repair of",
  description: "Makes the asset available again after its repair.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  parameters: examined,
  reads: ["status"],
  openWhen: whenAssetIs(["in_repair"], "taken back from repair"),
  run: makeAvailable,
});
