import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { isCallers } from "../../employees/index.ts";
import { unless } from "./evaluation-state.ts";
import { CONDUCTORS } from "./evaluations.policy.ts";

export const share = action("evaluations", {
  title: "Share",
  done: "Shared",
  description: "Shows the responses, the score and the summary to the employee.",
  grants: [CONDUCTORS],
  reads: ["status", "shared_at"],
  openWhen: openWhenEach(({ status, shared_at }) =>
    shared_at !== null ? "The evaluation has been shared." : unless(status, "completed"),
  ),
  async run({ work, records }) {
    for (const { id } of records) await work.update("evaluations", id, { shared_at: work.now });
    return undefined;
  },
});

const parameters = { comment: field.text().describe("What the employee says about the outcome.") };

export const acknowledge = action("evaluations", {
  title: "Acknowledge",
  done: "Acknowledged",
  description: "Confirms that the employee has read the outcome. Only the employee can do so.",
  levels: ["record"],
  grants: [{ permissions: [], rows: isCallers("employee_id") }],
  parameters,
  example: { comment: "Thank you for the conversation." },
  reads: ["status", "shared_at", "acknowledged_at"],
  openWhen: openWhenEach(({ status, shared_at, acknowledged_at }) => {
    if (acknowledged_at !== null) return "The evaluation has been acknowledged.";
    return status === "completed" && shared_at === null
      ? "The evaluation has not been shared."
      : unless(status, "completed");
  }),
  async run({ work, records, params }) {
    await work.update("evaluations", records[0]!.id, {
      acknowledged_at: work.now,
      acknowledgement: params.comment,
    });
    return undefined;
  },
});
