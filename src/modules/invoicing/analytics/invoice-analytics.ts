import {
  addDays,
  dateKind,
  dayOnTheWire,
  type GetterResult,
  getter,
  integerKind,
  onlyValueOf,
  parameter,
} from "../../../engine/declare/index.ts";
import { type GetterContext, invalidField } from "../../../engine/work/index.ts";
import { dateParameter, reportedPeriod } from "../../../platform/figures/report-period.ts";
import { centsOf, Unconverted } from "../../projects/index.ts";
import {
  type InvoiceQuery,
  invoiceMeta,
  isOfClients,
  linksOf,
  linksOfPeriod,
  READERS,
  readInvoiceQuery,
  selectionParameters,
} from "./analytics-query.ts";
import { analyticsResponse } from "./analytics-response.ts";
import { byClient } from "./client-figures.ts";
import { clientNames } from "./client-names.ts";
import { loadSettledInvoices } from "./days-to-pay.ts";
import { AGES, type DocumentGroup, loadDocumentGroups } from "./document-groups.ts";
import { publishFigures } from "./figure-table.ts";
import { ageing, byCurrency, byStatus, totalsOf } from "./invoice-figures.ts";
import { loadPaymentGroups, type PaymentGroup } from "./payment-groups.ts";

const PERIOD = "this year until today";
const LIMIT = 10;

const parameters = {
  date: dateParameter(PERIOD, "It applies to the issue dates of documents and the dates of payments."),
  as_of: parameter(dateKind, {
    isSingle: true,
    description: "The day at whose end balances are read: today when absent, and not after it.",
  }),
  limit: parameter(integerKind, {
    isSingle: true,
    description: `How many clients have a row of their own, 1 to 500; default: ${LIMIT}.`,
  }),
  ...selectionParameters,
};

type Context = GetterContext<"invoices", typeof parameters>;

/** The day of the balances. @throws 422 for a day after today */
function asOfDay({ work, parameters: { as_of } }: Context): string {
  const day = onlyValueOf(as_of) ?? work.today;
  if (day > work.today)
    throw invalidField("as_of", "The as of parameter must be a date before or equal to today.");
  return day;
}

function limitOf({ parameters: { limit } }: Context): number {
  if (limit === undefined) return LIMIT;
  const given = Number(onlyValueOf(limit));
  if (!(given >= 1 && given <= 500))
    throw invalidField("limit", "The limit parameter must be between 1 and 500.");
  return given;
}

/** The due dates of an age. */
function dueDates(asOf: string, { from_days, to_days }: (typeof AGES)[number]): string {
  const earliest = to_days === null ? "0001-01-01" : addDays(asOf, -to_days);
  return `${earliest},${from_days === null ? "9999-12-31" : addDays(asOf, -from_days)}`;
}

/** URLs of the open invoices of each age; null for a past day, since lists show present balances. */
function ageLinks(context: Context, query: InvoiceQuery, asOf: string) {
  const list = linksOf(context, query);
  return AGES.map((age) =>
    asOf < context.work.today
      ? null
      : list("invoices", {
          document_type: "invoice",
          "-status": "draft,void,paid",
          due_date: dueDates(asOf, age),
        }),
  );
}

/** What a report leaves out because there is no exchange rate. */
function unconvertedIn(documents: readonly DocumentGroup[], payments: readonly PaymentGroup[]): Unconverted {
  const left = new Unconverted();
  for (const { is_known, is_repeated, currency, entries, own_total } of documents)
    if (!is_known && !is_repeated) left.note(currency, entries, centsOf(own_total));
  for (const { is_known, currency, entries, own_amount } of payments)
    if (!is_known) left.note(currency, entries, centsOf(own_amount));
  return left;
}

async function run(context: Context): Promise<GetterResult> {
  const { work } = context;
  const query = await readInvoiceQuery(context.parameters, work);
  const period = reportedPeriod(context.parameters.date, PERIOD, work);
  const [asOf, limit] = [asOfDay(context), limitOf(context)];
  const documents = await loadDocumentGroups(work, query, { period, asOf });
  const payments = await loadPaymentGroups(work, query, period);
  const matching = (alias: string) => isOfClients(alias, query);
  const settled = await loadSettledInvoices(work, { period, matching });
  const counted = { currency: query.currency, documents, payments, settled };
  const ids = [...documents, ...payments].map(({ client_id }) => client_id);
  const links = ageLinks(context, query, asOf);
  const figures = {
    totals: totalsOf(counted),
    by_status: byStatus(counted),
    ageing: ageing(counted).map((age, index) => ({ ...age, links: { invoices: links[index]! } })),
    by_client: byClient(counted, await clientNames(work, ids), limit, work.words),
    by_currency: byCurrency(counted),
  };
  const meta = {
    ...invoiceMeta(work, query, period, unconvertedIn(documents, payments)),
    as_of: dayOnTheWire(asOf),
  };
  const name = `invoice-analytics-${period.from}_${period.to}`;
  if (query.format !== "json") return { data: await publishFigures(work, query.format, name, figures), meta };
  return { data: { ...figures, links: linksOfPeriod(context, query, period) }, meta };
}

/** What was invoiced, credited and paid, and what is owed. */
export const invoiceAnalytics = getter("invoices", {
  title: "Invoice analytics",
  question: "What do clients owe us?",
  description:
    "What was invoiced, credited and collected in a period, and the open balances at the end of a day by age, client and currency. Drafts and void documents only count where a figure says so.",
  permissions: READERS,
  isOpen: true,
  parameters,
  response: analyticsResponse,
  run,
});
