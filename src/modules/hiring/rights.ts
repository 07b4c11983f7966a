import type { Condition } from "../../engine/declare/index.ts";

export const MANAGERS = "manage-hiring";

/** The permissions to see jobs and candidates. */
export const VIEWERS = ["view-hiring", MANAGERS];

/** Who may work on jobs and candidates. */
export const WORKERS: Condition = { permissions: [MANAGERS] };

/** The gate of pay: what a job offers and a candidate expects. */
export const PAY = "manage-salaries";
