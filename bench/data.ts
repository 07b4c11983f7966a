import type pg from "pg";
import pino from "pino";
import { addWorkspace } from "../src/administration/add-workspace.ts";
import { seedCompany } from "../src/administration/seed-company.ts";
import { compose, type Installation } from "../src/compose.ts";
import { createApiKey } from "../src/modules/api-keys/index.ts";
import { storeStaleFigures } from "../src/modules/projects/index.ts";
import { systemClock } from "../src/platform/clock/clock.ts";
import { loadConfig } from "../src/platform/config/load-config.ts";
import { startEmbeddedPostgres } from "../src/platform/database/embedded-postgres.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { createPool } from "../src/platform/database/pool.ts";
import { copyEmployees } from "./employee-copies.ts";
import { addJournalHistory } from "./journal-history.ts";
import { type KeptData, openKeptData } from "./kept-data.ts";
import { withoutTimeout } from "./without-timeout.ts";

/** A database with one seeded workspace, for one run. */
export interface BenchData {
  readonly databaseUrl: string;
  /** The environment of a server for it, with rate limits off. */
  readonly settings: Record<string, string>;
  readonly installation: Installation;
  readonly pool: pg.Pool;
  /** The address of its web UI for a server at an address, and who may do everything there. */
  readonly owner: { readonly email: string; readonly password: string };
  readonly siteAt: (url: string) => string;
  /** A key that may do everything. */
  readonly key: string;
  readonly workspaceId: string;
  /** The number of entries in the journal. */
  readonly journalEntries: number;
  /** The database's version: "18.4". */
  readonly postgresVersion: string;
  /** Seeds more, unless the database has it already. */
  readonly seedOnce: KeptData["seedOnce"];
  close(): Promise<void>;
}

const SUBDOMAIN = "bench";
const OWNER = { email: `owner@${SUBDOMAIN}.example`, password: "only for benchmarks" };
/** Entries of the journal for each employee, from previous years: 300,000 for a company of 10,000. */
const ENTRIES_OF_EACH = 30;
/** Of so many employees at most, the product invents everything; further ones are copies of all of them. */
const INVENTED = 10_000;

/** What a company contains besides its people. */
interface Contents {
  readonly timesheets?: number;
  /** Whether it has leads, tickets, candidates and offers, which take most of the time that seeding needs. */
  readonly withSales?: boolean;
  /** The folder in which the database is kept, instead of the one that `BENCH_DATA` names. */
  readonly folder?: string;
}

/** Starts an embedded PostgreSQL in a folder of its own, as durable as an installation's, and seeds it. */
export async function openData(
  employees: number,
  { timesheets = 0, withSales = true, folder }: Contents = {},
): Promise<BenchData> {
  const log = pino({ level: "fatal" });
  const kept = await openKeptData(folder);
  const dataDir = kept.folder;
  const server = await startEmbeddedPostgres({ dataDir, log });
  const databaseUrl = server.connectionString;
  await migrate(databaseUrl, { log });
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_SECRET: "only-for-benchmarks".repeat(3),
    RATE_LIMIT_KEY: "0",
    RATE_LIMIT_USER: "0",
    RATE_LIMIT_SESSION: "0",
    RATE_LIMIT_UNAUTHENTICATED: "0",
    // Benchmarks repeat requests, and measure how long they take when something has changed.
    REMEMBERED_RESPONSES: "0",
  };
  const pool = createPool(databaseUrl);
  const installation = compose({ pool, config: loadConfig(settings), log, clock: systemClock });
  const size = {
    employees,
    ...(timesheets > 0 ? { timesheets } : {}),
    ...(withSales ? {} : { leads: 0, tickets: 0, candidates: 0, offers: 0 }),
  };
  const { key, workspaceId } = await kept.seedOnce("company", size, async () => {
    const { workspace, filled } = await addWorkspace(installation, {
      subdomain: SUBDOMAIN,
      name: "Benchmark",
      ownerEmail: OWNER.email,
      ownerPassword: OWNER.password,
    });
    await addJournalHistory(pool, workspace.id, { entries: employees * ENTRIES_OF_EACH, until: new Date() });
    const copies = Math.ceil(employees / INVENTED) - 1;
    await seedCompany(installation, workspace, { ...size, employees: employees / (copies + 1), seed: 1 });
    await copyEmployees(pool, workspace.id, copies);
    // The program does this by itself within seconds.
    while (timesheets > 0 && (await installation.work(workspace, (work) => storeStaleFigures(work))) > 0);
    const { key } = await installation.work(workspace, (work) =>
      createApiKey(work, { userId: filled.ownerUserId, name: "Benchmark", scopes: "all", ips: [] }),
    );
    // The database does this by itself within minutes; doing it here gives every run the same state.
    await withoutTimeout(pool, (client) => client.query("vacuum analyze"));
    return { key, workspaceId: workspace.id };
  });
  const { rows } = await pool.query(
    "select current_setting('server_version') as version, (select count(*) from journal) as entries",
  );
  return {
    databaseUrl,
    settings,
    installation,
    pool,
    owner: OWNER,
    siteAt: (url) => `http://${SUBDOMAIN}.localhost:${new URL(url).port}`,
    key,
    workspaceId,
    journalEntries: rows[0].entries,
    postgresVersion: rows[0].version,
    seedOnce: kept.seedOnce,
    async close() {
      await installation.close();
      await pool.end();
      await server.stop();
      await kept.close();
    },
  };
}
