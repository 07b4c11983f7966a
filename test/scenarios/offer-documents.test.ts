import { beforeAll, describe, expect, it } from "vitest";
import { sendQueuedMails } from "../../src/platform/mail/queued-mails.ts";
import type { Reply } from "../support/app.ts";
import { pagesOf } from "../support/pdf-text.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, read, refused, shown } from "./company.ts";
import { mailsTo } from "./outbox.ts";

const { app, acme, owner } = testCompany();

let client: string;
let reduced: string;

beforeAll(async () => {
  app.clock.set("2026-04-01T10:00:00Z");
  shown(
    await owner.patch("/workspace", {
      legal_name: "Acme Consulting SRL",
      vat_number: "RO12345678",
      address: { street: "Strada Șerban Vodă 5", zip_code: "040205", city: "București", country: "RO" },
      offer_terms: "Half in advance.",
    }),
  );
  await add(owner, "tax-rates", { name: "VAT", percent: 19, is_default: true });
  reduced = await add(owner, "tax-rates", { name: "Reduced", percent: 7 });
  const address = { street: "Hauptstraße 1", zip_code: "10115", city: "Berlin", country: "DE" };
  client = await add(owner, "clients", { name: "Żółw AG", address, email: "office@client.test" });
});

const lines = () => [
  {
    section: "Concept",
    description: "Workshops",
    details: "Two days in June",
    quantity: 12.5,
    unit: "hour",
    unit_price: 80,
  },
  {
    section: "Build",
    description: "Schnittstelle für Bestellungen",
    quantity: 3,
    unit_price: 33.33,
    unit: "piece",
  },
  {
    section: "Build",
    description: "Handbook",
    quantity: 7,
    unit_price: 9.99,
    discount_percent: 10,
    tax_rate_id: reduced,
  },
  { section: "Operation", description: "Hosting", unit_price: 200, is_optional: true },
];
async function draft(more = {}): Promise<string> {
  const body = { client_id: client, title: "Relaunch of the shop", lines: lines(), ...more };
  return created(await owner.post("/offers", body)).id;
}
const run = (id: string, action: string, body = {}): Promise<Reply> =>
  act(owner, `/offers/${id}`, action, body);
async function pdfOf(id: string): Promise<{ bytes: Buffer; name: string }> {
  const reply = await run(id, "download-pdf");
  expect(reply.status, reply.text).toBe(200);
  expect(reply.headers.get("content-type")).toBe("application/pdf");
  return { bytes: reply.bytes, name: String(reply.headers.get("content-disposition")) };
}
const textOf = async (id: string): Promise<string> => pagesOf((await pdfOf(id)).bytes).join("\n");
async function mailed(address: string) {
  await sendQueuedMails(app.installation.services);
  return mailsTo(app, address);
}

describe("the PDF of an offer", () => {
  it("says what the record says, by section and with the options", async () => {
    const id = await draft({
      ...{ intro: "Thank you for your inquiry.", notes: "Never printed" },
      ...{ discount_type: "percent", discount_value: 5 },
    });
    shown(await run(id, "send"));
    const { bytes, name } = await pdfOf(id);
    const { number } = await read(owner, `/offers/${id}`);
    expect(name).toContain(`${number}-v1.pdf`);
    const text = pagesOf(bytes).join("\n");
    for (const part of [
      ...["Offer", number, "Apr 1, 2026", "May 1, 2026", "Acme Consulting SRL", "Strada Șerban Vodă 5"],
      ...["Prepared for", "Żółw AG", "Hauptstraße 1", "10115 Berlin", "Germany", "Relaunch of the shop"],
      ...["Thank you for your inquiry.", "Concept", "Build", "Operation", "Two days in June", "Optional"],
      ...[
        "1,162.93",
        "−58.15",
        "1,104.78",
        "VAT (19 %) on 1,044.99",
        "198.55",
        "Reduced (7 %) on 59.79",
        "4.19",
      ],
      ...["1,307.52 EUR", "Options not included", "200.00", "Half in advance.", "Page 1 of 1"],
    ])
      expect(text).toContain(part);
    expect(text.match(/Build/g)).toHaveLength(1);
    for (const absent of ["Never printed", "Version", "DRAFT"]) expect(text).not.toContain(absent);
  });

  it("stays as the offer was sent, though it is first made after options were chosen and everything has changed", async () => {
    const [early, late] = [await draft(), await draft()];
    for (const id of [early, late]) shown(await run(id, "send"));
    const first = await pdfOf(early);
    for (const id of [early, late]) {
      shown(await run(id, "extend", { valid_until: "2026-08-01" }));
      const page = await owner.get(`/offer-lines?offer_id=${id}&is_optional=true`);
      const accepted = shown(await run(id, "accept", { selected_line_ids: [page.body.data[0].id] }));
      expect(accepted.total).toBe(1614.34);
    }
    shown(await owner.patch("/workspace", { legal_name: "Renamed", locale: "de", invoice_footer: "New" }));
    shown(await owner.patch(`/clients/${client}`, { name: "Moved", locale: "fr" }));
    expect((await pdfOf(early)).bytes.equals(first.bytes)).toBe(true);
    const text = await textOf(late);
    for (const part of ["Offer", "Acme Consulting SRL", "Żółw AG", "May 1, 2026", "1,376.34 EUR"])
      expect(text).toContain(part);
    const next = await textOf(await draft());
    for (const part of ["Offre", "Renamed", "Moved", "En option"]) expect(next).toContain(part);
    const former = { legal_name: "Acme Consulting SRL", locale: "en", invoice_footer: null };
    shown(await owner.patch("/workspace", former));
    shown(await owner.patch(`/clients/${client}`, { name: "Żółw AG", locale: null }));
  });

  it("follows a draft and is marked as one; a later version says which it is", async () => {
    const id = await draft();
    const { bytes } = await pdfOf(id);
    const letters = pagesOf(bytes)
      .join()
      .replace(/[^A-Z]/g, "");
    for (const letter of "DRAFT") expect(letters).toContain(letter);
    shown(await owner.patch(`/offers/${id}`, { title: "Another title" }));
    expect(await textOf(id)).toContain("Another title");
    shown(await run(id, "send"));
    const second = shown(await run(id, "revise")).id;
    shown(await run(second, "send"));
    expect(await textOf(second)).toMatch(/Version +2/);
    expect((await pdfOf(second)).name).toContain("-v2.pdf");
  });

  it("is made for a lead, and seen by whoever sees offers", async () => {
    const lead_id = await add(owner, "leads", { name: "Shop", company_name: "Lead of Ωmega" });
    const id = await draft({ lead_id, client_id: null });
    expect(await textOf(id)).toContain("Lead of Ωmega");
    const reader = await acme.scoped("view-offers");
    expect((await act(reader, `/offers/${id}`, "download-pdf")).status).toBe(200);
    const stranger = await acme.scoped("view-clients");
    expect((await act(stranger, `/offers/${id}`, "download-pdf")).status).toBe(403);
  });
});

describe("sending an offer by mail", () => {
  it("mails the PDF to the recipients once the transaction has committed", async () => {
    const id = await draft();
    const recipients = ["ana@client.test", "bob@client.test"];
    const dry = await run(id, "send&dry_run=true", { recipients });
    expect(dry.body.meta).toMatchObject({ mail: "queued" });
    expect(await mailed(recipients.join(", "))).toEqual([]);
    const reply = await run(id, "send", { recipients });
    expect(shown(reply)).toMatchObject({ status: "sent" });
    expect(reply.body.meta).toMatchObject({ mail: "queued" });
    const { number } = await read(owner, `/offers/${id}`);
    const [mail, ...more] = await mailed(recipients.join(", "));
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Offer ${number} from Acme Consulting SRL`);
    for (const part of ["1,376.34 EUR", "It is valid until May 1, 2026.", `filename=${number}-v1.pdf`])
      expect(mail!.text).toContain(part);
    const { data } = (await owner.get(`/audit-log?event=offers.send&resource_id=${id}`)).body;
    expect(JSON.stringify(data)).toContain("bob@client.test");
  });

  it("mails nothing unless it is asked to, and takes another text", async () => {
    const silent = await run(await draft(), "send");
    expect(silent.body.meta).toMatchObject({ mail: "not_requested" });
    expect(await mailed("office@client.test")).toEqual([]);
    shown(
      await run(await draft(), "send", { recipients: ["c@client.test"], message: "As agreed on the phone." }),
    );
    const [mail] = await mailed("c@client.test");
    expect(mail!.text).toContain("As agreed on the phone.");
    expect(mail!.text).not.toContain("It is valid until");
  });

  it("sends several offers to the same recipients, or none of them", async () => {
    const [one, two, empty] = [await draft(), await draft(), await draft({ lines: [] })];
    const path = "/offers/actions?action=send";
    const recipients = ["all@client.test"];
    expect((await owner.post(path, { repositories: [one, empty], recipients })).status).toBe(422);
    expect(await mailed("all@client.test")).toEqual([]);
    const reply = await owner.post(path, { repositories: [one, two], recipients });
    expect(reply.status, reply.text).toBe(200);
    expect(await mailed("all@client.test")).toHaveLength(2);
  });

  it("refuses wrong addresses and too many, and what was sent before", async () => {
    const id = await draft();
    refused(await run(id, "send", { recipients: ["a@b.test", "nonsense"] }), {
      "recipients.1": "The recipients.1 field must be a valid email address.",
    });
    const eleven = Array.from({ length: 11 }, (_, at) => `a${at}@b.test`);
    expect((await run(id, "send", { recipients: eleven })).status).toBe(422);
    expect(await read(owner, `/offers/${id}`)).toMatchObject({ status: "draft" });
    shown(await run(id, "send"));
    refused(await run(id, "send", { recipients: ["a@b.test"] }), { action: "A sent offer cannot be sent." });
  });
});
