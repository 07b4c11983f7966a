import { action, field, momentOf, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { winLead } from "../../leads/index.ts";
import { MAX_LINES } from "../offer-lines/line-fields.ts";
import { dayOf, decisionObstacle, holdWithLeads, type Offer } from "./offer-states.ts";
import { offerTotals } from "./offer-totals.ts";

const parameters = {
  accepted_by_name: field.string().describe("Who accepted for the client."),
  accepted_at: field
    .dateTime()
    .describe("Default: now. Not before the offer was sent, and on a day on which it was valid."),
  selected_line_ids: field
    .referenceList("offer-lines", { max: MAX_LINES, mayBeEmpty: true })
    .describe("The optional lines that the client chose; default: those that are selected."),
  note: field.text().describe("Kept as `decision_note`."),
  win_lead: field
    .boolean()
    .default(false)
    .describe(
      "Whether an open lead is won, with the net total as its amount. It requires the right to work on the lead.",
    ),
};

type Accepting = ActionContext<"offers", GivenParameters<typeof parameters>>;

/** The moment of acceptance. Problems with it are reported. */
function acceptedAt({ work, params, fail }: Accepting, offer: Offer): Date {
  if (params.accepted_at === null) return work.now;
  const at = momentOf(params.accepted_at);
  if (at > work.now) fail("accepted_at", "The accepted at field must be a date before or equal to now.");
  if (at < offer.sent_at!)
    fail("accepted_at", "The accepted at field must be a date after or equal to sent at.");
  if (dayOf(work, at) > offer.valid_until)
    fail("accepted_at", "The accepted at field must be a date before or equal to valid until.");
  return at;
}

/** Selects the given optional lines and no others. Lines that are not optional, or of other offers, are reported. */
async function selectLines({ work, params, fail, throwIfRefused }: Accepting, offer: Offer): Promise<void> {
  const chosen = params.selected_line_ids;
  if (chosen === null) return throwIfRefused();
  const lines = await work.rows<{ id: string; is_selected: boolean }>(sql`select l.id, l.is_selected
    from offer_lines l where l.workspace_id = ${fromContext("workspace")} and l.offer_id = ${offer.id}
      and l.is_optional order by l.position`);
  const optional = new Set(lines.map(({ id }) => id));
  for (const [index, id] of chosen.entries()) {
    if (!optional.has(id))
      fail(`selected_line_ids.${index}`, message`The selected ${`selected line ids.${index}`} is invalid.`);
  }
  throwIfRefused();
  for (const { id, is_selected } of lines)
    if (is_selected !== chosen.includes(id))
      await work.update("offer-lines", id, { is_selected: !is_selected });
  await offerTotals.calculate(work, offer.id);
}

async function run(context: Accepting): Promise<undefined> {
  const { work, records, params, fail } = context;
  const offer = records[0] as Offer;
  const at = acceptedAt(context, offer);
  if (params.win_lead && offer.lead_id === null) fail("win_lead", "The offer has no lead.");
  await selectLines(context, offer);
  await work.update("offers", offer.id, {
    accepted_at: at,
    accepted_by_name: params.accepted_by_name,
    decision_note: params.note,
  });
  if (!params.win_lead) return;
  const { net_total: amount, currency } = (await work.find("offers", offer.id))!;
  await winLead(work, offer.lead_id!, { amount, currency, at });
}

/** Records that the client accepted the offer, with the optional lines that the client chose. */
export const accept = action("offers", {
  title: "Accept",
  done: "Accepted",
  description:
    "Records that the client accepted the offer. The totals follow the optional lines that the client chose.",
  grants: [{ permissions: ["manage-offers"] }],
  levels: ["record"],
  parameters,
  example: { accepted_by_name: "Ada Buyer", note: "Please start in June." },
  lock: holdWithLeads,
  openWhen: openWhenEach((offer) => decisionObstacle(offer, "accepted")),
  run,
});
