import { action, field } from "../../../engine/declare/index.ts";
import { type ActionContext, conflict, type GivenParameters } from "../../../engine/work/index.ts";
import { holdInvoices } from "../invoices/invoice-states.ts";
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

/** A second reminder within so many milliseconds is the same request again: a double click, or a repeated attempt. */
const SAME_REMINDER = 60_000;

/** @throws 409 if the client was reminded at about the same time, such as by an equal request that ran first */
function refuseTwice({ reminded_at: last }: Reminding["records"][number], now: Date): void {
  if (last !== null && Math.abs(now.getTime() - last.getTime()) < SAME_REMINDER)
    throw conflict("The client was reminded of the invoice less than a minute ago.");
}

async function run({ work, records, params, fail, throwIfRefused }: Reminding): Promise<undefined> {
  const [invoice] = records as [Reminding["records"][number]];
  refuseTwice(invoice, work.now);
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
  lock: holdInvoices,
  openWhen: async (invoices, work) => invoices.map((invoice) => remindingObstacle(invoice, work.today)),
  run,
});
