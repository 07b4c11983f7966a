import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord, Text, Values } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import type { LatestNumber } from "./invoice-numbers.ts";
import type { ClosedOn } from "./invoice-states.ts";
import { buyerOfDraft, type Party, sellerNow } from "./parties.ts";

/** A draft with everything that decides whether it can be issued. */
export interface IssuedDraft {
  readonly invoice: Readonly<StoredRecord<"invoices">>;
  readonly seller: Party;
  readonly buyer: Party;
  /** The tax categories of its lines; empty if it has none. */
  readonly categories: readonly string[];
  /** `YYYY-MM-DD` */
  readonly issueDate: string;
  readonly dueDate: string | null;
  /** Units of the workspace's currency for 1 of the document's; null if no rate is recorded. */
  readonly rate: string | null;
}

/** The parties and the tax categories of a draft, as they are now. */
export async function printedNow(
  work: ReadOnlyWork,
  id: string,
): Promise<Pick<IssuedDraft, "seller" | "buyer" | "categories">> {
  const row = await work.row<{ seller: Party; buyer: Party; categories: string[] } & Values>(sql`
    select ${sellerNow("i")} as seller, ${buyerOfDraft("i")} as buyer,
      array(select distinct l.tax_category from invoice_lines l
        where l.workspace_id = i.workspace_id and l.invoice_id = i.id order by l.tax_category) as categories
    from invoices i where ${column("i", "workspace_id")} = ${fromContext("workspace")} and i.id = ${id}`);
  return row!;
}

/** What the day of issue is compared with. */
export interface IssueCalendar {
  readonly today: string;
  readonly closedOn: ClosedOn;
  /** The latest document of the series; null if the draft is the first. */
  readonly latest: LatestNumber | null;
  readonly baseCurrency: string;
}

type Problem = readonly [path: string, message: Text];

/** Everything that prevents a draft from being issued, with the field or parameter that it concerns. */
export const guardProblems = (draft: IssuedDraft, calendar: IssueCalendar): readonly Problem[] => [
  ...contentProblems(draft),
  ...partyProblems(draft),
  ...dateProblems(draft, calendar),
  ...rateProblems(draft, calendar),
];

function* contentProblems({ invoice, categories }: IssuedDraft): Generator<Problem> {
  if (categories.length === 0) yield ["lines", "The invoice has no lines."];
  if (invoice.total.startsWith("-")) yield ["lines", "The total of an invoice must not be negative."];
}

function* partyProblems({ seller, buyer, categories }: IssuedDraft): Generator<Problem> {
  if (!seller.name) yield ["workspace", "The legal name of the workspace is required."];
  if (!seller.address?.country) yield ["workspace", "The country of the workspace is required."];
  if (!buyer.name) yield ["client_id", "The name of the client is required."];
  if (!buyer.address?.country) yield ["client_id", "The country of the client is required."];
  const isAcrossBorders = categories.some((one) => one === "reverse_charge" || one === "intra_community");
  if (!seller.vat_number && (isAcrossBorders || categories.includes("standard")))
    yield ["workspace", "The VAT number of the workspace is required."];
  if (!buyer.vat_number && isAcrossBorders) yield ["client_id", "The VAT number of the client is required."];
}

function* dateProblems(
  { issueDate, dueDate }: IssuedDraft,
  { today, closedOn, latest }: IssueCalendar,
): Generator<Problem> {
  if (issueDate > today)
    yield ["issue_date", "The issue date field must be a date before or equal to today."];
  const closed = closedOn(issueDate);
  if (closed) yield ["issue_date", closed];
  if (latest && issueDate < latest.issue_date) {
    const after = message`${latest.issue_date}, the date of ${latest.number}`;
    yield ["issue_date", message`The issue date field must be a date after or equal to ${after}.`];
  }
  if (dueDate !== null && dueDate < issueDate)
    yield ["due_date", "The due date field must be a date after or equal to issue date."];
}

function* rateProblems(
  { invoice, issueDate, rate }: IssuedDraft,
  { baseCurrency }: IssueCalendar,
): Generator<Problem> {
  if (rate !== null) return;
  yield [
    "exchange_rate",
    message`There is no exchange rate from ${invoice.currency} to ${baseCurrency} on or before ${issueDate}.`,
  ];
}
