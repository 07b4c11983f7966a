import { action, addDays, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import {
  type ActionContext,
  type GivenParameters,
  invalidField,
  message,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { convertedCents, type RateOfDay, ratesInto } from "../../rates/index.ts";
import { billSources } from "../billing/billed-sources.ts";
import { applyCredit } from "../crediting/apply-credit.ts";
import { stationeryNow } from "../printing/printed-document.ts";
import { type LatestNumber, latestOf, numbersOf } from "./invoice-numbers.ts";
import { closedPeriod, holdWithCredited, isDraft } from "./invoice-states.ts";
import { guardProblems, type IssuedDraft, printedNow } from "./issue-guards.ts";
import { raisePaid } from "./paid-event.ts";

const dates = {
  issue_date: field.date().describe("Default: the invoice's own issue date, else today."),
  due_date: field
    .date()
    .describe("Default: the invoice's own due date, else the issue date plus the payment terms."),
};

type Invoice = Readonly<StoredRecord<"invoices">>;
type Dates = GivenParameters<typeof dates>;
type Issuing = ActionContext<"invoices", Dates>;

/** The payment terms of the client, else of the workspace, in days. */
async function paymentTerms(work: Work, clientId: string): Promise<number> {
  const client = await work.find("clients", clientId);
  return client?.payment_terms_days ?? (await readSettings(work, "payment_terms_days")).payment_terms_days;
}

async function prepared(
  work: Work,
  invoice: Invoice,
  params: Dates,
  rateOf: RateOfDay,
): Promise<IssuedDraft> {
  const issueDate = params.issue_date ?? invoice.issue_date ?? work.today;
  const terms = await paymentTerms(work, invoice.client_id);
  const dueDate =
    invoice.document_type === "credit_note"
      ? null
      : (params.due_date ?? invoice.due_date ?? addDays(issueDate, terms));
  const { baseCurrency } = work.workspace;
  const own = invoice.currency === baseCurrency ? null : invoice.exchange_rate;
  const rate = own ?? rateOf(invoice.currency, baseCurrency, issueDate);
  return { invoice, issueDate, dueDate, rate, ...(await printedNow(work, invoice.id)) };
}

/** What is done about drafts that cannot be issued. */
interface Problems {
  /** Notes a problem of the draft at an index. */
  readonly note: (index: number, path: string, message: Text) => void;
  readonly throwIfAny: () => void;
}

async function run(context: Issuing): Promise<undefined> {
  const { work, records, params, level, refuse, fail, throwIfRefused } = context;
  await issueDrafts(work, records, params, {
    note: (index, path, message) => (level === "record" ? fail(path, message) : refuse(index, message)),
    throwIfAny: throwIfRefused,
  });
}

/** Issues drafts that the caller holds, in their order, or none of them if there are problems. */
export async function issueDrafts(
  work: Work,
  records: readonly Invoice[],
  params: Dates,
  problems: Problems,
): Promise<void> {
  const { baseCurrency } = work.workspace;
  const rateOf = await ratesInto(work, baseCurrency);
  const closedOn = await closedPeriod(work);
  const latest = new Map<string, LatestNumber | null>();
  const drafts: IssuedDraft[] = [];
  for (const { id } of records) await billSources(work, id);
  for (const type of new Set(records.map(({ document_type }) => document_type)))
    await numbersOf[type].hold(work);
  for (const [index, invoice] of records.entries()) {
    const draft = await prepared(work, invoice, params, rateOf);
    const series = await numbersOf[invoice.document_type].seriesOf(work, draft.issueDate);
    const key = `${invoice.document_type} ${series}`;
    if (!latest.has(key)) latest.set(key, await latestOf(work, invoice.document_type, series));
    const calendar = { today: work.today, closedOn, latest: latest.get(key)!, baseCurrency };
    for (const [path, message] of guardProblems(draft, calendar)) problems.note(index, path, message);
    latest.set(key, { number: "the document before it", issue_date: draft.issueDate });
    drafts.push(draft);
  }
  problems.throwIfAny();
  for (const draft of drafts) await issueDraft(work, draft);
}

/** Gives the number and freezes the parties, the exchange rate and the amounts in the workspace's currency. */
async function issueDraft(work: Work, draft: IssuedDraft): Promise<void> {
  const { invoice, seller, buyer, issueDate, dueDate, rate } = draft;
  const { number, series, counted } = await numbersOf[invoice.document_type].take(work, issueDate);
  await refuseUsedNumber(work, number);
  const base = (amount: string): bigint => convertedCents(unitsOf(amount, 2), rate!);
  const [net, total] = [base(invoice.net_total), base(invoice.total)];
  await work.update("invoices", invoice.id, {
    number,
    number_series: series,
    number_in_series: counted,
    issue_date: issueDate,
    due_date: dueDate,
    exchange_rate: rate,
    seller,
    buyer,
    stationery: await stationeryNow(work, invoice.client_id),
    base_net_total: decimalText(net, 2),
    base_tax_total: decimalText(total - net, 2),
    base_total: decimalText(total, 2),
    issued_at: work.now,
    paid_at: unitsOf(invoice.total, 2) === 0n ? work.now : null,
  });
  if (invoice.document_type === "credit_note") await applyCredit(work, invoice.id);
  else if (unitsOf(invoice.total, 2) === 0n) raisePaid(work, invoice.id, number);
}

/** A number can only have been used already by a format that was changed since. */
async function refuseUsedNumber(work: Work, number: string): Promise<void> {
  const used = await work.row(sql`select 1 from invoices i
    where i.workspace_id = ${fromContext("workspace")} and i.number = ${number}`);
  if (used)
    throw invalidField(
      "workspace",
      message`The number ${number} has already been used; change the number format.`,
    );
}

export const issue = action("invoices", {
  title: "Issue",
  done: "Issued",
  description:
    "Gives the invoice its number and freezes it: seller, buyer, tax rates and amounts. Several invoices get their numbers in the order of the request, or none of them gets one.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record", "collection"],
  parameters: dates,
  lock: holdWithCredited,
  openWhen: openWhenEach((invoice) => (isDraft(invoice) ? null : "Only a draft can be issued.")),
  run,
});
