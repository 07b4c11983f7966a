import { action, field } from "../../../engine/declare/index.ts";
import { type ActionContext, conflict, type GivenParameters } from "../../../engine/work/index.ts";
import { holdMailed, type Mailed } from "./hold-mailed.ts";
import type { ReminderLevel } from "./mail-texts.ts";
import { mailParameters, recipientsOf } from "./recipients.ts";
import { REMINDER_LEVELS, remindingObstacle, remindOf } from "./reminding.ts";

const parameters = {
  level: field
    .integerChoice(...REMINDER_LEVELS)
    .describe("Default: the one after the last reminder, at most 3."),
  ...mailParameters,
};

type Reminding = ActionContext<"invoices", GivenParameters<typeof parameters>>;

async function run(
  { work, records, params, fail, throwIfRefused }: Reminding,
  before: Mailed,
): Promise<undefined> {
  const [invoice] = records as [Reminding["records"][number]];
  // Of equal requests at the same moment, the second would send a reminder of the next level.
  if (before.reminded_at?.getTime() !== invoice.reminded_at?.getTime())
    throw conflict("The client has just been reminded of the invoice.");
  const recipients = await recipientsOf(work, invoice.client_id, params, fail);
  throwIfRefused();
  const level = params.level ?? Math.min(3, (invoice.reminder_level ?? 0) + 1);
  await remindOf(work, invoice, level as ReminderLevel, recipients, params);
}

/** Reminds the client of an overdue invoice by mail. */
export const remind = action("invoices", {
  title: "Remind",
  done: "Reminded of",
  description:
    "Mails the PDF of an overdue invoice with the open balance and the days since it was due. With `dry_run=true` the mail is a preview.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record"],
  parameters,
  example: { level: 1, to: ["accounts@example.com"] },
  respondsWithMeta: true,
  lock: holdMailed,
  openWhen: async (invoices, work) => invoices.map((invoice) => remindingObstacle(invoice, work.today)),
  run,
});
