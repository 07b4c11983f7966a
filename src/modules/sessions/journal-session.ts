import type { Work } from "../../engine/execute/work.ts";
import { fromContext, sql } from "../../engine/query/sql.ts";

/** What happens to an account's being signed in, by its name in the journal after `session.`. */
export type SessionEvent =
  | "signed_in"
  | "sign_in_failed"
  | "signed_out"
  | "two_factor_begun"
  | "two_factor_enabled"
  | "two_factor_disabled";

/** Notes in the journal what happened to an account. */
export async function noteSession(work: Work, event: SessionEvent, userId: string): Promise<void> {
  const user = await work.row<{ email: string }>(
    sql`select email from users where workspace_id = ${fromContext("workspace")} and id = ${userId}`,
  );
  work.journal.happened(`session.${event}`, {
    resource_type: "users",
    resource_id: userId,
    resource_label: user?.email ?? null,
  });
}

/** Notes that somebody tried to sign in with an email that belongs to no account. */
export function noteStranger(work: Work, email: string): void {
  work.journal.happened("session.sign_in_failed", {
    resource_type: null,
    resource_id: null,
    resource_label: email,
  });
}
