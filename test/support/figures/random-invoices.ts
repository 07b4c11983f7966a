import { addDays } from "../../../src/engine/declare/calendar.ts";
import { FIRST_DAY, type Surroundings } from "./random-books.ts";
import type { RandomProject } from "./random-projects.ts";

const KINDS = ["manual", "manual", "fixed_fee", "retainer", "expense"] as const;

const shownOf = (cents: number): string => (cents / 100).toFixed(2);

/** Documents of projects of clients: drafts, issued and void invoices, and credit notes, each with some lines. */
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
      document_type: index >= count * 0.8 ? "credit_note" : "invoice",
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
  const totalOf = (id: string): string =>
    shownOf(
      lines
        .filter(({ invoice_id }) => invoice_id === id)
        .reduce((sum, { net, share }) => sum + net - share, 0),
    );
  const documents = invoices.map(({ id, project, isIssued, isVoid, issue_date, document_type }, index) => ({
    ...{ id, issue_date, document_type, client_id: project.client_id, currency: project.currency },
    ...{ tax_rounding: "total", tax_summary: [], exchange_rate: issue_date === null ? null : "1.1" },
    ...{ subtotal: totalOf(id), net_total: totalOf(id), total: totalOf(id) },
    ...{ discount_total: 0, tax_total: 0, paid_total: 0, credited_total: 0 },
    due_date: document_type === "invoice" && issue_date !== null ? addDays(issue_date, 30) : null,
    credited_invoice_id: document_type === "credit_note" ? invoices[0]!.id : null,
    release_sources: document_type === "credit_note" ? false : null,
    ...(isIssued
      ? {
          ...{ number: `R-${index}`, number_series: document_type, number_in_series: index + 1 },
          ...{ issued_at: `${issue_date}T08:00:00Z`, seller: {}, buyer: {} },
          ...{ base_net_total: 0, base_tax_total: 0, base_total: 0 },
        }
      : {
          ...{ number: null, number_series: null, number_in_series: null, issued_at: null },
          ...{ seller: null, buyer: null, base_net_total: null, base_tax_total: null, base_total: null },
        }),
    voided_at: isVoid ? "2026-07-14T09:00:00Z" : null,
    void_reason: isVoid ? "Twice" : null,
  }));
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
}
