import type { ApiRecord } from "../../../api/records.ts";
import type { ResourceUi } from "../../../declare/resource-ui.ts";
import { inHours, minutesOf } from "../../../format/durations.ts";
import { t } from "../../../messages/t.ts";
import { assignmentUi } from "../assignment-ui.tsx";
import { CapacityRow } from "./capacity-row.tsx";

type Assignment = ApiRecord<"project-assignments">;

const [who, ...others] = assignmentUi.list.columns;

/** Who works with whom and how much: "Ana Pop, Designer, 20 h a week". */
const noteOf = ({ attributes }: Assignment): string =>
  [
    attributes.employee_name,
    attributes.role,
    attributes.weekly_hours_capacity !== null &&
      t`${inHours(minutesOf(attributes.weekly_hours_capacity))} a week`,
  ]
    .filter(Boolean)
    .join(", ");

/** The assignments of all projects, as a list and on a timeline with the capacity of people below. */
export const plannedUi: ResourceUi<"project-assignments"> = {
  ...assignmentUi,
  title: t("Assignments"),
  list: {
    ...assignmentUi.list,
    columns: [who!, { name: "project_name", label: t("Project") }, ...others],
    chosenAtFirst: [...assignmentUi.list.chosenAtFirst, "project_name"],
    filters: {
      project_id: { label: t("Project"), resource: "projects" },
      employee_id: { label: t("Who"), resource: "employees" },
    },
  },
  timeline: {
    path: "/projects/assignments/timeline",
    listPath: "/projects/assignments",
    from: "starts_at",
    to: "ends_at",
    groupBy: "employee_id",
    title: ({ attributes }) => String(attributes.project_name),
    note: (record) => noteOf(record as unknown as Assignment),
    Below: CapacityRow,
  },
};
