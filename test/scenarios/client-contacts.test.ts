import { beforeEach, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, forbidden, ids, read, refused, shown } from "./company.ts";

const { acme } = testCompany();
let client: string;
let clients = 0;

beforeEach(async () => {
  client = await add(acme.owner, "clients", { name: `Client ${++clients}` });
});

const post = (body: object) => acme.owner.post("/client-contacts", { client_id: client, ...body });
const contact = async (last_name: string, more: object = {}): Promise<string> =>
  created(await post({ last_name, ...more })).id;
const isPrimary = async (id: string) => (await read(acme.owner, `/client-contacts/${id}`)).is_primary;
const primaries = async () =>
  ids(await acme.owner.get(`/client-contacts?client_id=${client}&is_primary=true`));

describe("a contact", () => {
  it("has first and last name as its name, otherwise the email", async () => {
    expect(created(await post({ last_name: "Pop" }))).toMatchObject({ name: "Pop", first_name: null });
    expect(created(await post({ first_name: "Ana", last_name: "Pop" })).name).toBe("Ana Pop");
    const id = created(await post({ email: "x@y.test" })).id;
    expect(await read(acme.owner, `/client-contacts/${id}`)).toMatchObject({
      name: "x@y.test",
      client_name: `Client ${clients}`,
      is_billing: false,
      is_used: false,
    });
  });

  it("reports validation errors", async () => {
    refused(await post({ first_name: "Ana" }), {
      last_name: "The last name field is required when email is not present.",
    });
    refused(await post({ last_name: "Pop", is_billing: true }), {
      email: "The email field is required when is billing is true.",
    });
    refused(await post({ email: "nobody", phone: "1".repeat(51) }), {
      email: "The email field must be a valid email address.",
      phone: "The phone field must not be greater than 50 characters.",
    });
    refused(await acme.owner.post("/client-contacts", { last_name: "Pop" }), {
      client_id: "The client id field is required.",
    });
    const id = await contact("Bill", { email: "bill@x.test", is_billing: true });
    refused(await acme.owner.patch(`/client-contacts/${id}`, { email: null }), {
      email: "The email field is required when is billing is true.",
    });
    refused(
      await acme.owner.patch(`/client-contacts/${id}`, { is_billing: false, email: null, last_name: null }),
      {
        last_name: "The last name field is required when email is not present.",
      },
    );
  });

  it("has an email that is unique within the client", async () => {
    await contact("One", { email: "one@x.test" });
    refused(await post({ email: "ONE@x.test" }), { email: "The email has already been taken." });
    const other = await add(acme.owner, "clients", { name: `Other ${clients}` });
    created(await acme.owner.post("/client-contacts", { client_id: other, email: "one@x.test" }));
    const replies = await Promise.all(Array.from({ length: 5 }, () => post({ email: "race@x.test" })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
  });

  it("cannot be moved to another client", async () => {
    const id = await contact("Loyal");
    const other = await add(acme.owner, "clients", { name: `Other ${clients}` });
    refused(await acme.owner.patch(`/client-contacts/${id}`, { client_id: other }), {
      client_id: "The client id field cannot be changed.",
    });
  });

  it("is journalled when its client is renamed", async () => {
    const id = await contact("Tolle");
    shown(await acme.owner.patch(`/clients/${client}`, { name: `Renamed ${clients}` }));
    expect((await read(acme.owner, `/client-contacts/${id}`)).client_name).toBe(`Renamed ${clients}`);
    const { data } = (await acme.owner.get(`/audit-log?resource_id=${id}`)).body;
    expect(data[0].attributes).toMatchObject({
      event: "client_contacts.updated",
      changes: { client_name: { from: `Client ${clients}`, to: `Renamed ${clients}` } },
    });
  });

  it("is listed by last name, and by the client's on request", async () => {
    const [b, a] = [await contact("Beta"), await contact("alpha")];
    expect(ids(await acme.owner.get(`/client-contacts?client_id=${client}`))).toEqual([a, b]);
    expect(ids(await acme.owner.get(`/client-contacts?search=client ${clients} bet`))).toEqual([b]);
    const names = (await acme.owner.get("/client-contacts?sort=-client_name&perPage=100")).body.data.map(
      (one: { attributes: { client_name: string } }) => one.attributes.client_name.toLowerCase(),
    );
    expect(names).toEqual(names.toSorted().reverse());
    const { relationships } = (await acme.owner.get(`/clients/${client}?related=contacts,primaryContact`))
      .body.data;
    expect(relationships.contacts).toHaveLength(2);
    expect(relationships.primaryContact.id).toBe(b);
  });

  it("requires view-clients to read and manage-clients to write", async () => {
    const id = await contact("Seen");
    const reader = await acme.scoped("view-clients");
    expect((await reader.get(`/client-contacts/${id}`)).status).toBe(200);
    forbidden(await reader.delete(`/client-contacts/${id}`), "manage-clients");
    forbidden(await (await acme.scoped("view-leads")).get("/client-contacts"), "view-clients");
  });
});

describe("the primary contact", () => {
  it("is the first, until another is made primary or it is deleted", async () => {
    const a = await contact("A");
    const b = await contact("B");
    expect([await isPrimary(a), await isPrimary(b)]).toEqual([true, false]);
    shown(await acme.owner.patch(`/client-contacts/${b}`, { is_primary: true }));
    expect([await isPrimary(a), await isPrimary(b)]).toEqual([false, true]);
    expect((await acme.owner.delete(`/client-contacts/${b}`)).status).toBe(204);
    expect(await isPrimary(a)).toBe(true);
    expect((await acme.owner.delete(`/client-contacts/${a}`)).status).toBe(204);
    expect(await primaries()).toEqual([]);
  });

  it("cannot be unset", async () => {
    const a = await contact("A", { is_primary: false });
    expect(await isPrimary(a)).toBe(true);
    refused(await acme.owner.patch(`/client-contacts/${a}`, { is_primary: false }), {
      is_primary: "Make another contact primary instead.",
    });
  });

  it("is replaced by a new primary contact, and by the oldest when it is deleted", async () => {
    const [a, b] = [await contact("A"), await contact("B")];
    const c = await contact("C", { is_primary: true });
    expect(await primaries()).toEqual([c]);
    const { data } = (await acme.owner.get(`/audit-log?resource_id=${a}`)).body;
    expect(data[0].attributes).toMatchObject({
      event: "client_contacts.updated",
      changes: { is_primary: { from: true, to: false } },
    });
    expect((await acme.owner.delete(`/client-contacts/${b}`)).status).toBe(204);
    expect(await primaries()).toEqual([c]);
    expect((await acme.owner.delete("/client-contacts/bulk", { repositories: [c] })).status).toBe(204);
    expect(await primaries()).toEqual([a]);
  });

  it("is unique among contacts of one bulk request", async () => {
    const items = ["A", "B", "C"].map((last_name) => ({
      client_id: client,
      last_name,
      is_primary: last_name !== "A",
    }));
    expect((await acme.owner.post("/client-contacts/bulk", items)).status).toBe(201);
    const [primary] = await primaries();
    expect((await read(acme.owner, `/client-contacts/${primary}`)).last_name).toBe("C");
  });

  it("can be changed while the client is archived", async () => {
    await contact("A");
    const b = await contact("B");
    shown(await act(acme.owner, `/clients/${client}`, "archive"));
    expect(shown(await acme.owner.patch(`/client-contacts/${b}`, { is_primary: true })).is_primary).toBe(
      true,
    );
    expect(await primaries()).toEqual([b]);
  });
});
