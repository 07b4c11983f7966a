import { action, field, type Obstacle, openWhenEach } from "../../../engine/declare/index.ts";
import type { RecordChanges, StoredRecord, Work } from "../../../engine/work/index.ts";
import { message, said } from "../../../engine/work/index.ts";
import { clientMeetingObstacle, MEETING_WRITERS } from "./meetings.policy.ts";

type Meeting = Pick<StoredRecord<"meetings">, "id" | "revision">;

/** Changes the state of meetings, which calendars learn by the number of the change. */
async function setState(
  work: Work,
  meetings: readonly Meeting[],
  values: RecordChanges<"meetings">,
): Promise<void> {
  for (const { id, revision } of meetings)
    await work.update("meetings", id, { ...values, revision: (revision ?? 0) + 1 });
}

/** What decides whether a meeting can be closed, and by whom. */
const READ = ["status", "starts_at", "lead_id", "client_id", "organizer_employee_id"] as const;
type Read = (typeof READ)[number];

const NAMES = { scheduled: "scheduled", held: "already held", cancelled: "cancelled", no_show: "missed" };

/** Open for scheduled meetings; `isPast`: which have started. */
const openWhileScheduled = (isPast: boolean) =>
  openWhenEach<"meetings", unknown, Record<never, never>, Read>(
    ({ status, starts_at, ...parties }, { now, actor }): Obstacle => {
      const obstacle = clientMeetingObstacle(parties, actor);
      if (obstacle) return obstacle;
      if (status !== "scheduled") return message`The meeting is ${said(NAMES[status])}.`;
      return isPast && starts_at > now ? "The meeting has not started yet." : null;
    },
  );

const shared = { grants: [MEETING_WRITERS], reads: READ } as const;

/** The meeting took place. */
export const complete = action("meetings", {
  title: "Complete",
  done: "Completed",
  description: "Records that the meeting was held, with its outcome.",
  ...shared,
  parameters: { outcome: field.text() },
  openWhen: openWhileScheduled(true),
  async run({ work, records, params, sent }): Promise<undefined> {
    await setState(work, records, {
      status: "held",
      ...(sent.has("outcome") ? { outcome: params.outcome } : {}),
    });
  },
});

/** Nobody came from the other side. */
export const markNoShow = action("meetings", {
  title: "Mark as no-show",
  done: "Marked as no-show",
  description: "Records that the other side did not come.",
  ...shared,
  openWhen: openWhileScheduled(true),
  async run({ work, records }): Promise<undefined> {
    await setState(work, records, { status: "no_show" });
  },
});

/** The meeting does not take place. */
export const cancel = action("meetings", {
  title: "Cancel",
  done: "Cancelled",
  description: "Cancels a scheduled meeting.",
  ...shared,
  parameters: { reason: field.text() },
  openWhen: openWhileScheduled(false),
  async run({ work, records, params }): Promise<undefined> {
    await setState(work, records, { status: "cancelled", cancel_reason: params.reason });
  },
});

/** The meeting is scheduled again; its outcome is kept. */
export const reopen = action("meetings", {
  title: "Reopen",
  done: "Reopened",
  description: "Schedules the meeting again. The outcome is kept.",
  grants: [MEETING_WRITERS],
  reads: READ,
  openWhen: openWhenEach(({ status, ...parties }, { actor }): Obstacle => {
    if (status === "scheduled") return "The meeting is already scheduled.";
    return clientMeetingObstacle(parties, actor);
  }),
  async run({ work, records }): Promise<undefined> {
    await setState(work, records, { status: "scheduled", cancel_reason: null });
  },
});
