import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { holdInvoices } from "../invoices/invoice-states.ts";
import { billingAddresses } from "./recipients.ts";
import { REMINDER_LEVELS, remindingObstacle, remindOf } from "./reminding.ts";

const OVERDUE = `i.document_type = 'invoice' and i.number is not null and i.voided_at is null and i.balance_due > 0`;

/**
 * SQL over the alias `w` of `workspaces`: whether a reminder of an overdue invoice is to be sent at the moment `$1`. The
 * days are those of the workspace's time zone.
 */
export const HAS_DUE_REMINDER = `exists (select from invoices i,
    (values (1, w.invoice_reminder_1_days), (2, w.invoice_reminder_2_days), (3, w.invoice_reminder_3_days)) r (level, days)
  where i.workspace_id = w.id and ${OVERDUE} and r.days is not null and i.reminder_level < r.level
    and i.due_date + r.days <= ($1 at time zone w.timezone)::date)`;

/**
 * Sends the reminders that the workspace lets be sent by themselves; returns their number. Of several levels whose days
 * have passed only the highest is sent. The level is stored with the queued mail and read under the invoice's lock, so
 * that each level is sent once, whichever process dies or runs at the same time.
 */
export async function sendDueReminders(work: Work): Promise<number> {
  const settings = await readSettings(
    work,
    ...[
      "invoice_reminder_1_days" as const,
      "invoice_reminder_2_days" as const,
      "invoice_reminder_3_days" as const,
    ],
  );
  const fewest = Math.min(
    ...REMINDER_LEVELS.map((level) => settings[`invoice_reminder_${level}_days`] ?? Number.POSITIVE_INFINITY),
  );
  if (!Number.isFinite(fewest)) return 0;
  const overdue = await work.rows<{ id: string }>(sql`select i.id from invoices i
    where i.workspace_id = ${fromContext("workspace")} and i.document_type = 'invoice' and i.number is not null
      and i.voided_at is null and i.balance_due > 0 and i.reminder_level < 3
      and i.due_date + ${fewest}::integer <= ${fromContext("today")}::date
    order by i.id`);
  await holdInvoices(
    work,
    overdue.map(({ id }) => id),
  );
  let sent = 0;
  for (const { id } of overdue) {
    const invoice = await work.find("invoices", id);
    if (!invoice || remindingObstacle(invoice, work.today)) continue;
    const days = dayNumber(work.today) - dayNumber(invoice.due_date!);
    const level = REMINDER_LEVELS.findLast(
      (one) => (settings[`invoice_reminder_${one}_days`] ?? 366_000) <= days,
    );
    const to = await billingAddresses(work, invoice.client_id);
    if (level === undefined || level <= (invoice.reminder_level ?? 0) || to.length === 0) continue;
    await remindOf(work, invoice, level, { to, cc: [] }, undefined, "remind");
    sent++;
  }
  return sent;
}
