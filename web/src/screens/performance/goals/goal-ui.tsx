import { Group } from "@mantine/core";
import { goals } from "../../../api/generated/resources/goals.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { goalActions } from "./goal-actions.ts";
import { GoalProgress } from "./goal-progress.tsx";
import { CONFIDENCE_LABELS, GoalStatus, STATUS_LABELS } from "./goal-status.tsx";
import { KeyResultList } from "./key-result-list.tsx";
import { KeyResultsInput } from "./key-results-input.tsx";
import { TreeLink } from "./tree-link.tsx";

type Goal = ApiRecord<"goals">;

const fields: Readonly<Record<string, FieldOverride>> = {
  level: {
    label: t("Goal of"),
    optionLabels: { company: t("The company"), department: t("A department"), employee: t("A person") },
  },
  employee_id: {
    label: t("Owner"),
    hint: t("If empty, you; goals of the company and of departments need no owner."),
  },
  department_id: { label: t("Department"), isOffered: ({ level }) => level === "department" },
  parent_goal_id: { label: t("Part of"), hint: t("The goal above it. There are at most 5 levels.") },
  evaluation_id: { label: t("Discussed in"), hint: undefined },
  start_date: { label: t("From") },
  due_date: { label: t("Due on") },
  weight: { label: t("Weight"), hint: t("How much it counts among the parts of the goal above it.") },
  key_results: { label: t("Key results"), Show: KeyResultList, Input: KeyResultsInput },
  manual_progress: { label: t("Progress as reported"), hint: undefined },
  progress: {
    label: t("Progress"),
    hint: t("Of the key results, else of the goals below, else as reported."),
  },
  confidence: { optionLabels: CONFIDENCE_LABELS, hint: undefined },
  status: { optionLabels: STATUS_LABELS },
  closed_at: { label: t("Closed") },
  closing_note: { label: t("Note on the outcome") },
  activate: { label: t("Active at once"), hint: t("Otherwise it is a draft, which counts nowhere.") },
};

/** The list, form and page of goals. */
export const goalUi = resourceUi({
  resource: "goals",
  metadata: goals,
  title: t("Goals"),
  singular: t("Goal"),
  fields,
  list: {
    columns: [
      "title",
      "employee_id",
      {
        name: "progress",
        render: ({ attributes }: Goal) => (
          <GoalProgress label={attributes.title} progress={attributes.progress} />
        ),
      },
      {
        name: "status",
        render: ({ attributes }: Goal) => (
          <Group gap={6}>
            <GoalStatus goal={attributes} />
          </Group>
        ),
      },
      "due_date",
    ],
    more: [
      ...["level", "department_id", "parent_goal_id", "start_date", "weight", "confidence"],
      ...["closed_at", "created_at"],
    ],
    sort: "due_date",
    views: [
      { id: "active", label: (them) => t("Active", them), filters: { status: "active" } },
      {
        id: "mine",
        label: (them) => t("Mine", them),
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id }),
      },
      { id: "overdue", label: (them) => t("Overdue", them), filters: { is_overdue: "true" } },
      { id: "risky", label: t("At risk"), filters: { status: "active", "-confidence": "on_track" } },
      { id: "closed", label: (them) => t("Closed", them), filters: { status: "achieved,missed" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      employee_id: { label: t("Owner"), resource: "employees" },
      department_id: { label: t("Department"), resource: "departments" },
      parent_goal_id: { label: t("Part of"), resource: "goals" },
      evaluation_id: { isHidden: true },
      manager_employee_id: { label: t("Owner is led by"), resource: "employees" },
    },
    bulk: {
      close: { label: t("Close"), from: ["active"] },
      cancel: { label: t("Give up"), from: ["draft", "active"], isDangerous: true },
    },
    emptyText: t("A goal says what is to be reached by when, and its key results how that is measured."),
  },
  form: [
    { title: t("Goal"), fields: ["title", "description", "level", "employee_id", "department_id"] },
    { title: t("Time"), fields: ["start_date", "due_date"] },
    { title: t("Key results"), fields: ["key_results"] },
    { title: t("Further"), fields: ["parent_goal_id", "weight", "activate"] },
  ],
  actions: goalActions,
  deletion: { isOffered: ({ meta }) => meta.authorizedToDelete },
  page: (id) => `/performance/goals/${id}`,
  createPath: "/performance/goals/new",
  ListActions: TreeLink,
});
