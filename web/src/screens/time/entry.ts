import type { ApiRecord } from "../../api/records.ts";
import { recordLabel } from "../../declare/record-label.ts";
import { dayOf } from "../../format/calendar.ts";

/** What an entry is booked on. */
export interface Work {
  readonly projectId: string | null;
  readonly taskId: string | null;
  readonly projectName: string | null;
  readonly taskName: string | null;
}

/** An entry of time as the screens need it. */
export interface Entry extends Work {
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Null while it runs. */
  readonly minutes: number | null;
  readonly description: string | null;
  readonly isBillable: boolean;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly isRunning: boolean;
  readonly lockedReason: string | null;
  readonly mayChange: boolean;
}

/** The relationships that name what an entry is booked on. */
export const WORK_NAMES = "project[id|name],task[id|name]";

const nameOf = (record: ApiRecord, relationship: string): string | null => {
  const related = record.relationships?.[relationship] as ApiRecord | null | undefined;
  return related ? recordLabel(related) : null;
};

/** Reads an entry as the API returns it. */
export function entryOf(record: ApiRecord): Entry {
  const { attributes: given, meta } = record;
  const text = (name: string): string | null => (given[name] as string | null | undefined) ?? null;
  return {
    id: record.id,
    date: dayOf(String(given.date)),
    minutes: (given.worked_minutes as number | null) ?? null,
    description: text("description"),
    isBillable: given.is_billable === true,
    startedAt: text("started_at"),
    endedAt: text("ended_at"),
    isRunning: given.is_running === true,
    lockedReason: text("locked_reason"),
    mayChange: meta.authorizedToUpdate,
    projectId: text("project_id"),
    taskId: text("task_id"),
    projectName: nameOf(record, "project"),
    taskName: nameOf(record, "task"),
  };
}

/** The project in words, also where there is none, or none to be seen. */
export const projectLabel = ({ projectId, projectName }: Work): string =>
  projectId === null ? "No project" : (projectName ?? "A project out of your sight");

/** What something is booked on, in words: "Website · Design". */
export const workLabel = (work: Work): string =>
  [projectLabel(work), ...(work.taskName === null ? [] : [work.taskName])].join(" · ");

const LOCKS: Readonly<Record<string, string>> = {
  invoiced: "It is on an invoice.",
  approved: "Its week is approved.",
  submitted: "Its week is submitted.",
  closed: "Its day is closed.",
};

/** Why an entry cannot be changed, as a sentence. */
export const lockText = (reason: string): string => LOCKS[reason] ?? "It is locked.";
