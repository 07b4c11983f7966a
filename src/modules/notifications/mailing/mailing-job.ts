import type { Pool } from "pg";
import type { Actor, Workspace } from "../../../engine/declare/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_JOINS,
  type AccountRow,
  accountActor,
  isUsable,
} from "../../../platform/auth/authenticate.ts";
import { workspaceOf } from "../../../platform/tenancy/workspaces.ts";
import { mailDue } from "./mail-due.ts";

interface Parts {
  readonly pool: Pool;
  readonly clock: { now(): Date };
  work<T>(workspace: Workspace, body: (work: Work) => Promise<T>, actor?: Actor): Promise<T>;
}

/** Nobody's client: the program reads as the person to write the mail. */
const NO_CLIENT = { ip: "", userAgent: null };

/**
 * Mails people the notifications that are due, each as the person and with the rights of this moment; returns how many
 * were due. Several processes may run it at the same time.
 */
export const mailNotifications =
  ({ pool, clock, work }: Parts) =>
  async (): Promise<number> => {
    const now = clock.now();
    const { rows } = await pool.query<AccountRow & { email: string; user_locale: string }>(
      `select ${ACCOUNT_COLUMNS}, u.email, u.locale as user_locale from users u ${ACCOUNT_JOINS}
       where (u.workspace_id, u.id) in (select n.workspace_id, n.user_id from notifications n where n.mail_due_at <= $1)`,
      [now],
    );
    let total = 0;
    for (const row of rows) {
      if (!isUsable(row, now)) {
        await pool.query(
          "update notifications set mail_due_at = null where workspace_id = $1 and user_id = $2 and mail_due_at is not null",
          [row.workspace_id, row.user_id],
        );
        continue;
      }
      const actor = accountActor(row, NO_CLIENT);
      for (let part = 1; part > 0; total += part)
        part = await work(
          workspaceOf(row),
          (inside) => mailDue(inside, { email: row.email, locale: row.user_locale }),
          actor,
        );
    }
    return total;
  };
