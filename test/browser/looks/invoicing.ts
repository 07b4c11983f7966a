import { heading, type Look, listed } from "./look.ts";

const ISSUED = "/invoices/$first(/invoices?number=INV-2026-0001)";
const DRAFT = "/invoices/$first(/invoices?status=draft)";

export const invoicingLooks: readonly Look[] = [
  { name: "invoices", path: "/invoices", ready: listed("INV-2026-0001") },
  { name: "a new invoice", path: "/invoices/new", ready: listed("Choose a client to see the totals.") },
  { name: "an issued invoice", path: ISSUED, ready: listed("Hosting in June") },
  { name: "the details of an invoice", path: `${ISSUED}?tab=details`, ready: listed("PO 4711") },
  { name: "the payments of an invoice", path: `${ISSUED}?tab=payments`, ready: listed("€500.00") },
  {
    name: "the credit notes of an invoice",
    path: `${ISSUED}?tab=credit-notes`,
    ready: listed("CN-2026-0001"),
  },
  {
    name: "what a payment would leave of an invoice",
    path: ISSUED,
    ready: async (page) => {
      await page.getByRole("button", { name: "Record a payment" }).click();
      await page.getByLabel("Amount").fill("9");
      await page.getByRole("dialog").getByText("€800.00").waitFor();
    },
  },
  { name: "a draft of an invoice", path: DRAFT, ready: listed("Consulting") },
  { name: "the editor of a draft", path: `${DRAFT}/edit`, ready: listed("€1,190.00") },
  {
    name: "a bill of unbilled work",
    path: "/invoices/bill-unbilled",
    ready: async (page) => {
      await page.getByRole("combobox", { name: "Client" }).click();
      await page.getByRole("option", { name: /Fabrikam/ }).click();
      await page.getByRole("heading", { name: "Audit", level: 3 }).waitFor();
    },
  },
  { name: "unbilled work", path: "/invoices/unbilled", ready: listed("Together") },
  { name: "revenue and receivables", path: "/invoices/figures", ready: listed("€809.00") },
  { name: "payments", path: "/invoices/payments", ready: listed("INV-2026-0001") },
  { name: "tax rates", path: "/invoices/tax-rates", ready: listed("VAT") },
  {
    name: "a credit note",
    path: "/invoices/$first(/invoices?number=CN-2026-0001)",
    ready: heading("CN-2026-0001"),
  },
];
