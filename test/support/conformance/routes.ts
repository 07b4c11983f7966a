import type { ResourceSchema } from "../../../src/engine/schema/schema.ts";
import { recordPath } from "./paths.ts";

/** One way to reach a resource. */
export interface ResourceRoute {
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** All routes of a resource, with bodies that have no effect. `id` is that of a record, or one that does not exist. */
export function routesOf(resource: ResourceSchema, id: string): ResourceRoute[] {
  const path = `/${resource.name}`;
  const one = recordPath(resource, id);
  const has = (operation: (typeof resource.operations)[number]) => resource.operations.includes(operation);
  const routes: ResourceRoute[] = [];
  const add = (title: string, method: string, at: string, body?: unknown) =>
    routes.push({ title, method, path: at, body });
  if (has("list")) add("list", "GET", path);
  if (has("list")) add("describe filters", "GET", `${path}/filters`);
  add("describe actions", "GET", `${path}/actions`);
  add("describe getters", "GET", `${path}/getters`);
  if (has("show")) add("show", "GET", one);
  if (has("create")) {
    add("create", "POST", path, {});
    add("create several", "POST", `${path}/bulk`, [{}]);
  }
  if (has("update")) {
    for (const method of resource.isSingleton ? ["PATCH", "PUT"] : ["PATCH", "PUT", "POST"])
      add(`change by ${method}`, method, one, {});
    if (!resource.isSingleton) add("change several", "PATCH", `${path}/bulk`, [{ id }]);
  }
  if (has("delete")) {
    add("delete", "DELETE", one);
    add("delete several", "DELETE", `${path}/bulk`, { repositories: [id] });
  }
  for (const [name, { levels }] of Object.entries(resource.actions)) {
    if (levels.includes("record")) add(`action ${name}`, "POST", `${one}/actions?action=${name}`, {});
    if (levels.includes("collection")) {
      add(`action ${name} on several`, "POST", `${path}/actions?action=${name}`, { repositories: [id] });
    }
  }
  for (const [name, { levels }] of Object.entries(resource.fileActions)) {
    if (levels.includes("record"))
      add(`action ${name} of one as a file`, "POST", `${one}/actions?action=${name}`, {});
    add(`action ${name} of several as a file`, "POST", `${path}/actions?action=${name}`, {
      repositories: [id],
    });
  }
  for (const [name, { level }] of Object.entries(resource.getters)) {
    add(`getter ${name}`, "GET", `${level === "record" ? one : path}/getters/${name}`);
  }
  return routes;
}

/** The paths of a resource, each once. */
export const pathsOf = (resource: ResourceSchema, id: string): string[] => [
  ...new Set(routesOf(resource, id).map(({ path }) => path.split("?")[0]!)),
];
