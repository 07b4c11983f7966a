import {
  booleanKind,
  extension,
  filterOf,
  idKind,
  inverse,
  joined,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, isOneOf, sql } from "../../../engine/sql/index.ts";
import { hasCurrentAssignment } from "../project-assignments/present-assignments.ts";
import { isVisibleProject } from "./project-sight.ts";

/**
 * Adds to employees the projects to which they are assigned today, as a relationship and a filter. When they are archived,
 * they stay lead of projects and assignee of tasks; the message counts these.
 */
export const projectsOfEmployees = extension("employees", {
  relationships: {
    projects: joined("many", "projects", (employee, project) =>
      hasCurrentAssignment(
        sql`${column(project, "workspace_id")}`,
        sql`${column(project, "id")}`,
        sql`${column(employee, "id")}`,
      ),
    ),
  },
  filters: {
    project_id: filterOf(idKind, {
      title: "project with an assignment today",
      nullable: false,
      condition: (alias, operand) => sql`exists (select from projects shown
        where shown.workspace_id = ${column(alias, "workspace_id")}
          and ${isOneOf(sql`shown.id`, valuesOf(operand), "text")}
          and ${isVisibleProject("shown")}
          and ${hasCurrentAssignment(column("shown", "workspace_id"), column("shown", "id"), column(alias, "id"))})`,
    }),
  },
  remainders: {
    "managed-projects": {
      resource: "projects",
      singular: "project still has them as its manager",
      plural: "projects still have them as manager",
      counts: (alias, archived) => sql`${column(alias, "manager_employee_id")} = any(${archived})
        and ${column(alias, "archived_at")} is null`,
    },
    "open-tasks": {
      resource: "tasks",
      singular: "open task is still assigned to them",
      plural: "open tasks are still assigned to them",
      counts: (
        alias,
        archived,
      ) => sql`${column(alias, "status")} <> 'done' and exists (select from task_assignees assignee
        where assignee.workspace_id = ${column(alias, "workspace_id")} and assignee.task_id = ${column(alias, "id")}
          and assignee.employee_id = any(${archived}))`,
    },
  },
});

/** Adds to clients their projects. */
export const projectsOfClients = extension("clients", {
  relationships: { projects: inverse("projects", "client_id") },
  filters: {
    has_projects: filterOf(booleanKind, {
      nullable: false,
      expression: (alias) => sql`exists (select from projects owned
        where owned.workspace_id = ${column(alias, "workspace_id")} and owned.client_id = ${column(alias, "id")})`,
    }),
  },
});
