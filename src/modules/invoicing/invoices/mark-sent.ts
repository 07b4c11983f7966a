import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { holdInvoices, sendingObstacle } from "./invoice-states.ts";

const parameters = { sent_at: field.dateTime().describe("Default: now. Not in the future.") };

async function run(
  context: ActionContext<"invoices", GivenParameters<typeof parameters>>,
): Promise<undefined> {
  const { work, records, params, fail, throwIfRefused } = context;
  if (params.sent_at !== null && new Date(params.sent_at) > work.now)
    fail("sent_at", "The sent at field must be a date before or equal to now.");
  throwIfRefused();
  for (const { id, sent_at } of records)
    if (sent_at === null) await work.update("invoices", id, { sent_at: params.sent_at ?? work.now });
}

/** Records that an invoice was sent in another way than by mail from here. Only the first time counts. */
export const markSent = action("invoices", {
  title: "Mark as sent",
  done: "Marked as sent",
  description: "Records that the invoice was sent. The first time is kept.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record", "collection"],
  parameters,
  lock: holdInvoices,
  openWhen: openWhenEach(sendingObstacle),
  run,
});
