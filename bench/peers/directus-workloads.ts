import type { Workload } from "../workloads.ts";

const LIST = "/items/employees?filter[status][_eq]=active&sort=last_name,id&limit=15&meta=filter_count";

/** The workload of Directus that returns what a workload of the program returns. */
export function ofDirectus({ name, method, path, body }: Workload): Workload {
  if (body) return { name, method, path: "/items/employees", body };
  const [, id] = /^\/employees\/([^/?]+)$/.exec(path) ?? [];
  if (id !== undefined) return { name, method, path: `/items/employees/${id}` };
  const related = path.includes("related=") ? ",position_id.*,manager_employee_id.*,tags.tag_id.*" : "";
  return { name, method, path: `${LIST}&fields=*${related}` };
}
