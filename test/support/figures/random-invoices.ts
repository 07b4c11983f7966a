import { addDays } from "../../../src/engine/declare/calendar.ts";
import { rounded } from "./exact.ts";
import { FIRST_DAY, type Surroundings } from "./random-books.ts";
import { randomPayments } from "./random-payments.ts";
import type { RandomProject } from "./random-projects.ts";

const KINDS = ["manual", "manual", "fixed_fee", "retainer", "expense"] as const;

const shownOf = (cents: number | bigint): string => (Number(cents) / 100).toFixed(2);

/** The rate that documents have recorded, by currency. */
const RATES: Readonly<Record<string, bigint>> = { EUR: 100_000_000n, USD: 91_234_567n, CHF: 104_000_001n };

const rateOf = (currency: string): bigint => RATES[currency] ?? 110_000_000n;
const inBase = (cents: number, currency: string): bigint =>
  rounded(BigInt(cents) * rateOf(currency), 100_000_000n);

/** Documents of projects of clients: drafts, issued and void invoices, and credit notes, with lines and payments. */
export async function randomInvoices(
  around: Surroundings,
  projects: readonly RandomProject[],
  count: number,
): Promise<void> {
  const { random, newId, dayBetween } = around;
  const billed = projects.filter(({ client_id }) => client_id !== null);
  const invoices = Array.from({ length: count }, (_, index) => {
    const project = billed[index % billed.length]!;
    const isIssued = random.chance(0.8);
    const issue_date = isIssued || random.chance(0.5) ? dayBetween(FIRST_DAY, "2026-07-14") : null;
    return {
      ...{ id: newId(), project, isIssued, issue_date },
      // The first ones are what the last ones credit.
      document_type: index >= count * 0.8 ? ("credit_note" as const) : ("invoice" as const),
      isVoid: isIssued && random.chance(0.15),
    };
  });
  const lines = invoices.flatMap(({ id, project }) =>
    Array.from({ length: random.integer(1, 3) }, (_, place) => {
      const kind = random.pick(KINDS);
      return {
        ...{ id: newId(), invoice_id: id, kind, position: place + 1 },
        project_id: kind === "manual" && random.chance(0.3) ? null : project.id,
        ...{ net: random.integer(1_000, 90_000), share: random.integer(10, 99) },
      };
    }),
  );
  const priced = invoices.map((invoice) => {
    const own = lines.filter(({ invoice_id }) => invoice_id === invoice.id);
    const net = own.reduce((sum, line) => sum + line.net - line.share, 0);
    const tax = random.chance(0.7) ? Math.round((net * 19) / 100) : 0;
    const { client_id, currency } = invoice.project;
    const exchange_rate = (Number(rateOf(currency)) / 1e8).toFixed(8);
    return { ...invoice, net, tax, total: net + tax, client_id, currency, exchange_rate };
  });
  const settlement = randomPayments(
    around,
    priced
      .filter(({ isIssued, isVoid }) => isIssued && !isVoid)
      .map((one) => ({ ...one, issue_date: one.issue_date! })),
  );
  const documents = priced.map((one, index) => {
    const { id, isIssued, isVoid, issue_date, document_type, net, tax, total, currency } = one;
    return {
      ...{ id, issue_date, document_type, client_id: one.client_id, currency },
      ...{ tax_rounding: "total", tax_summary: [] },
      exchange_rate: isIssued ? one.exchange_rate : null,
      ...{ subtotal: shownOf(net), net_total: shownOf(net), tax_total: shownOf(tax), total: shownOf(total) },
      ...{ discount_total: 0, paid_total: shownOf(settlement.paid.get(id) ?? 0) },
      credited_total: shownOf(settlement.credited.get(id) ?? 0),
      due_date: document_type === "invoice" && issue_date !== null ? addDays(issue_date, 30) : null,
      credited_invoice_id: document_type === "credit_note" ? invoices[0]!.id : null,
      release_sources: document_type === "credit_note" ? false : null,
      ...(isIssued
        ? {
            ...{ number: `R-${index}`, number_series: document_type, number_in_series: index + 1 },
            ...{ issued_at: `${issue_date}T08:00:00Z`, seller: {}, buyer: {} },
            stationery: { locale: "en", logo: null, footer: null },
            base_net_total: shownOf(inBase(net, currency)),
            base_tax_total: shownOf(inBase(total, currency) - inBase(net, currency)),
            base_total: shownOf(inBase(total, currency)),
          }
        : {
            ...{ number: null, number_series: null, number_in_series: null, issued_at: null },
            ...{
              seller: null,
              buyer: null,
              stationery: null,
              base_net_total: null,
              base_tax_total: null,
              base_total: null,
            },
          }),
      voided_at: isVoid ? "2026-07-14T09:00:00Z" : null,
      void_reason: isVoid ? "Twice" : null,
    };
  });
  await around.store("invoices", documents);
  await around.store(
    "invoice_lines",
    lines.map(({ net, share, ...line }) => ({
      ...line,
      ...{ description: "Work", quantity: 1, unit: "item", unit_price: 0, source_count: 0 },
      ...{ discount_percent: 0, tax_category: "outside_scope", tax_percent: 0 },
      ...{ gross_amount: 0, discount_amount: 0, discount_share: shownOf(share), net_amount: shownOf(net) },
    })),
  );
  await around.store("invoice_payments", settlement.rows);
}
