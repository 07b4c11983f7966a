import { addWorkspace } from "../../src/administration/add-workspace.ts";
import type { Installation } from "../../src/compose.ts";
import type { Workspace } from "../../src/engine/work/workspace.ts";
import { createApiKey } from "../../src/modules/api-keys/index.ts";
import type { Caller } from "./app.ts";

export interface TestWorkspace {
  readonly workspace: Workspace;
  readonly ownerUserId: string;
  readonly roles: Readonly<Record<string, string>>;
  /** A key of the owner that may do everything. */
  readonly owner: Caller;
  /** With what the workspace can be used in a copy of its database. */
  readonly known: KnownWorkspace;
  /** A key of the owner limited to the given scopes. */
  scoped(...scopes: string[]): Promise<Caller>;
  /**
   * A key of the account of an employee, with all that it can be given; its role gets the permissions (a role of its
   * own is made for them).
   */
  callerFor(employeeId: string, ...permissions: string[]): Promise<Caller>;
  /** A key of the account of an employee, with the given scopes alone. */
  keyOf(employeeId: string, ...scopes: string[]): Promise<Caller>;
}

/** What has to be known of a workspace to use it. */
export interface KnownWorkspace {
  readonly workspace: Workspace;
  readonly ownerUserId: string;
  readonly roles: Readonly<Record<string, string>>;
  /** The secret of the owner's key that may do everything. */
  readonly ownerKey: string;
  /** How many keys and roles were made for tests, after which they are named. */
  made: number;
}

interface Parts {
  readonly installation: Installation;
  /** The caller with the secret of a key. */
  readonly as: (key: string) => Caller;
}

/** Makes a workspace with an owner, who has a password and a key that may do everything. */
export async function makeWorkspace(
  { installation }: Parts,
  subdomain: string,
  options: { timezone?: string; currency?: string } = {},
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

/** Uses a workspace of the installation. */
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
