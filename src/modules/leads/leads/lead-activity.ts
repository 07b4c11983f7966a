import type { Work } from "../../../engine/work/index.ts";
import type { SystemActivity } from "../lead-activities/activity-types.ts";

/** What the system records in a lead's timeline. */
export interface Recorded {
  readonly type: SystemActivity;
  /** The changed fields with their values before and after. */
  readonly changes?: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  readonly body?: string | null;
  /** Default: now. */
  readonly at?: Date | string;
}

/** Adds an activity of the system to each lead's timeline. */
export async function record(
  work: Work,
  activities: readonly (Recorded & { readonly leadId: string })[],
): Promise<void> {
  await work.createAll(
    "lead-activities",
    activities.map(({ leadId, type, changes = null, body = null, at = work.now }) => ({
      ...{ lead_id: leadId, type, changes, body },
      occurred_at: at,
      created_by_user_id: work.actor.userId,
    })),
  );
}
