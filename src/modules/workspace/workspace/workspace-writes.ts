import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type ComingWrite,
  fieldLabel,
  forbidden,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { checkElectronicAddress } from "../../../platform/fields/electronic-address.ts";
import { MAX_MAILBOX_NAME } from "../../../platform/mail/reply-address.ts";
import { servicesOf } from "../../../platform/services.ts";
import { lockSetting } from "../../../platform/tenancy/hold-setting.ts";
import { blockedUntil, isSubdomainTaken } from "../../../platform/tenancy/subdomains.ts";
import { checkLocks, checkReasonsInUse, LOCKABLE } from "./setting-claims.ts";

const CLOSED_UNTIL = [
  "leave_closed_until",
  "time_closed_until",
  "expenses_closed_until",
  "invoices_closed_until",
] as const;

const NUMBER_FORMATS = ["invoice_number_format", "credit_note_number_format", "offer_number_format"] as const;

/**
 * Takes the locks that come before the settings themselves: writers of amounts hold the settings until their commit.
 */
async function lock({ sent }: ComingWrite<"workspace">, work: Work): Promise<void> {
  for (const setting of LOCKABLE.filter((name) => sent.has(name))) await lockSetting(work, setting);
}

async function check(change: SettledChange<"workspace">, work: ReadOnlyWork): Promise<void> {
  checkWho(change, work);
  await checkSubdomain(change, work);
  checkClosedPeriods(change, work.today);
  checkNumberFormats(change);
  checkTicketEmail(change);
  checkElectronicAddress(change);
  await checkLocks(change, work);
  await checkReasonsInUse(change, work);
}

/** Only an owner's session may change the subdomain, and only a person with a second factor may require one. */
function checkWho(change: SettledChange<"workspace">, { actor }: ReadOnlyWork): void {
  const isPerson = actor.kind === "user";
  const mayMove = actor.kind === "system" || (isPerson && actor.isOwner);
  if (change.changes("subdomain") && !mayMove) throw forbidden(undefined, "subdomain");
  const mayRequire = actor.kind === "system" || (isPerson && actor.hasSecondFactor === true);
  if (change.changes("two_factor_required") && !mayRequire) throw forbidden(undefined, "two_factor_required");
}

async function checkSubdomain(change: SettledChange<"workspace">, work: ReadOnlyWork): Promise<void> {
  const { subdomain } = change.values;
  if (!subdomain || !change.changes("subdomain")) return;
  const { pool } = servicesOf(work);
  // This queries the whole installation, which the workspace's own transaction cannot see.
  if (await isSubdomainTaken(pool, subdomain, work.now, work.workspace.id))
    change.fail("subdomain", "The subdomain has already been taken.");
}

function checkClosedPeriods(change: SettledChange<"workspace">, today: string): void {
  for (const name of CLOSED_UNTIL) {
    const day = change.values[name];
    if (change.changes(name) && day && day > today)
      change.fail(name, message`The ${fieldLabel(name)} field must be a date before or equal to today.`);
  }
}

/** Two documents must never get the same number. */
function checkNumberFormats(change: SettledChange<"workspace">): void {
  for (const name of NUMBER_FORMATS.filter((format) => change.changes(format))) {
    const same = NUMBER_FORMATS.find(
      (other) => other !== name && change.values[other] === change.values[name],
    );
    if (same)
      change.fail(name, message`The ${fieldLabel(name)} field and ${fieldLabel(same)} must be different.`);
  }
}

/** Addresses for replies have a token before the @, where there is not room for any length. */
function checkTicketEmail(change: SettledChange<"workspace">): void {
  const { ticket_email: address } = change.values;
  if (!address || !change.changes("ticket_email")) return;
  if (address.lastIndexOf("@") > MAX_MAILBOX_NAME)
    change.fail(
      "ticket_email",
      message`The ticket email field must not have more than ${MAX_MAILBOX_NAME} characters before the @.`,
    );
}

/** The old subdomain returns 404 from now on, and no other workspace can take it for a while. */
async function reserveFormerSubdomain(change: WrittenChange<"workspace">, work: Work): Promise<void> {
  if (!change.changes("subdomain")) return;
  await work.rows(sql`delete from former_subdomains
    where workspace_id = ${fromContext("workspace")} and subdomain = ${change.values.subdomain}`);
  await work.rows(sql`insert into former_subdomains (workspace_id, subdomain, blocked_until)
    values (${fromContext("workspace")}, ${change.stored!.subdomain}, ${blockedUntil(work.now)})
    on conflict (workspace_id, subdomain) do update set blocked_until = excluded.blocked_until`);
}

/** The rules and side effects of changing the settings. */
export const workspaceHooks: Hooks<"workspace"> = {
  lock,
  check: { write: check },
  after: { write: reserveFormerSubdomain },
};
