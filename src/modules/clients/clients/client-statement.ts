import { Readable } from "node:stream";
import {
  choiceKind,
  dayOnTheWire,
  field,
  getter,
  idKind,
  onlyValueOf,
  parameter,
  textKind,
} from "../../../engine/declare/index.ts";
import {
  fieldMessage,
  type GetterContext,
  invalidField,
  MESSAGES,
  type Work,
} from "../../../engine/work/index.ts";
import { publishFile, SIGNED_URL } from "../../../platform/exports/published-file.ts";
import { dateParameter, periodForMeta, reportedPeriod } from "../../../platform/figures/report-period.ts";
import { listOf, moment, object, text } from "../../../platform/figures/response-shapes.ts";
import { clientAccount, MOVEMENT_KINDS, PDF } from "../../invoicing/index.ts";
import { type StatementEntry, statementOf } from "./statement-of-account.ts";
import { statementPdf } from "./statement-pdf.ts";

const amount = { type: "number" };

const currencyType = field.currency({ asChoice: true }).definition.type;

/** Reads a currency. @throws 422 if it is not a currency code. */
function currencyOf(given: string): string {
  const read = currencyType.read(given, (template) => {
    throw invalidField("currency", fieldMessage(template, "currency"));
  });
  return String(read);
}

/** An amount in hundredths as the number that the response contains. */
const shown = (cents: bigint): number => Number(cents) / 100;

const shownEntry = ({ day, kind, invoice_id, number, debit, credit, balance }: StatementEntry) => ({
  date: dayOnTheWire(day),
  kind,
  invoice_id,
  number,
  debit: shown(debit),
  credit: shown(credit),
  balance: shown(balance),
});

const PERIOD = "the previous full month";

const parameters = {
  client_id: parameter(idKind, { isSingle: true, required: true }),
  currency: parameter(textKind(), { description: "Default: the client's currency." }),
  date: dateParameter(PERIOD),
  format: parameter(choiceKind(["json", "pdf"]), {
    isSingle: true,
    description: "Default: json. A PDF is in the client's language.",
  }),
};

type Context = GetterContext<"clients", typeof parameters>;

async function run({ work, parameters }: Context) {
  const client = await work.find("clients", parameters.client_id.value);
  if (!client) throw invalidField("client_id", fieldMessage(MESSAGES.selected, "client_id"));
  const period = reportedPeriod(parameters.date, PERIOD, work);
  const currency = currencyOf(onlyValueOf(parameters.currency) ?? client.currency);
  const request = { clientId: client.id, currency, to: period.to };
  const { movements, otherCurrencies } = await clientAccount(request, work);
  const statement = statementOf(movements, period);
  if (onlyValueOf(parameters.format) === "pdf") {
    const printed = { clientId: client.id, currency, period, statement };
    return { data: await published(work, await statementPdf(work, printed)) };
  }
  const { opening, entries, debit, credit, closing } = statement;
  return {
    data: {
      client_id: client.id,
      client_name: client.name,
      currency,
      from: dayOnTheWire(period.from),
      to: dayOnTheWire(period.to),
      opening_balance: shown(opening),
      entries: entries.map(shownEntry),
      total_debit: shown(debit),
      total_credit: shown(credit),
      closing_balance: shown(closing),
      other_currencies: otherCurrencies,
    },
    meta: { date: periodForMeta(period) },
  };
}

/** A URL of the PDF. */
const published = (work: Work, { fileName, data }: { fileName: string; data: Buffer }) =>
  publishFile(work, { fileName, contentType: PDF, stream: Readable.from([data]) });

const shape = object({
  client_id: text,
  client_name: text,
  currency: text,
  from: moment,
  to: moment,
  opening_balance: amount,
  entries: listOf(
    object({
      date: moment,
      kind: { type: "string", enum: [...MOVEMENT_KINDS] },
      invoice_id: text,
      number: text,
      debit: amount,
      credit: amount,
      balance: amount,
    }),
    "Sorted by day, documents before payments.",
  ),
  total_debit: amount,
  total_credit: amount,
  closing_balance: amount,
  other_currencies: listOf(text, "Other currencies with movements on the client's account."),
});

/** A client's invoices and payments in a period, with the balance due before and after it. */
export const statement = getter("clients", {
  title: "Statement of account",
  description: "A client's invoices and payments in one currency, with the opening and the closing balance.",
  permissions: ["view-invoices"],
  parameters,
  response: { anyOf: [shape, SIGNED_URL] },
  run,
});
