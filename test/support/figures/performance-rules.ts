import type { LinkRule } from "./link-rule.ts";
import type { Row } from "./read-list.ts";

const countOf = (rows: readonly Row[], field: string): number =>
  rows.filter((row) => row[field] !== null).length;

/** What the links in the report on performance list. */
export const PERFORMANCE_LINKS: Readonly<Record<string, LinkRule>> = {
  "evaluations/performance-analytics evaluations": {
    links: {
      draft: "evaluations",
      in_progress: "evaluations",
      completed: "evaluations",
      cancelled: "evaluations",
      overdue: "evaluations",
    },
    figures: ({ draft, in_progress, completed, cancelled, overdue }) => ({
      ...{ draft: draft!.length, in_progress: in_progress!.length, completed: completed!.length },
      ...{ cancelled: cancelled!.length, overdue: overdue!.length },
      total: draft!.length + in_progress!.length + completed!.length + cancelled!.length,
      ...{ shared: countOf(completed!, "shared_at"), acknowledged: countOf(completed!, "acknowledged_at") },
    }),
    others: ["completion_rate", "response_rate", "on_time_rate", "average_days_to_complete"],
  },
};
