import type pg from "pg";
import type { Logger } from "pino";
import type { Clock } from "./platform/clock/clock.ts";
import type { Config } from "./platform/config/load-config.ts";

/** What every operation works with. */
export interface OperationContext {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
}

/** A new workspace, as the command line asks for it. */
export interface NewWorkspace {
  readonly subdomain: string;
  readonly name: string;
  readonly ownerEmail: string;
  /** Without one the owner gets an invitation link. */
  readonly ownerPassword?: string;
  readonly timezone?: string;
  readonly currency?: string;
}

/** A workspace that was just made. */
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

/** How much believable data a workspace gets; the same `seed` gives the same data. */
export interface SeedSize {
  readonly workspace: string;
  readonly employees?: number;
  readonly projects?: number;
  readonly timesheets?: number;
  readonly seed?: number;
}

/** The demo workspace, with its sign-in and a key that is shown only now. */
export interface Demo {
  readonly workspace: string;
  readonly email: string;
  readonly password: string;
  readonly key: string;
}

/** A server that listens. `close` lets running requests finish. */
export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Makes a workspace with its roles, default policies and stages. */
export async function createWorkspace(
  _context: OperationContext,
  _workspace: NewWorkspace,
): Promise<CreatedWorkspace> {
  throw notYet("workspace create");
}

/** Every workspace of the installation, by subdomain. */
export async function listWorkspaces(_context: OperationContext): Promise<WorkspaceLine[]> {
  throw notYet("workspace list");
}

/** Makes a key by the rules of the settings UI. */
export async function createKey(
  _context: OperationContext,
  _key: NewKey,
): Promise<{ id: string; key: string }> {
  throw notYet("key create");
}

/** Fills a workspace and tells how many records of each resource were made. */
export async function seedWorkspace(
  _context: OperationContext,
  _size: SeedSize,
): Promise<Record<string, number>> {
  throw notYet("seed");
}

/** Makes the demo workspace in a database without any; null when there is one. */
export async function seedDemo(_context: OperationContext): Promise<Demo | null> {
  throw notYet("the demo workspace");
}

/** Serves the installation at the configured address. */
export async function startServer(_context: OperationContext, _config: Config): Promise<RunningServer> {
  throw notYet("serve");
}

const notYet = (what: string) => new Error(`Not available in this version: ${what}`);
