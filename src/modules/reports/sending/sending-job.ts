import type { Pool } from "pg";
import type { Actor, Workspace } from "../../../engine/declare/index.ts";
import type { Words, Work } from "../../../engine/work/index.ts";
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_JOINS,
  type AccountRow,
  accountActor,
  isUsable,
} from "../../../platform/auth/authenticate.ts";
import { wordsIn } from "../../../platform/languages/words-for.ts";
import { workspaceOf } from "../../../platform/tenancy/workspaces.ts";
import { refuseDueReport, type Sending, sendDueReport } from "./send-report.ts";

interface Parts {
  readonly pool: Pool;
  readonly clock: { now(): Date };
  readonly log: { warn(details: object, message: string): void };
  work<T>(workspace: Workspace, body: (work: Work) => Promise<T>, actor?: Actor, words?: Words): Promise<T>;
}

type DueRow = AccountRow & {
  readonly email: string;
  readonly user_locale: string;
  readonly report_id: string;
  readonly attempts: number;
};

/** Nobody's client: the program reads as the person to make the report. */
const NO_CLIENT = { ip: "", userAgent: null };

const MAX_ATTEMPTS = 5;

const INACTIVE: Sending = { result: "inactive", problem: "Your account was not active." };
const FAILED: Sending = { result: "failed", problem: "The report could not be made." };

/** Reports are due from seven in the morning on, in the time zone of the workspace. */
const IS_DUE = "(s.next_due_on + time '07:00') at time zone w.timezone <= $1";

/** The reports of all workspaces that are due at the moment $1, each with the account of its owner. */
const SELECT_DUE = `select s.id as report_id, s.attempts, u.email, u.locale as user_locale, ${ACCOUNT_COLUMNS} from saved_reports s
  join users u on u.workspace_id = s.workspace_id and u.id = s.user_id ${ACCOUNT_JOINS}
  where s.next_due_on is not null and ${IS_DUE} order by s.next_due_on, s.id`;

/**
 * Sends the saved reports that are due, each as its owner and with the rights of this moment; returns how many were due.
 * Several processes may run it at the same time.
 */
export const sendDueReports =
  ({ pool, clock, log, work }: Parts) =>
  async (): Promise<number> => {
    const now = clock.now();
    const { rows } = await pool.query<DueRow>(SELECT_DUE, [now]);
    let total = 0;
    for (const row of rows) {
      const workspace = workspaceOf(row);
      const actor = accountActor(row, NO_CLIENT);
      // The person reads everything that is said of the report, also why it was not sent.
      const words = wordsIn(row.user_locale);
      const end = (sending: Sending) =>
        work(workspace, (inside) => refuseDueReport(inside, row.report_id, sending), actor, words);
      try {
        const isDue = isUsable(row, now)
          ? await work(workspace, (inside) => sendDueReport(inside, row.report_id, row.email), actor, words)
          : await end(INACTIVE);
        if (isDue) total++;
      } catch (error) {
        // One report that cannot be made must not keep the others from being sent.
        log.warn({ err: error, report: row.report_id }, "a saved report could not be sent");
        if (row.attempts + 1 >= MAX_ATTEMPTS) await end(FAILED);
        else await countAttempt(pool, workspace.id, row.report_id);
      }
    }
    return total;
  };

const countAttempt = (pool: Pool, workspaceId: string, reportId: string) =>
  pool.query("update saved_reports set attempts = attempts + 1 where workspace_id = $1 and id = $2", [
    workspaceId,
    reportId,
  ]);
