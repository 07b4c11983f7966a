import { type Condition, own } from "../../../engine/declare/index.ts";
import { MANAGERS, ofVisibleLead, VIEWERS } from "../leads/leads.policy.ts";

/** Those who may work on the activity's lead. */
export const ACTIVITY_WORKERS: Condition = { permissions: [MANAGERS], rows: ofVisibleLead };

const WRITTEN_FIELDS = [
  ...["lead_id", "type", "subject", "body", "occurred_at", "direction", "duration_minutes", "outcome"],
  ...["due_at", "assignee_employee_id"],
];

/** Activities are seen and written with their lead; hooks leave each to its author. */
export const activityPolicy = own(
  { permissions: VIEWERS, rows: ofVisibleLead },
  {
    write: [MANAGERS],
    create: { permissions: [MANAGERS], relations: ["self", "team"] },
    update: [{ permissions: [MANAGERS] }, { permissions: [], rows: ofVisibleLead, fields: WRITTEN_FIELDS }],
    delete: ACTIVITY_WORKERS,
  },
);
