import type { ApiRecord } from "../../api/records.ts";
import { recordLabel } from "../../declare/record-label.ts";
import { dayOf } from "../../format/calendar.ts";
import { t } from "../../messages/t.ts";

/** The project and task of an entry. */
export interface Work {
  readonly projectId: string | null;
  readonly taskId: string | null;
  readonly projectName: string | null;
  readonly taskName: string | null;
}

/** A time entry as the screens use it. */
export interface Entry extends Work {
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Null while it is running. */
  readonly minutes: number | null;
  readonly description: string | null;
  readonly isBillable: boolean;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly isRunning: boolean;
  readonly lockedReason: string | null;
  readonly mayChange: boolean;
}

/** The relationships with the names of project and task. */
export const WORK_NAMES = "project[id|name],task[id|name]";

const nameOf = (record: ApiRecord, relationship: string): string | null => {
  const related = record.relationships?.[relationship] as ApiRecord | null | undefined;
  return related ? recordLabel(related) : null;
};

/** Converts an entry from the API. */
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

/** The name of the project, or words if there is none or it is not visible. */
export const projectLabel = ({ projectId, projectName }: Work): string =>
  projectId === null ? t("No project") : (projectName ?? t("A project that you cannot see"));

/** The names of project and task: "Website · Design". */
export const workLabel = (work: Work): string =>
  [projectLabel(work), ...(work.taskName === null ? [] : [work.taskName])].join(" · ");

const LOCKS: Readonly<Record<string, string>> = {
  invoiced: t("It is on an invoice."),
  approved: t("Its week is approved."),
  submitted: t("Its week is submitted."),
  closed: t("Its date is in a closed period."),
};

/** The reason why an entry cannot be changed, as a sentence. */
export const lockText = (reason: string): string => LOCKS[reason] ?? t("It is locked.");
