import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { documentFile } from "../../src/modules/invoicing/printing/stored-document.ts";
import type { Caller, Reply } from "../support/app.ts";
import { pagesOf } from "../support/pdf-text.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, refused, shown } from "./company.ts";

const { app, acme } = testCompany();

let owner: Caller;
let client: string;

const SELLER = {
  legal_name: "Acme Consulting SRL",
  vat_number: "RO12345678",
  registration_number: "J40/123/2020",
  email: "billing@acme.test",
  address: { street: "Strada Șerban Vodă 5", zip_code: "040205", city: "București", country: "RO" },
  bank_name: "Banca Țării",
  iban: "DE89370400440532013000",
  swift: "DEUTDEFF",
  invoice_footer: "Thank you for your business.",
};

beforeAll(async () => {
  owner = acme.owner;
  app.clock.set("2026-07-01T10:00:00Z");
  shown(await owner.patch("/workspace", SELLER));
  await add(owner, "tax-rates", { name: "VAT", percent: 19, is_default: true });
  client = await add(owner, "clients", {
    name: "Θεσσαλονίκη ΑΕ",
    address: { street: "Οδός Ερμού 1", city: "Αθήνα", country: "GR" },
    vat_number: "EL123456789",
    payment_terms_days: 14,
  });
});

const line = (unit_price: number, more = {}) => ({ description: "Work", unit_price, ...more });
async function draft(lines: readonly object[], more = {}): Promise<string> {
  return created(await owner.post("/invoices", { client_id: client, lines, ...more })).id;
}
async function issued(lines: readonly object[], more = {}): Promise<string> {
  const id = await draft(lines, more);
  shown(await act(owner, `/invoices/${id}`, "issue"));
  return id;
}
/** Fetches the file of a response with its URL, as a browser does. */
async function fetched(reply: Reply): Promise<{ bytes: Buffer; name: string }> {
  expect(reply.status, reply.text).toBe(200);
  const file = await app.request("GET", reply.body.data.url);
  expect(file.status).toBe(200);
  return { bytes: file.bytes, name: reply.body.data.file_name };
}
/** Uploads a logo in a colour. */
async function printWithLogo(background: string): Promise<void> {
  const picture = sharp({ create: { width: 300, height: 100, channels: 4, background } });
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await picture.png().toBuffer())]), "logo.png");
  const path = "/workspace/actions?action=upload-logo";
  expect((await app.request("POST", path, { key: owner.key, raw: form })).status).toBe(200);
}

/** The bytes that the PDF would have if it were made now, without storing them. */
async function madeNow(id: string): Promise<Buffer> {
  let bytes: Buffer | undefined;
  const taken = app.installation.work(acme.workspace, async (work) => {
    bytes = (await documentFile(work, id)).data;
    throw new Error("Nothing of it is stored.");
  });
  await expect(taken).rejects.toThrow("Nothing of it is stored.");
  return bytes!;
}

const pdfOf = async (id: string) => fetched(await act(owner, `/invoices/${id}`, "download-pdf"));
const textOf = async (id: string): Promise<string> => pagesOf((await pdfOf(id)).bytes).join("\n");

describe("the PDF of an invoice", () => {
  it("says what the record says", async () => {
    const id = await issued(
      [
        line(1234.5, {
          description: "Proiectare\nîn iunie",
          quantity: 2,
          unit: "hour",
          discount_percent: 10,
        }),
        line(50, { description: "Reisekosten Žižkov", tax_rate_id: null }),
      ],
      {
        reference: "PO 4711",
        notes: "Σας ευχαριστούμε",
        terms: "Pay in time.",
        private_notes: "Never printed",
        period_start: "2026-06-01",
        period_end: "2026-06-30",
        discount_type: "percent",
        discount_value: 10,
      },
    );
    const text = await textOf(id);
    for (const part of [
      ...["Invoice", "INV-2026-0001", "Jul 1, 2026", "Jul 15, 2026", "Jun 1, 2026 – Jun 30, 2026", "PO 4711"],
      ...["Acme Consulting SRL", "Strada Șerban Vodă 5", "040205 București", "Romania", "RO12345678"],
      ...["J40/123/2020", "Θεσσαλονίκη ΑΕ", "Οδός Ερμού 1", "Αθήνα", "Greece", "EL123456789"],
      ...["Proiectare", "în iunie", "Reisekosten Žižkov", "1,234.50", "2,222.10", "hour"],
      ...["2,272.10", "−227.21", "2,044.89", "VAT (19 %) on 1,999.89", "379.98", "No tax on 45.00"],
      ...["2,424.87 EUR", "Banca Țării", "DE89 3704 0044 0532 0130 00", "DEUTDEFF"],
      ...["Σας ευχαριστούμε", "Pay in time.", "Thank you for your business.", "Page 1 of 1"],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("Never printed");
    expect(shown(await owner.get(`/invoices/${id}`))).toMatchObject({ total: 2424.87, tax_total: 379.98 });
  });

  it("never changes once the invoice is issued, whatever else does", async () => {
    const id = await issued([line(100)]);
    const first = await pdfOf(id);
    shown(await owner.patch("/workspace", { legal_name: "Renamed", invoice_footer: "New", locale: "de" }));
    shown(await owner.patch(`/clients/${client}`, { name: "Moved", locale: "fr" }));
    expect((await pdfOf(id)).bytes.equals(first.bytes)).toBe(true);
    const later = await textOf(await issued([line(100)]));
    expect(later).toContain("Facture");
    expect(later).toContain("Renamed");
    shown(await owner.patch("/workspace", { ...SELLER, locale: "en" }));
    shown(await owner.patch(`/clients/${client}`, { name: "Θεσσαλονίκη ΑΕ", locale: null }));
  });

  it("prints what was true at issue even if it is made later", async () => {
    const id = await issued([line(100)]);
    shown(await owner.patch("/workspace", { invoice_footer: "Another footer", locale: "de" }));
    const text = await textOf(id);
    expect(text).toContain("Thank you for your business.");
    expect(text).toContain("Invoice");
    shown(await owner.patch("/workspace", { invoice_footer: SELLER.invoice_footer, locale: "en" }));
  });

  it("follows a draft, and has a name and a mark of its own", async () => {
    const id = await draft([line(100)]);
    const { bytes, name } = await pdfOf(id);
    expect(name).toMatch(/^Invoice DRAFT .*\.pdf$/);
    const letters = pagesOf(bytes)
      .join()
      .replace(/[^A-Z]/g, "");
    for (const letter of "DRAFT") expect(letters).toContain(letter);
    shown(await owner.patch(`/invoices/${id}`, { notes: "Changed" }));
    expect(await textOf(id)).toContain("Changed");
  });

  it("is made once more when the invoice is voided, and stays so", async () => {
    const id = await issued([line(100)]);
    const before = await pdfOf(id);
    shown(await act(owner, `/invoices/${id}`, "void", { reason: "Twice" }));
    const after = await pdfOf(id);
    expect(after.bytes.equals(before.bytes)).toBe(false);
    expect((await pdfOf(id)).bytes.equals(after.bytes)).toBe(true);
    expect(after.name).toBe(before.name);
  });

  it("names the invoice that a credit note corrects, and has no bank data there", async () => {
    const id = await issued([line(100)]);
    const { number } = shown(await owner.get(`/invoices/${id}`));
    const note = shown(await act(owner, `/invoices/${id}`, "credit")).id;
    shown(await act(owner, `/invoices/${note}`, "issue"));
    const text = await textOf(note);
    for (const part of ["Credit note", "CN-2026-0001", number]) expect(text).toContain(part);
    expect(text).not.toContain("DEUTDEFF");
  });

  it("continues long tables under their headings, and shows wide amounts on one line", async () => {
    const lines = Array.from({ length: 120 }, (_, n) =>
      line(9_999_999.99, { description: `Position ${n + 1}` }),
    );
    const pages = pagesOf((await pdfOf(await draft(lines))).bytes);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    for (const page of pages.slice(0, -1)) expect(page).toMatch(/Description +Quantity +Unit +Unit price/);
    expect(pages.join("\n")).toContain("Position 120");
    expect(pages.at(-1)).toContain("1,427,999,998.57 EUR");
  });

  it("shows the logo of the workspace", async () => {
    const bare = (await pdfOf(await draft([line(1)]))).bytes;
    await printWithLogo("#1c7ed6");
    const { bytes } = await pdfOf(await draft([line(1)]));
    expect(bare.toString("latin1")).not.toContain("/Subtype /Image");
    expect(bytes.toString("latin1")).toContain("/Subtype /Image");
  });
});

describe("several documents", () => {
  it("are downloaded in a ZIP file, 50 at most", async () => {
    const made = await Promise.all([issued([line(1)]), draft([line(2)])]);
    const path = "/invoices/actions?action=download-pdf";
    const { bytes, name } = await fetched(await owner.post(path, { repositories: made }));
    expect(name).toBe("invoices-2026-07-01.zip");
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    const more = await Promise.all(Array.from({ length: 51 }, () => draft([line(3)])));
    refused(await owner.post(path, { repositories: more }), {
      repositories: "At most 50 documents can be downloaded at once.",
    });
  });
});

describe("the PDF of a statement of account", () => {
  const statement = (query: string, by = owner) => by.get(`/clients/getters/statement?format=pdf&${query}`);

  it("says the balances and each movement, in the language of the client", async () => {
    const id = await add(owner, "clients", { name: "Müller KG", locale: "de", address: { country: "DE" } });
    const invoice = await issued([line(500)], { client_id: id });
    const { number } = shown(await owner.get(`/invoices/${invoice}`));
    created(
      await owner.post("/invoice-payments", { invoice_id: invoice, amount: 100, paid_at: "2026-07-01" }),
    );
    const note = shown(await act(owner, `/invoices/${invoice}`, "credit")).id;
    const [credited] = (await owner.get(`/invoice-lines?invoice_id=${note}`)).body.data;
    shown(await owner.patch(`/invoice-lines/${credited.id}`, { unit_price: 100 }));
    shown(await act(owner, `/invoices/${note}`, "issue"));
    const path = `client_id=${id}&date=2026-07-01,2026-07-31`;
    const reply = await statement(path);
    expect(Object.keys(reply.body.data)).toEqual(["url", "expires_at"]);
    const file = await app.request("GET", reply.body.data.url);
    expect(file.headers.get("content-disposition")).toContain("2026-07-31.pdf");
    const text = pagesOf(file.bytes).join("\n");
    for (const part of [
      ...["Kontoauszug", "Müller KG", "Acme Consulting SRL", "01.07.2026 – 31.07.2026"],
      ...["Anfangssaldo", "0,00", `Rechnung ${number}`, "595,00", "Rechnungskorrektur CN-2026-", "119,00"],
      ...[`Zahlung ${number}`, "100,00", "Schlusssaldo", "376,00", "376,00 EUR", "219,00"],
      ...["Banca Țării", "DEUTDEFF", "Seite 1 von 1"],
    ])
      expect(text).toContain(part);
    const { data } = (await owner.get(`/clients/getters/statement?${path}`)).body;
    expect(data).toMatchObject({ total_debit: 595, total_credit: 219, closing_balance: 376 });
    const later = await statement(`client_id=${id}&date=2026-08-01,2026-08-31`);
    const empty = pagesOf((await app.request("GET", later.body.data.url)).bytes).join("\n");
    expect(empty.match(/376,00/g)).toHaveLength(3);
  });

  it("requires the rights of the statement", async () => {
    const reader = await acme.scoped("view-clients");
    expect((await statement(`client_id=${client}`, reader)).status).toBe(403);
    refused(await owner.get(`/clients/getters/statement?format=xml&client_id=${client}`), {
      format: "The format parameter must be one of: json, pdf.",
    });
  });
});

describe("the PDF of what was issued", () => {
  it("has the same bytes whenever it is made, whatever it was made from has become", async () => {
    await printWithLogo("#1c7ed6");
    const rate = await add(owner, "tax-rates", {
      ...{ name: "Steuer", percent: 0, category: "exempt", exemption_reason: "Unterricht" },
    });
    const contact = await add(owner, "client-contacts", { client_id: client, last_name: "Buyer" });
    const id = await issued([line(100), line(50, { tax_rate_id: rate })], {
      ...{ client_contact_id: contact, notes: "As agreed", terms: "Net", reference: "PO 1" },
      ...{ discount_type: "fixed", discount_value: 10 },
    });
    const note = shown(await act(owner, `/invoices/${id}`, "credit")).id;
    shown(await act(owner, `/invoices/${note}`, "issue"));
    const atIssue = [await madeNow(id), await madeNow(note)];

    app.clock.set("2026-07-02T10:00:00Z");
    await printWithLogo("#d6331c");
    const elsewhere = { street: "Elsewhere 1", zip_code: "1", city: "Town", country: "DE" };
    shown(
      await owner.patch("/workspace", {
        ...{ legal_name: "Renamed", vat_number: "DE1", registration_number: "HRB 1", email: "new@acme.test" },
        ...{ phone: "+49 1", website: "https://new.test", bank_name: "Other", iban: null, swift: null },
        ...{ invoice_footer: "New footer", locale: "de", address: elsewhere, timezone: "Asia/Tokyo" },
        ...{ invoice_number_format: "NEW-{YYYY}-{0000}", payment_terms_days: 3, tax_rounding: "line" },
      }),
    );
    shown(
      await owner.patch(`/clients/${client}`, {
        ...{ name: "Moved", legal_name: "Moved SA", vat_number: "FR1", address: elsewhere, locale: "fr" },
        ...{ email: "moved@client.test", phone: "+33 1", invoice_notes: "Other notes" },
      }),
    );
    shown(await owner.patch(`/tax-rates/${rate}`, { name: "Renamed", exemption_reason: "Other" }));
    expect((await owner.delete(`/client-contacts/${contact}`)).status).toBe(204);
    expect([await madeNow(id), await madeNow(note)]).toEqual(atIssue);
    expect((await pdfOf(id)).bytes.equals(atIssue[0]!)).toBe(true);
    expect((await pdfOf(note)).bytes.equals(atIssue[1]!)).toBe(true);
  });
});
