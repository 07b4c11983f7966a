import { projectAssignments } from "../../api/generated/resources/project-assignments.ts";
import type { ApiRecord } from "../../api/records.ts";
import { EffectivePeriod } from "../../components/effective-period.tsx";
import { Person } from "../../components/person.tsx";
import { resourceUi } from "../../declare/resource-ui.ts";
import { agreedRateColumn } from "../../figures/agreed-rate.tsx";
import { formatDate } from "../../format/dates.ts";
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

const unchanged = { hint: "If empty, unchanged." };

const NEW_TERMS = {
  from: { label: "From" },
  billed_rate: { label: "Rate per hour", ...unchanged },
  internal_cost_rate: { label: "Internal cost per hour", ...unchanged },
  weekly_hours_capacity: { label: "Weekly hours", ...unchanged },
  role: { label: "As", ...unchanged },
};

/** The assignments of a project. */
export const assignmentUi = resourceUi({
  resource: "project-assignments",
  metadata: projectAssignments,
  title: "Team",
  singular: "Assignment",
  nameOf: ({ attributes }) => attributes.employee_name,
  fields: {
    employee_id: { label: "Who" },
    role: { label: "As", hint: undefined },
    billed_rate: { label: "Rate per hour", hint: "Overrides the rate of the task and of the project." },
    internal_cost_rate: { label: "Internal cost per hour", hint: undefined },
    weekly_hours_capacity: { label: "Weekly hours", hint: "If empty, no hours are allocated." },
    starts_at: { label: "First day", hint: "If empty, today." },
    ends_at: { label: "Last day", hint: "If empty, open-ended." },
  },
  list: {
    columns: [
      { name: "employee_name", label: "Who", render: who, include: "employee[id|name|avatar]" },
      { name: "starts_at", label: "When", render: when },
      "weekly_hours_capacity",
      agreedRateColumn,
    ],
    sort: "-starts_at",
    emptyText: "Nobody is assigned yet. Only assigned people can log time on the project.",
  },
  actions: {
    "change-from": {
      label: "New terms",
      title: ({ attributes }) => `New terms for ${attributes.employee_name}`,
      text: ({ attributes }) =>
        `The assignment since ${formatDate(attributes.starts_at)} ends the day before; earlier time keeps its rate and cost.`,
      confirm: "Change",
      fields: NEW_TERMS,
      without: (session) => [
        ...(mayAny(session, ["view-project-financials"]) ? [] : ["billed_rate"]),
        ...(mayAny(session, ["manage-employees"]) ? [] : ["internal_cost_rate"]),
      ],
      done: "New terms saved",
    },
  },
  form: [
    {
      title: "Assignment",
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
