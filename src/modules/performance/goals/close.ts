import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { hasActiveChild, isClosed, PARENT_CLOSED, parentStatus, unless } from "./goal-state.ts";
import { lockGoals, refreshProgress } from "./goal-tree.ts";
import { GOAL_WRITERS } from "./goals.policy.ts";

const note = field.text().describe("Kept as closing_note.");

export const activate = action("goals", {
  title: "Activate",
  done: "Activated",
  description: "Makes a draft active, so that it counts in its parent.",
  levels: ["record"],
  grants: [GOAL_WRITERS],
  lock: lockGoals,
  reads: ["status"],
  facts: { parent_status: parentStatus },
  openWhen: openWhenEach(({ status, parent_status }) =>
    status === "draft" && isClosed(parent_status) ? PARENT_CLOSED : unless(status, "draft"),
  ),
  async run({ work, records }) {
    const { id } = records[0]!;
    await work.update("goals", id, { status: "active" });
    await refreshProgress(work, id);
    return undefined;
  },
});

export const close = action("goals", {
  title: "Close",
  done: "Closed",
  description: "Ends the goal as achieved or missed. Its key results are locked.",
  grants: [GOAL_WRITERS],
  lock: lockGoals,
  parameters: { status: field.choice("achieved", "missed").required(), note },
  example: { status: "achieved", note: "Done two weeks early." },
  reads: ["status"],
  facts: { has_active_child: hasActiveChild },
  openWhen: openWhenEach(({ status, has_active_child }) =>
    status === "active" && has_active_child ? "The goal has active child goals." : unless(status, "active"),
  ),
  async run({ work, records, params }) {
    for (const { id } of records)
      await work.update("goals", id, {
        status: params.status,
        closed_at: work.now,
        closing_note: params.note,
      });
    return undefined;
  },
});

export const cancel = action("goals", {
  title: "Cancel",
  done: "Cancelled",
  description: "Gives the goal up. It no longer counts in its parent.",
  grants: [GOAL_WRITERS],
  lock: lockGoals,
  parameters: { note },
  reads: ["status"],
  openWhen: openWhenEach(({ status }) => unless(status, "draft", "active")),
  async run({ work, records, params }) {
    for (const { id } of records) {
      await work.update("goals", id, {
        status: "cancelled",
        closed_at: work.now,
        closing_note: params.note,
      });
      await refreshProgress(work, id);
    }
    return undefined;
  },
});

export const reopen = action("goals", {
  title: "Reopen",
  done: "Reopened",
  description: "Makes a closed goal active again.",
  levels: ["record"],
  grants: [GOAL_WRITERS],
  lock: lockGoals,
  reads: ["status"],
  facts: { parent_status: parentStatus },
  openWhen: openWhenEach(({ status, parent_status }) =>
    (status === "achieved" || status === "missed") && isClosed(parent_status)
      ? PARENT_CLOSED
      : unless(status, "achieved", "missed"),
  ),
  async run({ work, records }) {
    await work.update("goals", records[0]!.id, { status: "active", closed_at: null, closing_note: null });
    return undefined;
  },
});
