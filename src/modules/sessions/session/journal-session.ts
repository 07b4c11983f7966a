import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/** What happens to an account's being signed in, by its name in the journal after `session.`. */
export type SessionEvent =
  | "signed_in"
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

/**
 * Notes that somebody failed to sign in with an email. It takes the same statements whether or not there is such an
 * account, so that the time of the response does not tell.
 */
export function noteFailure(work: Work, email: string, userId: string | null): void {
  work.journal.happened("session.sign_in_failed", {
    resource_type: userId === null ? null : "users",
    resource_id: userId,
    resource_label: email,
  });
}
