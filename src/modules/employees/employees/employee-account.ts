import type { Change, ReadOnlyWork, SettledChange } from "../../../engine/work/index.ts";
import { accountOf, defaultRole, refuseEscalation } from "../users/accounts.ts";

/** What the account of a new employee needs, read before the write. */
export interface SettledAccount {
  readonly isEmailTaken: boolean;
  readonly roleId: string;
}

/** Reads what the account of a new employee needs, in one round trip. */
export async function settleAccount(
  { values }: Change<"employees">,
  work: ReadOnlyWork,
): Promise<SettledAccount> {
  const [isEmailTaken, roleId] = await Promise.all([
    values.email ? work.isTaken("users", "email", values.email, null) : false,
    defaultRole(work),
  ]);
  return { isEmailTaken, roleId };
}

/** Refuses an email address that another account has. `settled` is null for a change of a stored employee. */
export async function checkEmail(
  change: SettledChange<"employees">,
  work: ReadOnlyWork,
  settled: SettledAccount | null,
): Promise<void> {
  const { email } = change.values;
  if (!email || !change.changes("email")) return;
  const account = change.stored ? await accountOf(work, change.id) : null;
  const isTaken = settled
    ? settled.isEmailTaken
    : await work.isTaken("users", "email", email, account?.id ?? null);
  if (isTaken) change.fail("email", "The email has already been taken.");
  if (account) refuseEscalation(work.actor, account);
}
