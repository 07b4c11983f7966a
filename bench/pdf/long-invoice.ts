import type { PrintedDocument } from "../../src/modules/invoicing/printing/printed-document.ts";

const PARTY = {
  name: "Consulting Ščepánek & Søn GmbH",
  ...{ vat_number: "DE123456789", registration_number: "HRB 12345" },
  address: { street: "Straße der Einheit 5", zip_code: "10115", city: "Berlin", state: null, country: "DE" },
  ...{ email: "billing@seller.example", phone: "+49 30 901820", website: "https://seller.example" },
  ...{ bank_name: "Sparkasse", iban: "DE89370400440532013000", swift: "DEUTDEFF" },
};

/** An issued invoice whose lines take three pages. The words differ, as those of people do. */
export function longInvoice(lineCount: number): PrintedDocument {
  const lines = Array.from({ length: lineCount }, (_, n) => ({
    id: String(n),
    description: `Project ${n % 7} – sprint ${n}: analysis, development and review of work package ${n * 37}`,
    ...{ quantity: `${(n % 9) + 1}.5000`, unit: "hour", unit_price: "95.00", discount_percent: "0.00" },
    ...{ tax_category: "standard", tax_percent: "19.0000", gross_amount: "100.00" },
    ...{ discount_amount: "0.00", net_amount: `${(n + 1) * 95}.50` },
  }));
  const invoice = {
    ...{ document_type: "invoice", number: "INV-2026-0042", currency: "EUR", reference: "PO 4711" },
    ...{ issue_date: "2026-07-01", due_date: "2026-07-15" },
    ...{ period_start: "2026-06-01", period_end: "2026-06-30", discount_type: null, discount_value: null },
    ...{ notes: "Thank you for your business.", terms: "Please pay in 14 days.", voided_at: null },
    ...{ subtotal: "10000.00", discount_total: "0.00", net_total: "10000.00", tax_total: "1900.00" },
    total: "11900.00",
  };
  return {
    invoice: invoice as unknown as PrintedDocument["invoice"],
    lines,
    taxes: [
      {
        ...{ tax_rate_id: null, name: "VAT", category: "standard", percent: 19 },
        ...{ base: 10_000, tax: 1900, exemption_reason: null },
      },
    ],
    ...{ seller: PARTY, buyer: { ...PARTY, name: "Žižkov Zboží s.r.o." } },
    stationery: { locale: "en", logo: null, footer: null },
    credited: null,
    madeAt: new Date("2026-07-01T10:00:00Z"),
  };
}
