import { projectAssignments } from "../../api/generated/resources/project-assignments.ts";
import type { ApiRecord } from "../../api/records.ts";
import { EffectivePeriod } from "../../components/effective-period.tsx";
import { Person } from "../../components/person.tsx";
import { resourceUi } from "../../declare/resource-ui.ts";
import { agreedRateColumn } from "../../figures/agreed-rate.tsx";
import { formatDate } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { mayAny } from "../../session/session.ts";

const who = ({ attributes, relationships }: ApiRecord<"project-assignments">) => {
  const employee = relationships?.employee as ApiRecord | null | undefined;
  return (
    <Person
      name={attributes.employee_name}
      avatar={employee?.attributes.avatar}
      note={attributes.role ?? null}
    />
  );
};

const when = ({ attributes: { starts_at, ends_at } }: ApiRecord<"project-assignments">) => (
  <EffectivePeriod from={starts_at} to={ends_at ?? null} />
);

const unchanged = { hint: t("If empty, unchanged.") };

const NEW_TERMS = {
  from: { label: t("From") },
  billed_rate: { label: t("Rate per hour"), ...unchanged },
  internal_cost_rate: { label: t("Internal cost per hour"), ...unchanged },
  weekly_hours_capacity: { label: t("Weekly hours"), ...unchanged },
  role: { label: t("As"), ...unchanged },
};

/** The assignments of a project. */
export const assignmentUi = resourceUi({
  resource: "project-assignments",
  metadata: projectAssignments,
  title: t("Team"),
  singular: t("Assignment"),
  nameOf: ({ attributes }) => attributes.employee_name,
  fields: {
    employee_id: { label: t("Who") },
    role: { label: t("As"), hint: undefined },
    billed_rate: { label: t("Rate per hour"), hint: t("Overrides the rate of the task and of the project.") },
    internal_cost_rate: { label: t("Internal cost per hour"), hint: undefined },
    weekly_hours_capacity: { label: t("Weekly hours"), hint: t("If empty, no hours are allocated.") },
    starts_at: { label: t("First day"), hint: t("If empty, today.") },
    ends_at: { label: t("Last day"), hint: t("If empty, open-ended.") },
  },
  list: {
    columns: [
      { name: "employee_name", label: t("Who"), render: who, include: "employee[id|name|avatar]" },
      { name: "starts_at", label: t("When"), render: when },
      "weekly_hours_capacity",
      agreedRateColumn,
    ],
    sort: "-starts_at",
    emptyText: t("Nobody is assigned yet. Only assigned people can log time on the project."),
  },
  actions: {
    "change-from": {
      label: t("New terms"),
      title: ({ attributes }) => t`New terms for ${attributes.employee_name}`,
      text: ({ attributes }) =>
        t`The assignment since ${formatDate(attributes.starts_at)} ends the day before; earlier time keeps its rate and cost.`,
      confirm: t("Change"),
      fields: NEW_TERMS,
      without: (session) => [
        ...(mayAny(session, ["view-project-financials"]) ? [] : ["billed_rate"]),
        ...(mayAny(session, ["manage-employees"]) ? [] : ["internal_cost_rate"]),
      ],
      done: t("New terms saved"),
    },
  },
  form: [
    {
      title: t("Assignment"),
      fields: [
        "project_id",
        "employee_id",
        "role",
        "starts_at",
        "ends_at",
        "weekly_hours_capacity",
        "billed_rate",
        "internal_cost_rate",
      ],
    },
  ],
});
