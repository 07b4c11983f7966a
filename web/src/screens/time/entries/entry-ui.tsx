import { timesheets } from "../../../api/generated/resources/timesheets.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { formatWeekdayAndDay, todayIn } from "../../../format/dates.ts";
import { formatMinutes } from "../../../format/durations.ts";
import { t } from "../../../messages/t.ts";
import { entryOf, lockText, WORK_NAMES } from "../entry.ts";
import { WorkName } from "../work-name.tsx";
import { EmployeeInput } from "./employee-input.tsx";
import { EntryReport } from "./entry-report.tsx";
import { EntryState } from "./entry-state.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  employee_id: { label: t("Whose"), hint: t("If empty, your own."), Input: EmployeeInput },
  project_id: { label: t("Project"), hint: undefined },
  task_id: { label: t("Task"), hint: undefined, within: "project_id" },
  date: { hint: t("If empty, the day on which it started.") },
  worked_minutes: {
    label: t("Time"),
    hint: t("Such as 1:30, 1.5 or 90m. Leave it empty if you enter start and end."),
  },
  billable_minutes: { label: t("Billable time") },
  is_billable: { label: t("Billable") },
  started_at: { label: t("Start time"), hint: t("Without an end, it is a running timer.") },
  ended_at: { label: t("End time") },
  approval_status: { label: t("Week") },
  billing_status: { label: t("Billing") },
  locked_reason: { label: t("Locked because") },
  was_auto_stopped: { label: t("Stopped automatically") },
  timezone: { label: t("Time zone") },
};

/** The list and form of time entries. */
export const entryUi = resourceUi({
  resource: "timesheets",
  metadata: timesheets,
  title: t("Time entries"),
  singular: t("Time entry"),
  nameOf: (record) => {
    const { minutes, date } = entryOf(record);
    const time = minutes === null ? t("Running timer") : formatMinutes(minutes);
    return `${time}, ${formatWeekdayAndDay(date)}`;
  },
  fields,
  list: {
    columns: [
      "date",
      "employee_id",
      {
        name: "project_id",
        label: t("Project and task"),
        render: (record: ApiRecord<"timesheets">) => <WorkName work={entryOf(record)} />,
        include: WORK_NAMES,
      },
      "description",
      "worked_minutes",
      {
        name: "state",
        label: t("State"),
        render: (record: ApiRecord<"timesheets">) => <EntryState record={record} />,
      },
    ],
    more: [
      "task_id",
      "is_billable",
      "billable_minutes",
      "started_at",
      "ended_at",
      "approval_status",
      "billing_status",
      "locked_reason",
      "was_auto_stopped",
      "billed_rate",
      "billed_amount",
      "currency",
      "rate_source",
      "cost_rate",
      "cost_amount",
      "created_at",
    ],
    sort: "-date",
    views: [
      {
        id: "mine",
        label: (them) => t("Mine", them),
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id }),
      },
      {
        id: "team",
        label: t("My team"),
        filters: ({ employee_id }) => (employee_id === null ? null : { manager_employee_id: employee_id }),
      },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      manager_employee_id: { label: t("Manager"), resource: "employees" },
      client_id: { label: t("Client"), resource: "clients" },
      timesheet_submission_id: { isHidden: true },
      invoice_line_id: { isHidden: true },
      worked_minutes: { label: t("Minutes") },
    },
    bulk: { "stop-timesheet-timer": false },
    emptyText: t("Time is booked in the week, or by the timer above."),
  },
  calendar: {
    path: "/time/entries/calendar",
    listPath: "/time/entries",
    from: "date",
    times: { from: "started_at", to: "ended_at" },
    title: (record: ApiRecord<"timesheets">) => {
      const { projectName, taskName, description } = entryOf(record);
      return [projectName, taskName].filter(Boolean).join(", ") || description || t("Internal");
    },
    note: (record: ApiRecord<"timesheets">) => {
      const { minutes } = entryOf(record);
      const time = minutes === null ? t("Running timer") : formatMinutes(minutes);
      return [relatedLabel(record, "employee"), time].filter(Boolean).join(", ");
    },
    isTentative: ({ attributes }: ApiRecord<"timesheets">) => attributes.is_running,
    related: ["employee_id"],
    include: WORK_NAMES,
  },
  form: [
    {
      title: t("Time entry"),
      fields: [
        "date",
        "worked_minutes",
        "project_id",
        "task_id",
        "description",
        "is_billable",
        "started_at",
        "ended_at",
        "employee_id",
      ],
    },
  ],
  initial: ({ workspace }) => ({ is_billable: true, date: todayIn(workspace.timezone) }),
  ListActions: EntryReport,
  lockOf: ({ attributes }) => (attributes.locked_reason ? lockText(attributes.locked_reason) : null),
});
