import { field } from "../../../engine/declare/index.ts";
import { givenPriceFields, printedTaxFields, unitPrice } from "../../invoicing/index.ts";

/** The maximum number of lines of an offer. */
export const MAX_LINES = 200;

/** What callers give of a line, in a line of its own and with a new offer. */
const givenLineFields = {
  section: field.string().describe("The heading under which the line is printed."),
  description: field.string({ max: 1000 }).required(),
  details: field.text().describe("Printed below the description."),
  ...givenPriceFields,
  quantity: givenPriceFields.quantity.describe("Not 0; negative in a credit line."),
  unit_price: unitPrice().required().describe("Net of tax."),
  is_optional: field
    .boolean()
    .default(false)
    .describe("Whether the client can choose the line. It counts towards the totals once it is selected."),
  is_selected: field.boolean().default(false).describe("Only of an optional line."),
};

/** The lines of a new offer, in the order of their positions. */
export const newOfferLines = () =>
  field
    .records(givenLineFields, { max: MAX_LINES, keepsOnlyGiven: true })
    .createOnly()
    .writeOnly()
    .describe("The lines of the new offer, in order.");

/** The fields of a line of an offer. */
export const offerLineFields = {
  offer_id: field.reference("offers").required().immutable().asPart().describe("A draft."),
  position: field
    .positive()
    .computedDefault("the last")
    .describe("The position in the offer, starting at 1. Other lines move accordingly."),
  ...givenLineFields,
  ...printedTaxFields,
  net_amount: field.money().managed().default("0.00").inCurrency(null),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "offer-lines": typeof offerLineFields;
  }
}
