import { useQuery } from "@tanstack/react-query";
import { optionsQuery } from "../../../api/queries.ts";
import type { ApiRecord, Query } from "../../../api/records.ts";
import { recordLabel } from "../../../declare/record-label.ts";
import { byName } from "../../../format/names.ts";
import { useMay } from "../../../session/session.ts";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const choiceOf = (record: ApiRecord): Choice => {
  const client = record.attributes.client_name;
  return { value: record.id, label: client ? `${recordLabel(record)} (${client})` : recordLabel(record) };
};

/** The project of an assignment, unless it is archived or not visible. */
function projectOf({ relationships }: ApiRecord): ApiRecord[] {
  const project = relationships?.project as ApiRecord | null | undefined;
  return project && project.attributes.archived !== true ? [project] : [];
}

/** The assignments of an employee in a period, with their projects. */
export const assignedQuery = (employeeId: string, from: string, to: string) => {
  const assigned: Query = {
    employee_id: employeeId,
    effective_on: `${from},${to}`,
    include: "project[id|name|client_name|archived]",
  };
  return optionsQuery("project-assignments", assigned);
};

/** All projects that are not archived. */
export const allProjectsQuery = optionsQuery("projects", { archived: "false", sort: "name" });

const choicesOf = (projects: readonly ApiRecord[]): readonly Choice[] => {
  const choices = new Map(projects.map((project) => [project.id, choiceOf(project)]));
  return [...choices.values()].sort((one, other) => byName(one.label, other.label));
};

/** The projects of assignments, as choices. */
export const assignedChoices = (assignments: readonly ApiRecord[]): readonly Choice[] =>
  choicesOf(assignments.flatMap(projectOf));

/**
 * The projects on which time can be booked: those to which the employee is assigned in the period, or all unarchived ones
 * for holders of manage-timesheets. Undefined while they are loading.
 */
export function useBookableProjects(
  employeeId: string,
  from: string,
  to: string,
): readonly Choice[] | undefined {
  const mayAll = useMay()("manage-timesheets");
  const all = useQuery({ ...allProjectsQuery, enabled: mayAll });
  const own = useQuery({ ...assignedQuery(employeeId, from, to), enabled: !mayAll });
  if (mayAll) return all.data && choicesOf(all.data.data);
  return own.data && assignedChoices(own.data.data);
}

/** The unfinished tasks of a project. */
export function useOpenTasks(projectId: string | null): readonly Choice[] | undefined {
  const { data } = useQuery({
    ...optionsQuery("tasks", { project_id: projectId ?? undefined, "-status": "done", sort: "position" }),
    enabled: projectId !== null,
  });
  return data?.data.map((task) => ({ value: task.id, label: recordLabel(task) }));
}
