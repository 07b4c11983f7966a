import { action, field, holds, type Obstacle, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  fieldMessage,
  forbidden,
  invalidField,
  MESSAGES,
  message,
  type Work,
} from "../../../engine/work/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { close } from "../leads/closing.ts";
import { record } from "../leads/lead-activity.ts";
import { MANAGERS } from "../leads/leads.policy.ts";
import { AMOUNT_REQUIRED } from "../leads/win.ts";
import { contactOf, createClient, type Lead, requireContactOf } from "./new-client.ts";
import { recordBody, recordBodyOrFalse } from "./part-of-body.ts";

const CLIENT_MANAGERS = "manage-clients";

/** @throws 422 unless the client exists and is not archived */
async function requireClient(work: Work, id: string): Promise<string> {
  const found = await work.row(sql`select 1 from clients c where c.workspace_id = ${fromContext("workspace")}
    and c.id = ${id} and ${isUnarchived("c")} ${work.rowLock("key share")}`);
  if (found) return id;
  throw invalidField("client_id", fieldMessage(MESSAGES.selected, "client_id"));
}

const prohibited = (name: string, other: string) =>
  message`The ${name} field is prohibited when ${other} is present.`;

/** Turns a lead into a client with a contact, and wins it. */
export const convert = action("leads", {
  title: "Convert",
  done: "Converted",
  description:
    "Turns the lead into a client: a given one, a new one with the given fields and those of the lead or, with neither, the lead's own. A new contact has the given fields or those of the lead. An open lead is won. Also requires manage-clients.",
  levels: ["record"],
  related: ["client", "clientContact"],
  grants: [{ permissions: [MANAGERS] }],
  parameters: {
    client_id: field.reference("clients").describe("An existing client that is not archived."),
    client: recordBody("the new client; what is missing comes from the lead"),
    client_contact_id: field.reference("client-contacts").describe("An existing contact of the client."),
    contact: recordBodyOrFalse("the new contact; by default those of the lead"),
    win: field.boolean().default(true).describe("Whether an open lead is won; it needs an amount then."),
    allow_duplicate: field
      .boolean()
      .default(false)
      .describe("Accepts a name or VAT number that another client already has."),
  },
  example: { client: { name: "Atlantic Freight" }, win: false, allow_duplicate: true },
  reads: ["status", "converted_at"],
  openWhen: openWhenEach(({ status, converted_at }, { actor }): Obstacle => {
    if (!holds(actor, CLIENT_MANAGERS)) return forbidden(CLIENT_MANAGERS);
    if (converted_at !== null) return "The lead has already been converted.";
    return status === "lost" ? "A lost lead cannot be converted." : null;
  }),
  async run({ work, records, params, sent, fail, throwIfRefused }): Promise<undefined> {
    const lead = records[0] as Lead;
    const wins = params.win !== false && lead.status === "open";
    if (params.client_id !== null && params.client !== null)
      fail("client", prohibited("client", "client id"));
    if (params.client_contact_id !== null && sent.has("contact"))
      fail("contact", prohibited("contact", "client contact id"));
    if (wins && lead.amount === null) fail("amount", AMOUNT_REQUIRED);
    throwIfRefused();
    const existing = params.client_id ?? (params.client === null ? lead.client_id : null);
    const clientId =
      existing === null
        ? await createClient(work, lead, params.client ?? {}, params.allow_duplicate === true)
        : await requireClient(work, existing);
    const contactId =
      params.client_contact_id !== null
        ? await requireContactOf(work, clientId, params.client_contact_id)
        : params.contact === false
          ? null
          : await contactOf(work, lead, clientId, params.contact);
    await work.update("leads", lead.id, {
      client_id: clientId,
      client_contact_id: contactId,
      converted_at: work.now,
    });
    await record(work, [
      {
        leadId: lead.id,
        type: "converted",
        changes: { client_id: { from: lead.client_id, to: clientId } },
      },
    ]);
    if (wins) await close(work, [lead], "won", work.now, { values: { won_at: work.now } });
  },
});
