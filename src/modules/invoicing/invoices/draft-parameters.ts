import type { Values } from "../../../engine/work/index.ts";
import { invoiceFields } from "./invoice-fields.ts";

const { client_id, client_contact_id, currency, issue_date, due_date, period_start, period_end } =
  invoiceFields;
const { reference, notes, terms, private_notes, discount_type, discount_value, tax_rounding, exchange_rate } =
  invoiceFields;

/** The fields of a draft that an action accepts as parameters. */
export const draftParameters = {
  ...{ client_id, client_contact_id, currency, issue_date, due_date, period_start, period_end },
  ...{ reference, notes, terms, private_notes, discount_type, discount_value, tax_rounding, exchange_rate },
};

const DECIMALS: readonly string[] = ["discount_value", "exchange_rate"];

/** The fields of the draft that a request gives among its parameters, as the body of a write. */
export const draftBody = (params: Readonly<Values>, sent: ReadonlySet<string>): Values =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => sent.has(name) && Object.hasOwn(draftParameters, name))
      .map(([name, value]) => [name, DECIMALS.includes(name) && value !== null ? Number(value) : value]),
  );
