import { action, openWhenEach } from "../../../engine/declare/index.ts";
import type { StoredRecord } from "../../../engine/work/index.ts";
import type { Criterion } from "../../organization/index.ts";
import { unless } from "./evaluation-state.ts";
import { CREATORS } from "./evaluations.policy.ts";
import { isFor } from "./form.ts";

export const NO_CRITERIA = "The evaluation type has no criteria.";

/** Whether a form asks the assignees anything. */
export const asksAssignees = (criteria: readonly Criterion[]): boolean =>
  criteria.some((criterion) => isFor(criterion, "assignee"));

/** The form of an evaluation at this moment, to be kept with it. */
export const frozenForm = ({
  criteria,
  scale_max,
  scale_labels,
}: Pick<StoredRecord<"evaluations">, "criteria" | "scale_max" | "scale_labels">) => ({
  frozen_criteria: criteria,
  frozen_scale_max: scale_max,
  frozen_scale_labels: scale_labels,
});

export const start = action("evaluations", {
  title: "Start",
  done: "Started",
  description:
    "Asks the assignees, and the employee for the self review. The form no longer follows the type.",
  grants: [CREATORS],
  reads: ["status", "criteria"],
  openWhen: openWhenEach(({ status, criteria }) => {
    const obstacle = unless(status, "draft");
    return obstacle ?? (asksAssignees(criteria) ? null : NO_CRITERIA);
  }),
  async run({ work, records }) {
    for (const record of records)
      await work.update("evaluations", record.id, {
        ...frozenForm(record),
        status: "in_progress",
        started_at: work.now,
      });
    return undefined;
  },
});

export const cancel = action("evaluations", {
  title: "Cancel",
  done: "Cancelled",
  description: "Ends the evaluation without a result; nobody is asked any more.",
  grants: [CREATORS],
  reads: ["status"],
  openWhen: openWhenEach(({ status }) => unless(status, "draft", "in_progress")),
  async run({ work, records }) {
    for (const record of records)
      await work.update("evaluations", record.id, { ...frozenForm(record), status: "cancelled" });
    return undefined;
  },
});
