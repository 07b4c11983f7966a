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
  const assigned: Query = {
    employee_id: employeeId,
    effective_on: `${from},${to}`,
    include: "project[id|name|client_name|archived]",
  };
  const all = useQuery({
    ...optionsQuery("projects", { archived: "false", sort: "name" }),
    enabled: mayAll,
  });
  const own = useQuery({ ...optionsQuery("project-assignments", assigned), enabled: !mayAll });
  const projects: readonly ApiRecord[] | undefined = mayAll
    ? all.data?.data
    : own.data?.data.flatMap(projectOf);
  if (!projects) return undefined;
  const choices = new Map(projects.map((project) => [project.id, choiceOf(project)]));
  return [...choices.values()].sort((one, other) => byName(one.label, other.label));
}

/** The unfinished tasks of a project. */
export function useOpenTasks(projectId: string | null): readonly Choice[] | undefined {
  const { data } = useQuery({
    ...optionsQuery("tasks", { project_id: projectId ?? undefined, "-status": "done", sort: "position" }),
    enabled: projectId !== null,
  });
  return data?.data.map((task) => ({ value: task.id, label: recordLabel(task) }));
}
