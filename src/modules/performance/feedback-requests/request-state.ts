import type { Obstacle } from "../../../engine/declare/index.ts";
import type { RequestStatus } from "./request-fields.ts";

export const REASONS: Readonly<Record<RequestStatus, string>> = {
  open: "The request is open.",
  closed: "The request is closed.",
  cancelled: "The request is cancelled.",
};

export const RESULTS_SHOWN = "The results have been shown.";

/** The obstacle to an action that is possible only in one state. */
export const unless = (status: RequestStatus, possible: RequestStatus): Obstacle =>
  status === possible ? null : REASONS[status];
