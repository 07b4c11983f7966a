import type pg from "pg";
import type { Logger } from "pino";
import { addWorkspace } from "./administration/add-workspace.ts";
import { seedCompany } from "./administration/seed-company.ts";
import { seedDemoWorkspace } from "./administration/seed-demo.ts";
import { serveInstallation } from "./administration/serve-installation.ts";
import { compose } from "./compose.ts";
import { momentOnTheWire } from "./engine/declare/calendar.ts";
import { notFound } from "./engine/errors/api-error.ts";
import type { Workspace } from "./engine/work/workspace.ts";
import { createApiKey } from "./modules/api-keys/index.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { Config } from "./platform/config/load-config.ts";
import { siteAddress } from "./platform/tenancy/site-address.ts";
import { findWorkspace } from "./platform/tenancy/workspaces.ts";

/** What all commands need: configuration, database, log. */
export interface AdministrationContext {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
}

/** The options of `bureau workspace create`. */
export interface NewWorkspace {
  readonly subdomain: string;
  readonly name: string;
  readonly ownerEmail: string;
  /** Without a password the owner gets an invitation link. */
  readonly ownerPassword?: string;
  readonly timezone?: string;
  readonly currency?: string;
  /** The language of the workspace, in which its initial records are named. */
  readonly locale?: string;
}

/** A workspace that was just created. */
export interface CreatedWorkspace {
  readonly id: string;
  readonly subdomain: string;
  readonly url: string;
  readonly invitationUrl?: string;
}

/** One line of `bureau workspace list`. */
export interface WorkspaceLine {
  readonly id: string;
  readonly subdomain: string;
  readonly name: string;
  readonly employees: number;
  readonly created_at: string;
}

/** A new key; `workspace` is a subdomain, `user` an email address, `expires` an ISO 8601 date-time. */
export interface NewKey {
  readonly workspace: string;
  readonly user: string;
  readonly name: string;
  readonly scopes: readonly string[] | "all";
  readonly ips: readonly string[];
  readonly expires?: string;
}

/** The amount of sample data; the same `seed` generates the same data. */
export interface SeedSize {
  readonly workspace: string;
  readonly employees?: number;
  readonly projects?: number;
  readonly leads?: number;
  readonly invoices?: number;
  readonly tickets?: number;
  readonly candidates?: number;
  readonly timesheets?: number;
  readonly seed?: number;
}

/** The demo workspace, with its sign-in and an API key that is shown only once. */
export interface Demo {
  readonly workspace: string;
  readonly email: string;
  readonly password: string;
  readonly key: string;
}

/** A running server. `close` lets running requests finish. */
export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Creates a workspace with its roles, default policies and stages; `site` is where it will be served.
 * @throws 422 with all invalid fields
 */
export async function createWorkspace(
  context: AdministrationContext,
  wanted: NewWorkspace,
  site: Pick<Config, "publicUrl" | "appDomain" | "port"> = context.config,
): Promise<CreatedWorkspace> {
  const installation = compose(context);
  const { workspace, filled } = await addWorkspace(installation, wanted);
  const url = siteAddress(site, workspace.subdomain);
  await installation.close();
  return {
    id: workspace.id,
    subdomain: workspace.subdomain,
    url,
    ...(filled.invitationToken ? { invitationUrl: `${url}/invitation?token=${filled.invitationToken}` } : {}),
  };
}

/** All workspaces of the installation, by subdomain. */
export async function listWorkspaces({
  pool,
}: Pick<AdministrationContext, "pool">): Promise<WorkspaceLine[]> {
  const { rows } = await pool.query<Omit<WorkspaceLine, "created_at"> & { created_at: Date }>(
    `select w.id, w.subdomain, w.name, w.created_at,
       (select count(*)::integer from employees e where e.workspace_id = w.id) as employees
     from workspaces w order by w.subdomain`,
  );
  return rows.map((row) => ({ ...row, created_at: momentOnTheWire(row.created_at) }));
}

/** Creates an API key by the same rules as the web UI. @throws 404 or 422 */
export async function createKey(
  context: AdministrationContext,
  wanted: NewKey,
): Promise<{ id: string; key: string }> {
  const installation = compose(context);
  const workspace = await workspaceNamed(context, wanted.workspace);
  const { rows } = await context.pool.query<{ id: string }>(
    "select id from users where workspace_id = $1 and lower(email) = lower($2)",
    [workspace.id, wanted.user],
  );
  if (!rows[0]) throw notFound(`There is no user ${wanted.user} in the workspace ${workspace.subdomain}.`);
  const userId = rows[0].id;
  return installation.work(workspace, (work) =>
    createApiKey(work, { ...wanted, userId, expires: wanted.expires ?? null }),
  );
}

async function workspaceNamed({ pool }: AdministrationContext, subdomain: string): Promise<Workspace> {
  const workspace = await findWorkspace(pool, subdomain.toLowerCase());
  if (!workspace) throw notFound(`There is no workspace ${subdomain}. \`bureau workspace list\` names them.`);
  return workspace;
}

/** Generates sample data in a workspace; returns the number of records of each resource. */
export async function seedWorkspace(
  context: AdministrationContext,
  size: SeedSize,
): Promise<Record<string, number>> {
  const installation = compose(context);
  const workspace = await workspaceNamed(context, size.workspace);
  const { workspace: _named, seed = 1, employees: wanted, ...others } = size;
  // A command that only asks for projects, time entries and the like does not create employees.
  const isMore = Object.values(others).some((count) => count !== undefined);
  const employees = wanted ?? (isMore ? undefined : 40);
  return seedCompany(installation, workspace, { ...others, employees, seed });
}

/** Creates the demo workspace if the database has no workspace; otherwise returns null. */
export async function seedDemo(context: AdministrationContext): Promise<Demo | null> {
  const { rows } = await context.pool.query("select 1 from workspaces limit 1");
  if (rows.length > 0) return null;
  return seedDemoWorkspace(compose(context));
}

/** Serves the installation at the configured address. */
export async function startServer(context: AdministrationContext, config: Config): Promise<RunningServer> {
  return serveInstallation(compose(context), config);
}
