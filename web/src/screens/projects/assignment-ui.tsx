import { projectAssignments } from "../../api/generated/resources/project-assignments.ts";
import type { ApiRecord } from "../../api/records.ts";
import { EffectivePeriod } from "../../components/effective-period.tsx";
import { Person } from "../../components/person.tsx";
import { resourceUi } from "../../declare/resource-ui.ts";
import { agreedRateColumn } from "../../figures/agreed-rate.tsx";
import { AssignmentActions } from "./rates/change-from.tsx";

const who = ({ attributes, relationships }: ApiRecord<"project-assignments">) => {
  const employee = relationships?.employee as ApiRecord | null | undefined;
  return (
    <Person
      name={attributes.employee_name}
      avatar={employee?.attributes.avatar}
      note={attributes.role as string | null}
    />
  );
};

const when = ({ attributes: { starts_at, ends_at } }: ApiRecord<"project-assignments">) => (
  <EffectivePeriod from={starts_at} to={ends_at as string | null} />
);

/** The people of a project, each for a period. */
export const assignmentUi = resourceUi({
  resource: "project-assignments",
  metadata: projectAssignments,
  RecordActions: AssignmentActions,
  title: "Team",
  singular: "Assignment",
  nameOf: ({ attributes }) => attributes.employee_name,
  fields: {
    employee_id: { label: "Who" },
    role: { label: "As", hint: undefined },
    billed_rate: {
      label: "Rate per hour",
      hint: "Overrides the rate of the task and of the project.",
      currencyField: null,
    },
    internal_cost_rate: { label: "Internal cost per hour", hint: undefined },
    weekly_hours_capacity: { label: "Weekly hours", hint: "If empty, not planned." },
    starts_at: { label: "First day", hint: "Empty: today." },
    ends_at: { label: "Last day", hint: "Empty: open-ended." },
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
