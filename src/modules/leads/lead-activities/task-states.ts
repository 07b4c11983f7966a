import { action, type Obstacle, openWhenEach } from "../../../engine/declare/index.ts";
import { ACTIVITY_WORKERS } from "./lead-activities.policy.ts";

const change = (isDone: boolean, [title, done]: readonly [string, string], description: string) =>
  action("lead-activities", {
    title,
    done,
    description,
    grants: [ACTIVITY_WORKERS],
    reads: ["type", "completed_at"],
    openWhen: openWhenEach(({ type, completed_at }): Obstacle => {
      if (type !== "task") return "Only tasks can be completed.";
      if ((completed_at !== null) !== isDone) return null;
      return isDone ? "The task is already completed." : "The task is not completed.";
    }),
    async run({ work, records }): Promise<undefined> {
      for (const { id } of records)
        await work.update("lead-activities", id, { completed_at: isDone ? work.now : null });
    },
  });

export const complete = change(true, ["Complete", "Completed"], "Completes the task.");
export const reopen = change(false, ["Reopen", "Reopened"], "Opens a completed task again.");
