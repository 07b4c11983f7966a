import { addDays } from "../../../engine/declare/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { TakenNumber } from "../../../platform/sequences/number-sequence.ts";
import { convertedCents } from "../../rates/index.ts";
import { type DocumentTotals, documentTotals } from "../document-totals/document-totals.ts";
import type { InvoicedClient } from "./invoiced-clients.seed.ts";
import { seededPayments } from "./paid-invoices.seed.ts";

type Stored = Values & { readonly id: string };

/** An invented invoice with its lines and payments, as they are stored. */
export interface InventedInvoice {
  readonly invoice: Stored;
  readonly lines: readonly Stored[];
  readonly payments: readonly Stored[];
}

/** What an invoice is invented from. */
export interface InventedFrom {
  readonly work: Work;
  readonly random: SeededRandom;
  readonly client: InvoicedClient;
  /** The place of the client, which determines how it pays. */
  readonly place: number;
  readonly day: string;
  /** Null for a draft. */
  readonly taken: TakenNumber | null;
  /** Units of the workspace's currency for 1 of the client's. */
  readonly rate: string;
}

const WORK = ["Development", "Design", "Consulting", "Support", "Training", "Project management"] as const;

const text = (cents: bigint): string => decimalText(cents, 2);

const moment = (day: string, hour: number): string => `${day}T${String(hour).padStart(2, "0")}:10:00Z`;

/** Between one and three lines of work at whole prices per hour, with the totals that follow from them. */
function invented({ random, client }: InventedFrom) {
  const tax = {
    id: client.tax_rate_id,
    name: client.tax_name ?? "",
    percent: unitsOf(client.tax_percent, 4),
  };
  const lines = Array.from({ length: random.integer(1, 3) }, () => ({
    description: random.pick(WORK),
    project: client.projects.length > 0 ? random.pick(client.projects) : null,
    quantity: { tenThousandths: BigInt(random.integer(4, 160)) * 2_500n },
    unitPrice: BigInt(random.integer(45, 140)) * 100n,
    discountPercent: random.chance(0.05) ? 1_000n : 0n,
    tax,
  }));
  return { lines, totals: documentTotals({ lines, discount: null, taxRounding: "total" }) };
}

const summary = (client: InvoicedClient, totals: DocumentTotals) =>
  totals.taxes.map(({ base, tax }) => ({
    tax_rate_id: client.tax_rate_id,
    name: client.tax_name,
    category: client.tax_category,
    percent: Number(client.tax_percent),
    base: Number(text(base)),
    tax: Number(text(tax)),
    exemption_reason: client.exemption_reason,
  }));

/** Invents an invoice: issued, sent and paid as the client usually does, or a draft. */
export function inventInvoice(from: InventedFrom): InventedInvoice {
  const { work, random, client, place, day, taken, rate } = from;
  const id = work.newId();
  const { lines, totals } = invented(from);
  const dueDate = addDays(day, client.payment_terms_days);
  const isVoid = taken !== null && random.chance(0.01);
  const paid =
    taken === null || isVoid
      ? []
      : seededPayments({ cents: totals.total, dueDate, client: place }, work.today, random);
  const paidTotal = paid.reduce((sum, { cents }) => sum + cents, 0n);
  const [baseNet, baseTotal] = [convertedCents(totals.netTotal, rate), convertedCents(totals.total, rate)];
  const isSettled = taken !== null && paidTotal === totals.total;
  const invoice = {
    ...{ id, document_type: "invoice", client_id: client.id, currency: client.currency },
    ...{ issue_date: taken && day, due_date: taken && dueDate, tax_rounding: "total" },
    ...{ number: taken?.number ?? null, number_series: taken?.series ?? null },
    number_in_series: taken?.counted ?? null,
    exchange_rate: taken && rate,
    ...{ subtotal: text(totals.subtotal), discount_total: text(totals.discountTotal) },
    ...{ net_total: text(totals.netTotal), tax_total: text(totals.taxTotal), total: text(totals.total) },
    tax_summary: summary(client, totals),
    paid_total: text(paidTotal),
    credited_total: "0.00",
    ...{ base_net_total: taken && text(baseNet), base_tax_total: taken && text(baseTotal - baseNet) },
    base_total: taken && text(baseTotal),
    ...{ seller: taken && client.seller, buyer: taken && client.buyer },
    stationery: taken && client.stationery,
    ...{ issued_at: taken && moment(day, 8), sent_at: taken && random.chance(0.9) ? moment(day, 9) : null },
    paid_at: isSettled ? moment(paid.at(-1)?.day ?? day, 10) : null,
    settled_on: isSettled ? (paid.at(-1)?.day ?? null) : null,
    ...{
      voided_at: isVoid ? moment(day, 11) : null,
      void_reason: isVoid ? "Sent to the wrong address" : null,
    },
    // A history is no news: only what becomes overdue from now on is reported.
    overdue_reported_at: taken && dueDate < work.today ? work.now.toISOString() : null,
  };
  return {
    invoice,
    lines: lines.map((line, index) => ({
      ...{ id: work.newId(), invoice_id: id, kind: "manual", position: index + 1 },
      ...{
        description: line.description,
        quantity: decimalText(line.quantity.tenThousandths, 4),
        unit: "hour",
      },
      ...{ unit_price: text(line.unitPrice), discount_percent: text(line.discountPercent) },
      ...{ tax_rate_id: client.tax_rate_id, tax_name: client.tax_name, tax_category: client.tax_category },
      ...{ tax_percent: client.tax_percent, project_id: line.project, source_count: 0 },
      gross_amount: text(totals.lines[index]!.gross),
      discount_amount: text(totals.lines[index]!.discount),
      net_amount: text(totals.lines[index]!.net),
      discount_share: "0.00",
    })),
    payments: paid.map((payment) => ({
      ...{ id: work.newId(), invoice_id: id, client_id: client.id, currency: client.currency },
      ...{ amount: text(payment.cents), paid_at: payment.day, method: "bank_transfer", exchange_rate: rate },
    })),
  };
}
