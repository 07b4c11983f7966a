import type { Installation } from "../compose.ts";
import { raiseExpiredKeys } from "../modules/api-keys/index.ts";
import { expiringDocuments } from "../modules/documents/index.ts";
import { endOfRetention } from "../modules/hiring/index.ts";
import {
  HAS_DUE_REMINDER,
  HAS_NEWLY_OVERDUE,
  raiseOverdueInvoices,
  sendDueReminders,
} from "../modules/invoicing/index.ts";
import { unnamedPageFiles } from "../modules/knowledge-base/index.ts";
import { LACKS_BALANCES, openMissing } from "../modules/leave/index.ts";
import {
  mailNotifications,
  notifyPeople,
  pruneChannelMessages,
  sendChannelMessages,
} from "../modules/notifications/index.ts";
import { expiredOffers } from "../modules/offers/index.ts";
import { dueEvaluations } from "../modules/performance/index.ts";
import { HAS_STALE_FIGURES, storeStaleFigures } from "../modules/projects/index.ts";
import { sendDueReports } from "../modules/reports/index.ts";
import { dueTickets } from "../modules/tickets/index.ts";
import { HAS_OVERDUE_TIMER, missingWeeksJob, stopOverdueTimers } from "../modules/time-tracking/index.ts";
import { DeliveryLoop, pruneDeliveries } from "../modules/webhooks/index.ts";
import { removeExpiredExports } from "../platform/exports/remove-expired-exports.ts";
import { type Job, repeat } from "../platform/jobs/repeated-job.ts";
import { sendQueuedMails } from "../platform/mail/queued-mails.ts";
import { removeUnnamedContents } from "../platform/storage/remove-unnamed-contents.ts";
import { WORKSPACE_COLUMNS, type WorkspaceRow, workspaceOf } from "../platform/tenancy/workspaces.ts";
import { putInRequestedDemoData } from "./demo-data-job.ts";
import { workspaceJob } from "./workspace-job.ts";

export interface RunningJobs {
  /** Stops all jobs, and waits a few seconds for running ones. */
  stop(): Promise<void>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Starts everything that a serving process does besides responding to requests. */
export function startJobs(installation: Installation): RunningJobs {
  const loop = new DeliveryLoop(installation);
  const unlisten = installation.commits.listen(() => loop.wake());
  loop.start();
  const repeated = repeatedJobs(installation).map((job) => repeat(job, installation.log));
  return {
    async stop() {
      unlisten();
      await Promise.all([loop.stop(), ...repeated.map((job) => job.stop())]);
    },
  };
}

/** The repeated jobs. */
export function repeatedJobs({ pool, services, clock, log, work }: Installation): Job[] {
  const expiry = expiredKeys({ pool, clock, work });
  return [
    { name: "expired keys", everyMs: MINUTE_MS, run: expiry },
    { name: "expired offers", everyMs: MINUTE_MS, run: workspaceJob({ pool, clock, work }, expiredOffers) },
    {
      name: "tickets that are due",
      everyMs: MINUTE_MS,
      run: workspaceJob({ pool, clock, work }, dueTickets),
    },
    {
      name: "evaluations that are due",
      everyMs: MINUTE_MS,
      run: workspaceJob({ pool, clock, work }, dueEvaluations),
    },
    {
      name: "documents that end soon",
      everyMs: HOUR_MS,
      run: workspaceJob({ pool, clock, work }, expiringDocuments),
    },
    {
      name: "candidates whose retention has ended",
      everyMs: HOUR_MS,
      run: workspaceJob({ pool, clock, work }, endOfRetention),
    },
    {
      name: "images of pages that no text names",
      everyMs: HOUR_MS,
      run: workspaceJob({ pool, clock, work }, unnamedPageFiles),
    },
    {
      name: "weeks that are missing",
      everyMs: MINUTE_MS,
      run: workspaceJob({ pool, clock, work }, missingWeeksJob),
    },
    { name: "timers at their limit", everyMs: MINUTE_MS, run: overdueTimers({ pool, clock, work }) },
    { name: "overdue invoices", everyMs: MINUTE_MS, run: overdueInvoices({ pool, clock, work }) },
    { name: "leave years that have begun", everyMs: HOUR_MS, run: missingBalances({ pool, clock, work }) },
    {
      name: "figures of entries",
      everyMs: 2000,
      run: workspaceJob(
        { pool, clock, work },
        { condition: HAS_STALE_FIGURES, run: (inside) => storeStaleFigures(inside) },
      ),
    },
    { name: "demo data", everyMs: 2000, run: putInRequestedDemoData({ pool, log, work }) },
    { name: "notifications", everyMs: 2000, run: notifyPeople({ pool, work }) },
    { name: "mails of notifications", everyMs: 10_000, run: mailNotifications({ pool, clock, work }) },
    {
      name: "saved reports that are due",
      everyMs: MINUTE_MS,
      run: sendDueReports({ pool, clock, log, work }),
    },
    { name: "messages to channels", everyMs: 2000, run: sendChannelMessages({ services, work }) },
    {
      name: "old messages to channels",
      everyMs: HOUR_MS,
      run: () => pruneChannelMessages(pool, clock.now()),
    },
    { name: "old deliveries", everyMs: HOUR_MS, run: () => pruneDeliveries(pool, clock.now()) },
    { name: "queued mails", everyMs: 5000, run: () => sendQueuedMails({ ...services, pool }) },
    { name: "reminders of overdue invoices", everyMs: HOUR_MS, run: dueReminders({ pool, clock, work }) },
    {
      name: "expired exports",
      everyMs: HOUR_MS,
      run: () => removeExpiredExports(services.contents, clock.now()),
    },
    {
      name: "contents of files that nothing names",
      everyMs: HOUR_MS,
      run: () => removeUnnamedContents(pool, services.contents),
    },
  ];
}

/** Opens the leave balances of years that have begun since, and of employees who became eligible. */
const missingBalances =
  ({ pool, clock, work }: Pick<Installation, "pool" | "clock" | "work">) =>
  async (): Promise<number> => {
    const { rows } = await pool.query<WorkspaceRow>(
      `select ${WORKSPACE_COLUMNS} from workspaces w where ${LACKS_BALANCES}`,
      [clock.now()],
    );
    let opened = 0;
    for (const row of rows) opened += await work(workspaceOf(row), (inside) => openMissing(inside));
    return opened;
  };

/** Reports the invoices that have become overdue since. */
export const overdueInvoices = (parts: Pick<Installation, "pool" | "clock" | "work">) =>
  workspaceJob(parts, { condition: HAS_NEWLY_OVERDUE, run: raiseOverdueInvoices });

/** Sends the reminders that workspaces let be sent by themselves. */
const dueReminders =
  ({ pool, clock, work }: Pick<Installation, "pool" | "clock" | "work">) =>
  async (): Promise<number> => {
    const { rows } = await pool.query<WorkspaceRow>(
      `select ${WORKSPACE_COLUMNS} from workspaces w where ${HAS_DUE_REMINDER}`,
      [clock.now()],
    );
    let sent = 0;
    for (const row of rows) sent += await work(workspaceOf(row), sendDueReminders);
    return sent;
  };

/** Stops the timers that have reached their workspace's limit. */
const overdueTimers =
  ({ pool, clock, work }: Pick<Installation, "pool" | "clock" | "work">) =>
  async (): Promise<number> => {
    const { rows } = await pool.query<WorkspaceRow>(
      `select ${WORKSPACE_COLUMNS} from workspaces w where ${HAS_OVERDUE_TIMER}`,
      [clock.now()],
    );
    let stopped = 0;
    for (const row of rows) stopped += await work(workspaceOf(row), stopOverdueTimers);
    return stopped;
  };

/**
 * Raises the event of expired keys. Each run only reads workspaces in which a key expired since the previous run; the
 * first run covers the last 30 days.
 */
export function expiredKeys({ pool, clock, work }: Pick<Installation, "pool" | "clock" | "work">) {
  let from = new Date(clock.now().getTime() - 30 * DAY_MS);
  return async (): Promise<number> => {
    const now = clock.now();
    const { rows } = await pool.query<WorkspaceRow>(
      `select ${WORKSPACE_COLUMNS} from workspaces w where exists (
         select from api_keys k where k.workspace_id = w.id and k.revoked_at is null
           and k.expires_at > $1 and k.expires_at <= $2)`,
      [from, now],
    );
    let raised = 0;
    for (const row of rows) raised += await work(workspaceOf(row), raiseExpiredKeys);
    // The intervals overlap, because of transactions that were still running.
    from = new Date(now.getTime() - 5 * MINUTE_MS);
    return raised;
  };
}
