import type pg from "pg";
import type { Workload } from "../workloads.ts";

/**
 * Creating an entry of one minute for the employees who have assignments, one after the other. The entries are of today,
 * because former weeks may be submitted.
 */
export async function entryWorkload(pool: pg.Pool, workspaceId: string): Promise<Workload> {
  const { rows } = await pool.query<{ employee: string; project: string; today: string }>(
    `select a.employee_id as employee, a.project_id as project, current_date::text as today
     from project_assignments a
     join projects p on p.workspace_id = a.workspace_id and p.id = a.project_id and p.archived_at is null
     join employees e on e.workspace_id = a.workspace_id and e.id = a.employee_id
       and e.archived_at is null and e.termination_date is null and e.start_date < current_date
     where a.workspace_id = $1 and a.ends_at is null and a.starts_at < current_date
     order by a.id limit 1000`,
    [workspaceId],
  );
  return {
    name: "create time entry",
    method: "POST",
    path: "/timesheets",
    body: (number) => {
      const { employee, project, today } = rows[number % rows.length]!;
      return JSON.stringify({
        employee_id: employee,
        project_id: project,
        date: today,
        worked_minutes: 1,
      });
    },
  };
}
