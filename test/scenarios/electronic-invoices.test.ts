import { beforeAll, describe, expect, it } from "vitest";
import type { Caller, Reply } from "../support/app.ts";
import { brokenRules } from "../support/e-invoices/broken-rules.ts";
import { readInvoice } from "../support/e-invoices/business-terms.ts";
import { embeddedFileOf, pagesOf } from "../support/pdf-text.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, forbidden, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();

let owner: Caller;
let client: string;
let plain: string;
let rates: Record<"standard" | "reduced" | "other" | "export" | "union" | "exempt", string>;

const BUYER_ADDRESS = { street: "Domkloster 4", zip_code: "50667", city: "Köln", country: "DE" };

beforeAll(async () => {
  owner = acme.owner;
  app.clock.set("2026-07-01T10:00:00Z");
  shown(
    await owner.patch("/workspace", {
      ...{ legal_name: "Acme & Sons <SRL>", vat_number: "RO12345678", registration_number: "J40/123/2020" },
      ...{ email: "office@acme.test", phone: "+40 21 555 0100", base_currency: "RON" },
      address: {
        street: "Strada Șerban Vodă 5",
        zip_code: "040205",
        city: "București, Sector 4",
        country: "RO",
      },
      ...{ iban: "DE89370400440532013000", swift: "DEUTDEFF", invoice_contact_name: "Ana Pop" },
      ...{ electronic_address: "RO12345678", electronic_address_scheme: "9947" },
    }),
  );
  const rate = (name: string, percent: number, more = {}) =>
    add(owner, "tax-rates", { name, percent, ...more });
  rates = {
    standard: await rate("VAT 19", 19, { is_default: true }),
    reduced: await rate("VAT 9", 9),
    other: await rate("VAT 19, services", 19),
    export: await rate("Export", 0, { category: "export", exemption_reason: "Export of services" }),
    union: await rate("Union", 0, {
      category: "intra_community",
      exemption_reason: "Intra-Community supply",
    }),
    exempt: await rate("Exempt", 0, { category: "exempt", exemption_reason: "Training" }),
  };
  await add(owner, "exchange-rates", {
    from_currency: "EUR",
    to_currency: "RON",
    date: "2026-01-01",
    rate: 5,
  });
  client = await add(owner, "clients", {
    ...{ name: "Stadt Köln", currency: "EUR", vat_number: "DE123456789", address: BUYER_ADDRESS },
    ...{ buyer_reference: "04011000-12345-34", registration_number: "HRB 1", locale: "de" },
    ...{ electronic_address: "991-12345-06", electronic_address_scheme: "0204" },
  });
  plain = await add(owner, "clients", { name: "Plain", currency: "EUR", address: { country: "DE" } });
});

const line = (unit_price: number, more = {}) => ({ description: "Work", unit_price, ...more });

async function issued(lines: readonly object[], more = {}): Promise<string> {
  const { id } = created(await owner.post("/invoices", { client_id: client, lines, ...more }));
  shown(await act(owner, `/invoices/${id}`, "issue"));
  return id;
}

const asked = (id: string, query: string): Promise<Reply> =>
  owner.get(`/invoices/${id}/getters/e-invoice?${query}`);

/** The XML of a document, which breaks no rule. */
async function made(id: string, format = "ubl", profile = "en16931") {
  const reply = await asked(id, `format=${format}&profile=${profile}`);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.headers.get("content-type")).toBe("application/xml");
  expect(brokenRules(reply.text, profile)).toEqual([]);
  return readInvoice(reply.text);
}

const XML_PROFILES = [
  ["ubl", "en16931"],
  ["ubl", "xrechnung"],
  ["ubl", "peppol-bis-3"],
  ["ubl", "cius-ro"],
  ["cii", "en16931"],
  ["cii", "xrechnung"],
] as const;

describe("an electronic invoice", () => {
  it.each(XML_PROFILES)("as %s of the profile %s has the figures of the record", async (format, profile) => {
    const id = await issued(
      [
        line(100, { description: "Design\nof a website", quantity: 2, unit: "hour", discount_percent: 15 }),
        line(33.33, { tax_rate_id: rates.reduced, quantity: 3, unit: "crate" }),
        line(10.03, { tax_rate_id: rates.other, quantity: -1 }),
      ],
      {
        ...{ discount_type: "percent", discount_value: 10, reference: "PO 4711" },
        ...{ notes: "Danke & bis bald", terms: "Pay in time.\u0007" },
        ...{ period_start: "2026-06-01", period_end: "2026-06-30" },
      },
    );
    const record = await read(owner, `/invoices/${id}`);
    const { head, lines, taxes, allowances, notes } = await made(id, format, profile);
    expect(head).toMatchObject({
      ...{ "1": record.number, "2": "2026-07-01", "3": "380", "5": "EUR", "6": "RON", "9": "2026-07-31" },
      ...{ "10": "04011000-12345-34", "13": "PO 4711", "73": "2026-06-01", "74": "2026-06-30" },
      ...{ "27": "Acme & Sons <SRL>", "31": "RO12345678", "34": "RO12345678", "34-1": "9947" },
      ...{ "41": "Ana Pop", "42": "+40 21 555 0100", "43": "office@acme.test" },
      ...{ "44": "Stadt Köln", "48": "DE123456789", "49": "991-12345-06", "52": "Köln" },
      ...{ "81": "58", "83": record.number, "84": "DE89370400440532013000" },
      ...{ "106": "259.96", "107": "26.00", "109": "233.96", "115": record.total.toFixed(2) },
      ...{ "110": record.tax_total.toFixed(2), "111": record.base_tax_total.toFixed(2) },
    });
    expect([head["106"], head["109"], head["112"]]).toEqual(
      [record.subtotal, record.net_total, record.total].map((amount) => amount.toFixed(2)),
    );
    // Two tax rates of the same category and percentage are one breakdown.
    expect(taxes.map(({ category, percent }) => `${category} ${percent}`).sort()).toEqual(["S 19", "S 9"]);
    expect(allowances.map((one) => `${one.category} ${one.percent}`).sort()).toEqual(["S 19", "S 9"]);
    expect(lines[0]).toMatchObject({
      ...{ "129": "2", "130": "HUR", "131": "170.00", "136": "30.00", "137": "200.00", "138": "15" },
      ...{ "139": "Rabatt", "146": "100", "153": "Design", "154": "Design\nof a website" },
    });
    expect(lines[1]).toMatchObject({ "130": "C62", "131": "99.99", "160": "Unit", "161": "crate" });
    expect(lines[2]).toMatchObject({ "129": "-1", "131": "-10.03" });
    const texts = ["Danke & bis bald", "Pay in time."];
    expect(notes).toEqual(profile === "cius-ro" ? texts : [texts.join("\n\n")]);
    if (profile === "cius-ro") expect(head).toMatchObject({ "37": "SECTOR4", "39": "RO-B" });
  });

  it.each(XML_PROFILES)("as %s of the profile %s can be a credit note", async (format, profile) => {
    const invoice = await issued([line(100), line(50, { tax_rate_id: rates.reduced })]);
    const number = (await read(owner, `/invoices/${invoice}`)).number;
    const { id } = shown(await act(owner, `/invoices/${invoice}`, "credit"));
    shown(await act(owner, `/invoices/${id}`, "issue"));
    const { head, lines } = await made(id, format, profile);
    expect(head).toMatchObject({ "3": "381", "25": number, "26": "2026-07-01", "81": "97", "115": "173.50" });
    expect(head["20"]).toMatch(new RegExp(`^\\S.*: ${number}$`));
    expect(lines.map((one) => one["131"])).toEqual(["100.00", "50.00"]);
  });

  it("keeps tax that is rounded by line", async () => {
    const id = await issued([line(10.03), line(10.03), line(10.03)], { tax_rounding: "line" });
    const { head, taxes } = await made(id);
    expect([head["109"], head["110"], head["112"]]).toEqual(["30.09", "5.73", "35.82"]);
    expect(taxes).toMatchObject([{ "116": "30.09", "117": "5.73" }]);
  });

  it("says why nothing is taxed", async () => {
    const exempt = await made(await issued([line(10, { tax_rate_id: rates.exempt })]));
    expect(exempt.taxes).toMatchObject([{ category: "E", percent: "0", "120": "Training" }]);
    const exported = await made(await issued([line(10, { tax_rate_id: rates.export })]), "cii");
    expect(exported.taxes).toMatchObject([{ category: "G", "121": "VATEX-EU-G" }]);
    const none = await made(await issued([line(10, { tax_rate_id: null })]));
    expect(none.taxes).toMatchObject([{ category: "O", "121": "VATEX-EU-O" }]);
    expect([none.head["31"], none.head["48"], none.lines[0]!.percent]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const period = { period_start: "2026-06-01", period_end: "2026-06-30" };
    const union = await issued([line(10, { tax_rate_id: rates.union })], period);
    for (const [format, profile] of XML_PROFILES.filter(([, one]) => one !== "cius-ro"))
      expect((await made(union, format, profile)).head["80"]).toBe("DE");
  });

  it("is refused with every missing field and its rule", async () => {
    const lines = [line(10, { tax_rate_id: rates.union })];
    const more = { client_id: plain, tax_rounding: "total" };
    shown(await owner.patch(`/clients/${plain}`, { vat_number: "123" }));
    const id = await issued(lines, more);
    refused(await asked(id, "format=ubl"), {
      "client.vat_number": "BR-IC-02: VAT number of the buyer, beginning with the code of its country",
      "invoice.period_start": "BR-IC-11: period that the invoice covers",
    });
    const standard = await issued([line(10)], { client_id: plain });
    refused(await asked(standard, "format=cii&profile=xrechnung"), {
      "client.address": ["BR-DE-8: city of the buyer", "BR-DE-9: post code of the buyer"],
      "client.buyer_reference": "BR-DE-15: buyer reference",
      "client.electronic_address": "PEPPOL-EN16931-R010: electronic address of the buyer",
    });
    refused(await asked(standard, "format=ubl&profile=cius-ro"), {
      "client.address": ["BR-RO-080: street of the buyer", "BR-RO-090: city of the buyer"],
      "client.vat_number": "BR-RO-120: VAT number or registration number of the buyer",
    });
    const reverted = {
      buyer_reference: "1",
      electronic_address: "a@b.test",
      electronic_address_scheme: "EM",
    };
    shown(await owner.patch(`/clients/${plain}`, reverted));
    refused(await asked(standard, "format=ubl&profile=peppol-bis-3"), {
      "client.electronic_address_scheme":
        "PEPPOL-EN16931-CL008: electronic address of the buyer in the Peppol network",
    });
    refused(await asked(await issued([line(10), line(5, { tax_rate_id: null })]), "format=ubl"), {
      "invoice.tax_summary": "BR-O-11: a document of its own for what is outside the scope of tax",
    });
  });

  it("takes what only electronic invoices need from the present record where it was missing", async () => {
    const late = await add(owner, "clients", { name: "Late", currency: "EUR", address: BUYER_ADDRESS });
    const id = await issued([line(10)], { client_id: late });
    shown(await owner.patch(`/clients/${late}`, { buyer_reference: "first" }));
    expect((await made(id)).head["10"]).toBe("first");
    const next = await issued([line(10)], { client_id: late });
    shown(await owner.patch(`/clients/${late}`, { buyer_reference: "second" }));
    expect((await made(next)).head["10"]).toBe("first");
  });

  it("exists only of issued documents that are not void, and only for those who see them", async () => {
    const only = { status: "Only an issued document that is not void has an electronic invoice." };
    const { id } = created(await owner.post("/invoices", { client_id: client, lines: [line(1)] }));
    refused(await asked(id, "format=ubl"), only);
    shown(await act(owner, `/invoices/${id}`, "issue"));
    shown(await act(owner, `/invoices/${id}`, "void", { reason: "Wrong" }));
    refused(await asked(id, "format=ubl"), only);
    refused(await asked(id, "format=cii&profile=cius-ro"), {
      format: "Documents of the profile cius-ro exist only as ubl.",
    });
    expect((await asked(id, "format=pdf")).body.allowed).toEqual({ format: ["ubl", "cii", "factur-x"] });
    const stranger = await acme.scoped("view-clients");
    forbidden(await stranger.get(`/invoices/${id}/getters/e-invoice?format=ubl`), "view-invoices");
  });
});

describe("a Factur-X invoice", () => {
  it("is the PDF of the document with the same XML inside, and the same bytes each time", async () => {
    const id = await issued([line(100, { description: "Beratung" })]);
    const pdf = await asked(id, "format=factur-x");
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(pdf.headers.get("content-disposition")).toContain("-factur-x.pdf");
    const stored = await act(owner, `/invoices/${id}`, "download-pdf");
    const file = await app.request("GET", stored.body.data.url);
    expect(pagesOf(pdf.bytes)).toEqual(pagesOf(file.bytes));
    const embedded = embeddedFileOf(pdf.bytes, "factur-x.xml");
    expect(embedded).toBe((await asked(id, "format=cii")).text);
    const text = pdf.bytes.toString("latin1");
    for (const part of [
      "<pdfaid:part>3</pdfaid:part>",
      "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
      "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
      "/AFRelationship /Alternative",
    ])
      expect(text).toContain(part);
    expect((await asked(id, "format=factur-x")).bytes.equals(pdf.bytes)).toBe(true);
  });
});
