import { action, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { managerLeadOr } from "../projects/projects.policy.ts";

type Status = "open" | "in_progress" | "done";

interface Transition {
  readonly from: readonly Status[];
  readonly to: Status;
  /** Whether the project must not be archived. */
  readonly needsOpenProject: boolean;
  /** Whether no timer may be running on the task. */
  readonly needsNoTimer: boolean;
}

const isAssigned: RelatedRows = {
  team: (alias) => sql`exists (select from task_assignees assignee
  where assignee.workspace_id = ${column(alias, "workspace_id")} and assignee.task_id = ${column(alias, "id")}
    and assignee.employee_id = ${fromContext("team")})`,
};

interface TaskUsage extends Values {
  readonly id: string;
  readonly isArchived: boolean;
  readonly isTimed: boolean;
}

/** The facts about tasks that transitions depend on, by task id. */
async function taskUsage(work: Work, ids: readonly string[]): Promise<Map<string, TaskUsage>> {
  const rows =
    await work.rows<TaskUsage>(sql`select t.id, p.archived_at is not null as "isArchived", exists (select from timesheets e
        where e.workspace_id = t.workspace_id and e.task_id = t.id and e.worked_minutes is null) as "isTimed"
      from tasks t join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
      where t.workspace_id = ${fromContext("workspace")} and t.id = any(${ids}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

function transition(
  [title, done]: readonly [string, string],
  description: string,
  { from, to, ...needs }: Transition,
) {
  return action("tasks", {
    title,
    done,
    description,
    grants: managerLeadOr(isAssigned),
    async openWhen(records, work) {
      const around = await taskUsage(
        work,
        records.map(({ id }) => id),
      );
      return records.map(({ id, status }) => {
        const { isArchived, isTimed } = around.get(id)!;
        if (!from.includes(status)) return `The task is already ${status.replace("_", " ")}.`;
        if (needs.needsOpenProject && isArchived) return "The project is archived.";
        return needs.needsNoTimer && isTimed ? "The task has a running timer." : null;
      });
    },
    async run({ work, records }): Promise<undefined> {
      for (const { id } of records) {
        await work.update("tasks", id, {
          status: to,
          completed_at: to === "done" ? work.now : null,
        });
      }
    },
  });
}

export const start = transition(["Start", "Started"], "Marks the task as in progress.", {
  from: ["open"],
  to: "in_progress",
  needsOpenProject: true,
  needsNoTimer: false,
});

export const complete = transition(
  ["Complete", "Completed"],
  "Completes the task. No more time can be logged on it.",
  {
    from: ["open", "in_progress"],
    to: "done",
    needsOpenProject: false,
    needsNoTimer: true,
  },
);

export const reopen = transition(["Reopen", "Reopened"], "Reopens the task.", {
  from: ["in_progress", "done"],
  to: "open",
  needsOpenProject: true,
  needsNoTimer: false,
});
