import { addWorkspace } from "../../src/administration/add-workspace.ts";
import type { Installation } from "../../src/compose.ts";
import type { Workspace } from "../../src/engine/work/workspace.ts";
import { createApiKey } from "../../src/modules/api-keys/index.ts";
import type { Caller } from "./app.ts";

export interface TestWorkspace {
  readonly workspace: Workspace;
  readonly ownerUserId: string;
  readonly roles: Readonly<Record<string, string>>;
  /** The owner's key, which may do everything. */
  readonly owner: Caller;
  /** What is needed to use the workspace in a copy of its database. */
  readonly known: KnownWorkspace;
  /** A key of the owner limited to the given scopes. */
  scoped(...scopes: string[]): Promise<Caller>;
  /**
   * A key of an employee's account with all that it can have; the account gets a role of its own with the given
   * permissions.
   */
  callerFor(employeeId: string, ...permissions: string[]): Promise<Caller>;
  /** A key of an employee's account with only the given scopes. */
  keyOf(employeeId: string, ...scopes: string[]): Promise<Caller>;
}

/** What is needed to use a workspace. */
export interface KnownWorkspace {
  readonly workspace: Workspace;
  readonly ownerUserId: string;
  readonly roles: Readonly<Record<string, string>>;
  /** The secret of the owner's key, which may do everything. */
  readonly ownerKey: string;
  /** The number of keys and roles that were created for tests, from which they get their names. */
  made: number;
}

export interface WorkspaceOptions {
  readonly timezone?: string;
  readonly currency?: string;
  readonly locale?: string;
}

interface Parts {
  readonly installation: Installation;
  /** The caller that uses a key with this secret. */
  readonly as: (key: string) => Caller;
}

/** Creates a workspace with an owner, who has a password and a key that may do everything. */
export async function makeWorkspace(
  { installation }: Parts,
  subdomain: string,
  options: WorkspaceOptions = {},
): Promise<KnownWorkspace> {
  const { workspace, filled } = await addWorkspace(installation, {
    subdomain,
    name: subdomain,
    ownerEmail: `owner@${subdomain}.test`,
    ownerPassword: "correct horse battery",
    ...options,
  });
  const { ownerUserId, roles } = filled;
  const { key } = await installation.work(workspace, (work) =>
    createApiKey(work, { userId: ownerUserId, name: "Key 1", scopes: "all", ips: [] }),
  );
  return { workspace, ownerUserId, roles, ownerKey: key, made: 1 };
}

/** Uses an existing workspace of the installation. */
export function openWorkspace({ installation, as }: Parts, known: KnownWorkspace): TestWorkspace {
  const { workspace, ownerUserId, roles, ownerKey } = known;
  const keyOf = async (userId: string, scopes: string[] | "all"): Promise<Caller> => {
    known.made++;
    const { key } = await installation.work(workspace, (work) =>
      createApiKey(work, { userId, name: `Key ${known.made}`, scopes, ips: [] }),
    );
    return as(key);
  };
  const accountOf = async (employeeId: string): Promise<string> => {
    const { rows } = await installation.pool.query<{ id: string }>(
      "select id from users where workspace_id = $1 and employee_id = $2",
      [workspace.id, employeeId],
    );
    return rows[0]!.id;
  };
  const owner = as(ownerKey);
  return {
    workspace,
    ownerUserId,
    roles,
    owner,
    known,
    scoped: (...scopes) => keyOf(ownerUserId, scopes),
    keyOf: async (employeeId, ...scopes) => keyOf(await accountOf(employeeId), scopes),
    async callerFor(employeeId, ...permissions) {
      const userId = await accountOf(employeeId);
      if (permissions.length > 0) {
        known.made++;
        const role = await owner.post("/roles", { name: `Role ${known.made}`, permissions });
        await owner.patch(`/users/${userId}`, { role_id: role.body.data.id });
      }
      return keyOf(userId, "all");
    },
  };
}
