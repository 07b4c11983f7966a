import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { ONCE_A_SESSION } from "../api/queries.ts";

export interface Permission {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly module: string;
  readonly implies: readonly string[];
  /** Whether roles can grant it; if not, it is one of the two scopes of keys for rights by relation. */
  readonly is_of_roles: boolean;
  /** Whether the caller has it. */
  readonly is_granted: boolean;
}

/** All permissions that a role or key can have: `GET /permissions`. */
export const permissionsQuery = queryOptions({
  queryKey: ["permissions"],
  queryFn: async () => {
    const { data } = (await api.GET("/permissions")) as {
      data?: { data: readonly { readonly attributes: Permission }[] };
    };
    return data!.data.map(({ attributes }) => attributes);
  },
  ...ONCE_A_SESSION,
});

export type Level = "none" | "view" | "manage";

/** The permissions of a module: its pair of seeing and managing, and those that are granted separately. */
export interface ModulePermissions {
  readonly module: string;
  /** Null if everybody sees the module anyway, or if there is nothing to manage. */
  readonly view: Permission | null;
  readonly manage: Permission | null;
  readonly special: readonly Permission[];
}

/** Groups the permissions by module. A module's pair is the one in which managing implies seeing. */
export function byModule(permissions: readonly Permission[]): ModulePermissions[] {
  const modules = [...new Set(permissions.map(({ module }) => module))];
  return modules.map((module) => {
    const own = permissions.filter((permission) => permission.module === module);
    const managing = own.filter(({ name }) => name.startsWith("manage-"));
    const paired = managing.find(({ implies }) => own.some(({ name }) => implies.includes(name)));
    const manage = paired ?? (managing.length === 1 ? managing[0]! : null);
    const view = own.find(({ name }) => manage?.implies.includes(name)) ?? null;
    return { module, view, manage, special: own.filter((one) => one !== manage && one !== view) };
  });
}

export function levelOf({ view, manage }: ModulePermissions, chosen: ReadonlySet<string>): Level {
  if (manage && chosen.has(manage.name)) return "manage";
  return view && chosen.has(view.name) ? "view" : "none";
}

/** The selection with a module set to a level. Managing implies seeing, so that one name is enough. */
export function withLevel(
  { view, manage }: ModulePermissions,
  chosen: readonly string[],
  level: Level,
): string[] {
  const others = chosen.filter((name) => name !== view?.name && name !== manage?.name);
  const given = level === "manage" ? manage : level === "view" ? view : null;
  return given ? [...others, given.name] : others;
}
