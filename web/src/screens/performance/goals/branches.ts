import type { ApiRecord } from "../../../api/records.ts";

type Goal = ApiRecord<"goals">;

/** A goal with those below it. */
export interface Branch {
  readonly goal: Goal;
  readonly children: readonly Branch[];
}

/** The goals as a forest, in the given order. A goal whose parent is not among them is at the top. */
export function branchesOf(goals: readonly Goal[]): readonly Branch[] {
  const known = new Set(goals.map(({ id }) => id));
  const below = new Map<string | null, Goal[]>();
  for (const goal of goals) {
    const { parent_goal_id } = goal.attributes;
    const parent = parent_goal_id !== null && known.has(parent_goal_id) ? parent_goal_id : null;
    below.set(parent, [...(below.get(parent) ?? []), goal]);
  }
  const at = (parent: string | null): readonly Branch[] =>
    (below.get(parent) ?? []).map((goal) => ({ goal, children: at(goal.id) }));
  return at(null);
}
