import type { Obstacle } from "../../../engine/declare/index.ts";
import type { EvaluationStatus } from "./evaluation-fields.ts";

const REASONS: Readonly<Record<EvaluationStatus, string>> = {
  draft: "The evaluation has not been started.",
  in_progress: "The evaluation is in progress.",
  completed: "The evaluation is completed.",
  cancelled: "The evaluation is cancelled.",
};

/** The obstacle to an action that is possible only in some states. */
export const unless = (status: EvaluationStatus, ...possible: readonly EvaluationStatus[]): Obstacle =>
  possible.includes(status) ? null : REASONS[status];
