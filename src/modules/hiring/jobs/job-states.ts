import { action, openWhenEach } from "../../../engine/declare/index.ts";
import type { StoredRecord } from "../../../engine/work/index.ts";
import { message, said } from "../../../engine/work/index.ts";
import { WORKERS } from "../rights.ts";

type Status = StoredRecord<"jobs">["status"];

/** Open for jobs with one of the statuses. */
export const openFrom = (...statuses: readonly Status[]) =>
  openWhenEach<"jobs", unknown, Record<never, never>, "status">(({ status }) =>
    statuses.includes(status)
      ? null
      : message`The job is ${said(status === "on_hold" ? "on hold" : status)}.`,
  );

/** Opens a draft for candidates. */
export const open = action("jobs", {
  title: "Open the job",
  done: "Opened",
  description: "Opens a draft for candidates.",
  grants: [WORKERS],
  reads: ["status"],
  openWhen: openFrom("draft"),
  async run({ work, records }): Promise<undefined> {
    const ids = records.map(({ id }) => id);
    await work.updateAll("jobs", ids, { status: "open", opened_at: work.now });
  },
});

/** Takes no further candidates for the time being. */
export const hold = action("jobs", {
  title: "Put on hold",
  done: "Put on hold",
  description: "Takes no further candidates; those who applied already go on.",
  grants: [WORKERS],
  reads: ["status"],
  openWhen: openFrom("open"),
  async run({ work, records }): Promise<undefined> {
    await work.updateAll(
      "jobs",
      records.map(({ id }) => id),
      { status: "on_hold" },
    );
  },
});

/** Takes candidates again. */
export const resume = action("jobs", {
  title: "Resume",
  done: "Resumed",
  description: "Takes candidates again.",
  grants: [WORKERS],
  reads: ["status"],
  openWhen: openFrom("on_hold"),
  async run({ work, records }): Promise<undefined> {
    await work.updateAll(
      "jobs",
      records.map(({ id }) => id),
      { status: "open" },
    );
  },
});

/** Opens a closed job again; the day on which it was first opened stays. */
export const reopen = action("jobs", {
  title: "Reopen",
  done: "Reopened",
  description: "Opens a closed job again.",
  grants: [WORKERS],
  reads: ["status"],
  openWhen: openFrom("closed"),
  async run({ work, records }): Promise<undefined> {
    await work.updateAll(
      "jobs",
      records.map(({ id }) => id),
      { status: "open", closed_at: null, close_reason: null },
    );
  },
});
