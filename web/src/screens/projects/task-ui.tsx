import { Group, Text } from "@mantine/core";
import { tasks } from "../../api/generated/resources/tasks.ts";
import type { ApiRecord } from "../../api/records.ts";
import { relatedLabel } from "../../declare/record-label.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { formatMinutes } from "../../format/durations.ts";
import { t } from "../../messages/t.ts";
import { TaskCard } from "./task-card.tsx";
import { TaskState } from "./task-state.tsx";

const minutes =
  (name: "estimated_minutes" | "tracked_minutes") =>
  ({ attributes }: ApiRecord<"tasks">) =>
    attributes[name] === null ? null : (
      <Text size="sm" component="span">
        {formatMinutes(attributes[name])}
      </Text>
    );

/** The action that brings a task into a status. */
const MOVES: Readonly<Record<string, string>> = { open: "reopen", in_progress: "start", done: "complete" };

/** The tasks of a project or of all projects, as a list and on a board. */
export const taskUi = resourceUi({
  resource: "tasks",
  metadata: tasks,
  title: t("Tasks"),
  singular: t("Task"),
  fields: {
    is_billable: { label: t("Billable"), hint: undefined },
    billed_rate: { label: t("Rate per hour"), hint: t("Overrides the rate of the project.") },
    estimated_minutes: { label: t("Estimate"), hint: undefined },
    assigned_employee_ids: { label: t("Assigned to"), hint: t("People of the project.") },
    due_date: { label: t("Due") },
    position: { label: t("Place"), hint: t("Starting at 1. If empty, last.") },
    tracked_minutes: { label: t("Tracked") },
  },
  list: {
    columns: [
      {
        name: "name",
        render: (record) => (
          <Group gap="xs">
            <Text size="sm" fw={500} component="span">
              {record.attributes.name}
            </Text>
          </Group>
        ),
      },
      "project_id",
      { name: "status", render: (record) => <TaskState record={record} /> },
      "assigned_employee_ids",
      "due_date",
      {
        name: "estimated_minutes",
        label: t("Estimate"),
        isFigure: true,
        render: minutes("estimated_minutes"),
      },
      { name: "tracked_minutes", label: t("Tracked"), isFigure: true, render: minutes("tracked_minutes") },
    ],
    sort: "position",
    views: [
      {
        id: "mine",
        label: (them) => t("Mine", them),
        filters: ({ employee_id }) =>
          employee_id === null ? null : { assigned_employee_id: employee_id, status: "open,in_progress" },
      },
      { id: "open", label: (them) => t("Not done", them), filters: { status: "open,in_progress" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      project_id: { label: t("Project"), resource: "projects" },
      assigned_employee_id: { label: t("Assigned to"), resource: "employees" },
    },
    emptyText: t("Tasks are the types of work on which time is logged."),
  },
  board: {
    path: "/projects/tasks/board",
    listPath: "/projects/tasks",
    groupBy: "status",
    groupings: [{ groupBy: "project_id" }],
    sort: "due_date",
    card: (record) => <TaskCard record={record} />,
    related: ["project_id", "assigned_employee_ids"],
    move: (status) => ({ action: MOVES[status] ?? "reopen", values: {} }),
    // What is done is reopened before it is started again.
    leadsTo: ({ attributes }, status) => !(attributes.status === "done" && status === "in_progress"),
    isMovable: ({ attributes, meta }, { employee_id }) =>
      meta.authorizedToUpdate || attributes.assigned_employee_ids?.includes(employee_id ?? "") === true,
  },
  calendar: {
    path: "/projects/tasks/calendar",
    listPath: "/projects/tasks",
    from: "due_date",
    note: (record) => relatedLabel(record as unknown as ApiRecord, "project") || null,
    isTentative: ({ attributes }) => attributes.status === "done",
    related: ["project_id"],
  },
  actions: {
    start: { label: t("Start task"), isImmediate: true, done: t("Task started") },
    complete: { label: t("Complete"), isImmediate: true, done: t("Task completed") },
    reopen: { label: t("Reopen"), isImmediate: true, done: t("Task reopened") },
  },
  form: [
    {
      title: t("Task"),
      fields: [
        "project_id",
        "name",
        "description",
        "assigned_employee_ids",
        "due_date",
        "estimated_minutes",
        "is_billable",
        "billed_rate",
        "position",
      ],
    },
  ],
});
