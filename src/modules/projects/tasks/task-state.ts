import { action, fact, openWhenEach, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { message, said } from "../../../engine/work/index.ts";
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

/** What of a task's surroundings decides whether it may change its state. */
const facts = {
  project_is_archived: fact<boolean>(
    (alias) => sql`exists (select from projects p where p.workspace_id = ${column(alias, "workspace_id")}
      and p.id = ${column(alias, "project_id")} and p.archived_at is not null)`,
  ),
  is_being_timed: fact<boolean>(
    (alias) => sql`exists (select from timesheets e where e.workspace_id = ${column(alias, "workspace_id")}
      and e.task_id = ${column(alias, "id")} and e.worked_minutes is null)`,
  ),
};

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
    reads: ["status"],
    facts,
    openWhen: openWhenEach(({ status, project_is_archived, is_being_timed }) => {
      if (!from.includes(status)) return message`The task is already ${said(status.replace("_", " "))}.`;
      if (needs.needsOpenProject && project_is_archived) return "The project is archived.";
      return needs.needsNoTimer && is_being_timed ? "The task has a running timer." : null;
    }),
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
