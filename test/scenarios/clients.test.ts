import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { act, add, conflicting, created, forbidden, hire, ids, read, refused, shown } from "./company.ts";

let app: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme", { currency: "CHF" });
});
afterAll(() => app.close());

const post = (body: object) => acme.owner.post("/clients", body);
const projectOf = (client_id: string, name: string): Promise<string> =>
  add(acme.owner, "projects", { client_id, name });

describe("a client", () => {
  it("has the base currency by default", async () => {
    expect(created(await post({ name: "Plain" }))).toMatchObject({
      name: "Plain",
      legal_name: null,
      currency: "CHF",
      payment_terms_days: null,
      tax_rate_id: null,
      lead_id: null,
      custom_fields: {},
      archived: false,
      archived_at: null,
      is_used: false,
    });
    expect(created(await post({ name: "Abroad", currency: "usd" })).currency).toBe("USD");
  });

  it("has a normalised VAT number and country", async () => {
    const address = { city: "Cluj", country: "ro" };
    const client = created(await post({ name: "Formal", vat_number: "ro 12.345-678", address }));
    expect(client).toMatchObject({
      vat_number: "RO12345678",
      address: { city: "Cluj", state: null, street: null, country: "RO", zip_code: null },
    });
  });

  it("reports validation errors", async () => {
    refused(await post({ name: "X", currency: "EURO", payment_terms_days: -1, vat_number: "RO*1" }), {
      currency: "The selected currency is invalid.",
      payment_terms_days: "The payment terms days field must be at least 0.",
      vat_number: "The vat number field format is invalid.",
    });
    refused(await post({ name: "X", address: { planet: "Mars" } }), {
      "address.planet": "The planet field is not a key of address.",
    });
    refused(await post({ name: "X", address: { country: "Romania" } }), {
      "address.country": "The selected address.country is invalid.",
    });
    refused(await post({ website: "ftp://x.test", logo_path: "logo.png", locale: "?", planet: 1 }), {
      website: "The website field must be a valid URL.",
      logo_path: "The logo path field must be a valid URL or absolute path.",
      locale: "The locale field must be a valid language tag.",
      planet: "The planet field is not a field of clients.",
      name: "The name field is required.",
    });
    refused(await post({ name: "X", custom_fields: { tier: "gold" } }), {
      "custom_fields.tier": "The tier field is not a custom field of clients.",
    });
  });

  it("has a unique code, ignoring case", async () => {
    created(await post({ name: "Coded", code: "C-1" }));
    refused(await post({ name: "Coded too", code: "c-1" }), { code: "The code has already been taken." });
  });

  it("accepts only an unarchived tax rate and manager, and keeps them when they are archived", async () => {
    const rate = await add(acme.owner, "tax-rates", { name: "Old", percent: 24 });
    const manager = await hire(acme.owner, "Mara Manager");
    const retained = await add(acme.owner, "clients", {
      name: "Keeps",
      tax_rate_id: rate,
      manager_employee_id: manager,
    });
    shown(await act(acme.owner, `/tax-rates/${rate}`, "archive"));
    shown(await act(acme.owner, `/employees/${manager}`, "archive"));
    refused(await post({ name: "Late", tax_rate_id: rate, manager_employee_id: manager }), {
      tax_rate_id: "The selected tax rate id is invalid.",
      manager_employee_id: "The selected manager employee id is invalid.",
    });
    const same = { tax_rate_id: rate, manager_employee_id: manager, phone: "1" };
    expect(shown(await acme.owner.patch(`/clients/${retained}`, same)).phone).toBe("1");
    const { relationships } = (await acme.owner.get(`/clients/${retained}?related=manager,taxRate`)).body
      .data;
    expect(relationships.manager.id).toBe(manager);
    expect(relationships.taxRate.attributes.name).toBe("Old");
  });

  it("requires view-clients to read and manage-clients to write", async () => {
    forbidden(await (await acme.scoped("view-projects")).get("/clients"), "view-clients");
    const reader = await acme.scoped("view-clients");
    expect((await reader.get("/clients")).status).toBe(200);
    forbidden(await reader.post("/clients", { name: "No" }), "manage-clients");
    const [id] = ids(await reader.get("/clients?name=plain"));
    forbidden(await act(reader, `/clients/${id}`, "archive"), "manage-clients");
    expect((await (await acme.scoped("manage-clients")).get("/clients")).status).toBe(200);
  });
});

describe("a client that seems to exist already", () => {
  it("is refused by name, ignoring case and accents, unless the request allows it", async () => {
    const acmeId = await add(acme.owner, "clients", { name: "ÁCME" });
    const reply = await post({ name: "acme" });
    refused(reply, { name: "A client with this name already exists." });
    expect(reply.body.duplicates).toEqual([{ id: acmeId, name: "ÁCME", matched_on: ["name"] }]);
    const twin = created(await post({ name: "acme", allow_duplicate: true }));
    expect(twin).not.toHaveProperty("allow_duplicate");
    expect((await post({ name: "Acme" })).body.duplicates.map(({ id }: { id: string }) => id)).toEqual([
      acmeId,
      twin.id,
    ]);
  });

  it("is refused by VAT number", async () => {
    const id = await add(acme.owner, "clients", { name: "Registered", vat_number: "RO123" });
    const reply = await post({ name: "Another", vat_number: "ro 123" });
    refused(reply, { vat_number: "A client with this VAT number already exists." });
    expect(reply.body.duplicates).toEqual([{ id, name: "Registered", matched_on: ["vat_number"] }]);
    const both = await post({ name: "registered", vat_number: "RO123", currency: "EURO" });
    refused(both, {
      currency: "The selected currency is invalid.",
      name: "A client with this name already exists.",
      vat_number: "A client with this VAT number already exists.",
    });
    expect(both.body.duplicates[0].matched_on).toEqual(["name", "vat_number"]);
  });

  it("is accepted if the other is archived, and in changes", async () => {
    const id = await add(acme.owner, "clients", { name: "Bygone" });
    shown(await act(acme.owner, `/clients/${id}`, "archive"));
    const heir = await add(acme.owner, "clients", { name: "bygone" });
    const other = await add(acme.owner, "clients", { name: "Renamed" });
    expect(shown(await acme.owner.patch(`/clients/${other}`, { name: "Bygone" })).name).toBe("Bygone");
    expect(heir).not.toBe(id);
  });

  it("is refused within one bulk request, too", async () => {
    const items = [
      { name: "Twin" },
      { name: "Lone" },
      { name: "TWIN" },
      { name: "twin", allow_duplicate: true },
    ];
    const reply = await acme.owner.post("/clients/bulk", items);
    refused(reply, { "2.name": "A client with this name already exists." });
    expect(reply.body.duplicates).toEqual([]);
    expect(ids(await acme.owner.get("/clients?name=twin"))).toEqual([]);
    expect((await acme.owner.post("/clients/bulk", items.toSpliced(2, 1))).status).toBe(201);
  });

  it("is created only once by concurrent requests", async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => post({ name: "Rushed" })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  });
});

describe("an archived client", () => {
  it("has no active project", async () => {
    const id = await add(acme.owner, "clients", { name: "Busy" });
    shown(await act(acme.owner, `/projects/${await projectOf(id, "Done")}`, "archive"));
    const project = await projectOf(id, "Doing");
    refused(await act(acme.owner, `/clients/${id}`, "archive"), {
      action: "The client has active projects.",
    });
    const idle = await add(acme.owner, "clients", { name: "Idle" });
    refused(await acme.owner.post("/clients/actions?action=archive", { repositories: [idle, id] }), {
      "repositories.1": "The client has active projects.",
    });
    expect((await read(acme.owner, `/clients/${idle}`)).archived).toBe(false);
    shown(await act(acme.owner, `/projects/${project}`, "archive"));
    expect(shown(await act(acme.owner, `/clients/${id}`, "archive"))).toMatchObject({
      archived: true,
      archived_at: "2026-07-14T10:00:00.000000Z",
    });
    refused(await act(acme.owner, `/clients/${id}`, "archive"), {
      action: "The client is already archived.",
    });
    refused(await acme.owner.post("/projects", { client_id: id, name: "Late" }), {
      client_id: "The selected client id is invalid.",
    });
  });

  it("accepts only changes of its notes until it is restored", async () => {
    const id = await add(acme.owner, "clients", { name: "Closed", notes: "old" });
    refused(await act(acme.owner, `/clients/${id}`, "restore"), { action: "The client is not archived." });
    const archived = shown(await act(acme.owner, `/clients/${id}`, "archive"));
    refused(await acme.owner.patch(`/clients/${id}`, { name: "Other", phone: "1", notes: "new" }), {
      name: "An archived client cannot be changed.",
      phone: "An archived client cannot be changed.",
    });
    expect(shown(await acme.owner.patch(`/clients/${id}`, { ...archived, notes: "new" })).notes).toBe("new");
    refused(await acme.owner.post("/client-contacts", { client_id: id, last_name: "Late" }), {
      client_id: "The selected client id is invalid.",
    });
    expect(shown(await act(acme.owner, `/clients/${id}`, "restore"))).toMatchObject({
      archived: false,
      archived_at: null,
    });
    expect(shown(await acme.owner.patch(`/clients/${id}`, { name: "Open" })).name).toBe("Open");
  });
});

describe("the deletion of a client", () => {
  it("is refused while it has a project", async () => {
    const id = await add(acme.owner, "clients", { name: "Needed" });
    const project = await projectOf(id, "Needs it");
    expect((await read(acme.owner, `/clients/${id}`)).is_used).toBe(true);
    conflicting(await acme.owner.delete(`/clients/${id}`), "The client is still referred to by 1 project.");
    expect((await acme.owner.delete(`/projects/${project}`)).status).toBe(204);
    expect((await acme.owner.delete(`/clients/${id}`)).status).toBe(204);
  });

  it("also deletes its contacts", async () => {
    const id = await add(acme.owner, "clients", { name: "Leaving" });
    const contacts = [
      await add(acme.owner, "client-contacts", { client_id: id, last_name: "One" }),
      await add(acme.owner, "client-contacts", { client_id: id, last_name: "Two" }),
    ];
    expect((await read(acme.owner, `/clients/${id}`)).is_used).toBe(false);
    expect((await acme.owner.delete(`/clients/${id}`)).status).toBe(204);
    for (const contact of contacts)
      expect((await acme.owner.get(`/client-contacts/${contact}`)).status).toBe(404);
    const { data } = (await acme.owner.get("/audit-log?event=client_contacts.deleted")).body;
    expect(
      data.map((entry: { attributes: { resource_id: string } }) => entry.attributes.resource_id).sort(),
    ).toEqual(contacts);
  });
});

describe("the list of clients", () => {
  it("is searched by names, code, email, VAT number and contacts", async () => {
    const id = await add(acme.owner, "clients", {
      name: "Søren & Sønner",
      legal_name: "Soren Holding",
      code: "DK-77",
      email: "info@soren.test",
      vat_number: "DK99887766",
    });
    await add(acme.owner, "client-contacts", {
      client_id: id,
      first_name: "Zoé",
      last_name: "Łuczak",
      email: "zoe@elsewhere.test",
    });
    for (const search of ["holding", "dk-77", "info@soren", "99887766", "zoe lucz", "elsewhere soren"])
      expect(ids(await acme.owner.get(`/clients?search=${encodeURIComponent(search)}`)), search).toEqual([
        id,
      ]);
    expect(ids(await acme.owner.get("/clients?search=zoe nobody"))).toEqual([]);
  });

  it("is filtered by country, currency and state", async () => {
    const de = await add(acme.owner, "clients", {
      name: "Deutsch",
      currency: "EUR",
      address: { country: "DE" },
    });
    expect(ids(await acme.owner.get("/clients?country=DE,AT"))).toEqual([de]);
    expect(ids(await acme.owner.get("/clients?country=de&currency=EUR&archived=false"))).toEqual([de]);
    expect(ids(await acme.owner.get("/clients?perPage=100&-country=DE"))).not.toContain(de);
    expect(ids(await acme.owner.get("/clients?perPage=100&country=null"))).not.toContain(de);
  });
});
