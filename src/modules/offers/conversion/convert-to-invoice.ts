import { action, field, holds, type Obstacle, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type ActionContext,
  forbidden,
  type GivenParameters,
  type RecordChanges,
  type Work,
} from "../../../engine/work/index.ts";
import { draftWithLines } from "../../invoicing/index.ts";
import { holdOffers, type Offer } from "../offers/offer-states.ts";
import { isCounting } from "../offers/offer-totals.ts";

const INVOICE_MANAGERS = "manage-invoices";

const parameters = {
  issue_date: field.date(),
  due_date: field.date().onOrAfter("issue_date"),
};

/** The counting lines of an offer as lines of an invoice, with the taxes that were offered. */
const invoicedLines = (work: Work, offerId: string) =>
  work.rows<RecordChanges<"invoice-lines">>(sql`select l.description, l.quantity, l.unit, l.unit_price,
      l.discount_percent, l.tax_rate_id, l.tax_name, l.tax_category, l.tax_percent, true as keeps_tax
    from offer_lines l where l.workspace_id = ${fromContext("workspace")} and l.offer_id = ${offerId}
      and ${isCounting("l")} order by l.position, l.id`);

async function run({
  work,
  records,
  params,
}: ActionContext<"offers", GivenParameters<typeof parameters>>): Promise<undefined> {
  const offer = records[0] as Offer;
  const { client_id, client_contact_id, currency, discount_type, discount_value, tax_rounding } = offer;
  const body = {
    ...{ client_id, client_contact_id, currency, discount_type, tax_rounding },
    discount_value: discount_value === null ? null : Number(discount_value),
    reference: `${offer.number} v${offer.version}`,
    ...{ issue_date: params.issue_date, due_date: params.due_date },
  };
  await draftWithLines(work, body, { offer_id: offer.id }, await invoicedLines(work, offer.id));
}

/** Why an accepted offer cannot become something of its client; null if it can. */
export function conversionObstacle({
  status,
  client_id,
}: Pick<Offer, "status" | "client_id">): string | null {
  if (status !== "accepted") return "Only an accepted offer can be converted.";
  return client_id === null ? "Convert the lead to a client first." : null;
}

/** Makes the draft of an invoice from an accepted offer; its totals are those of the offer. */
export const convertToInvoice = action("offers", {
  title: "Convert to invoice",
  done: "Converted",
  description:
    "Creates the draft of an invoice with the lines that count, and with the same totals. Also requires manage-invoices.",
  grants: [{ permissions: ["manage-offers"] }],
  levels: ["record"],
  parameters,
  related: ["invoice"],
  lock: holdOffers,
  openWhen: openWhenEach((offer, { actor }): Obstacle => {
    if (!holds(actor, INVOICE_MANAGERS)) return forbidden(INVOICE_MANAGERS);
    const obstacle = conversionObstacle(offer);
    if (obstacle) return obstacle;
    return offer.invoice_id === null ? null : "The offer has already been invoiced.";
  }),
  run,
});
