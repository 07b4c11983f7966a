import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/** The events of signing in and out, and what the audit log says of them. */
export const SESSION_EVENTS = {
  "session.signed_in": "Signed in",
  "session.sign_in_failed": "Sign-in failed",
  "session.signed_out": "Signed out",
  "session.two_factor_begun": "Set-up of the second factor begun",
  "session.two_factor_enabled": "Second factor turned on",
  "session.two_factor_disabled": "Second factor turned off",
} as const;

/** The events of an account, without the prefix `session.`. */
export type SessionEvent =
  | "signed_in"
  | "signed_out"
  | "two_factor_begun"
  | "two_factor_enabled"
  | "two_factor_disabled";

/** Journals an event of an account. */
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
 * Journals a failed sign-in with an email. It executes the same statements whether or not the account exists, so that
 * the response time does not reveal it.
 */
export function noteFailure(work: Work, email: string, userId: string | null): void {
  work.journal.happened("session.sign_in_failed", {
    resource_type: userId === null ? null : "users",
    resource_id: userId,
    resource_label: email,
  });
}
