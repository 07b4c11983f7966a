import { fact, type Obstacle } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import type { GoalStatus } from "./goal-fields.ts";

export const PARENT_CLOSED = "The parent goal is closed.";

export const isClosed = (status: GoalStatus | null): boolean =>
  status === "achieved" || status === "missed" || status === "cancelled";

const REASONS: Readonly<Record<GoalStatus, string>> = {
  draft: "The goal is a draft.",
  active: "The goal is active.",
  achieved: "The goal is closed.",
  missed: "The goal is closed.",
  cancelled: "The goal is cancelled.",
};

/** The obstacle to an action that is possible only in some states. */
export const unless = (status: GoalStatus, ...possible: readonly GoalStatus[]): Obstacle =>
  possible.includes(status) ? null : REASONS[status];

/** The status of the goal above; null if there is none. */
export const parentStatus = fact<GoalStatus | null>(
  (
    alias,
  ) => sql`(select above.status from goals above where above.workspace_id = ${column(alias, "workspace_id")}
    and above.id = ${column(alias, "parent_goal_id")})`,
);

/** Whether a goal below it is active. */
export const hasActiveChild = fact<boolean>(
  (alias) => sql`exists (select 1 from goals below where below.workspace_id = ${column(alias, "workspace_id")}
    and below.parent_goal_id = ${column(alias, "id")} and below.status = 'active')`,
);
