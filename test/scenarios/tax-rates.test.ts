import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, forbidden, ids, read, refused, shown } from "./company.ts";

const { acme } = testCompany();

const post = (body: object) => acme.owner.post("/tax-rates", body);
const isDefault = async (id: string) => (await read(acme.owner, `/tax-rates/${id}`)).is_default;

describe("a tax rate", () => {
  it("is a standard one unless it says otherwise", async () => {
    expect(created(await post({ name: "VAT 19 %", percent: 19, country: "ro" }))).toMatchObject({
      percent: 19,
      category: "standard",
      exemption_reason: null,
      country: "RO",
      is_default: false,
      archived: false,
      archived_at: null,
      is_used: false,
    });
    expect(created(await post({ name: "Precise", percent: 8.1234 })).percent).toBe(8.1234);
  });

  it("reports validation errors", async () => {
    refused(await post({ name: "Nothing", percent: 0 }), {
      percent: "The percent field must be greater than 0.",
    });
    refused(await post({ name: "n".repeat(101), percent: 101, country: "XX" }), {
      name: "The name field must not be greater than 100 characters.",
      percent: "The percent field must not be greater than 100.",
      country: "The selected country is invalid.",
    });
    refused(await post({ percent: 1.23456, category: "reduced" }), {
      percent: "The percent field must have at most 4 decimal places.",
      category: "The selected category is invalid.",
      name: "The name field is required.",
    });
  });

  it("of another category has no percentage, and says why unless it is simply zero", async () => {
    refused(await post({ name: "Export", percent: 5, category: "export" }), {
      percent: "The percent field must be 0 when category is export.",
      exemption_reason: "The exemption reason field is required when category is export.",
    });
    expect(created(await post({ name: "Zero", percent: 0, category: "zero" })).exemption_reason).toBeNull();
    const id = await add(acme.owner, "tax-rates", {
      name: "Reverse charge",
      percent: 0,
      category: "reverse_charge",
      exemption_reason: "Article 196",
    });
    refused(await acme.owner.patch(`/tax-rates/${id}`, { exemption_reason: null }), {
      exemption_reason: "The exemption reason field is required when category is reverse_charge.",
    });
    refused(await acme.owner.patch(`/tax-rates/${id}`, { category: "standard" }), {
      percent: "The percent field must be greater than 0.",
    });
  });

  it("is the default alone: setting one unsets the other", async () => {
    const first = await add(acme.owner, "tax-rates", { name: "First", percent: 20, is_default: true });
    const second = await add(acme.owner, "tax-rates", { name: "Second", percent: 21 });
    expect(shown(await acme.owner.patch(`/tax-rates/${second}`, { is_default: true })).is_default).toBe(true);
    expect(await isDefault(first)).toBe(false);
    const { data } = (await acme.owner.get(`/audit-log?resource_id=${first}`)).body;
    expect(data[0].attributes).toMatchObject({
      event: "tax_rates.updated",
      changes: { is_default: { from: true, to: false } },
    });
    shown(await acme.owner.patch(`/tax-rates/${second}`, { is_default: false }));
    expect(ids(await acme.owner.get("/tax-rates?is_default=true"))).toEqual([]);
  });

  it("is the default alone, whoever sets it at once", async () => {
    const rates = [];
    for (let n = 0; n < 6; n++)
      rates.push(await add(acme.owner, "tax-rates", { name: `Rival ${n}`, percent: 1 + n }));
    const replies = await Promise.all(
      rates.map((id) => acme.owner.patch(`/tax-rates/${id}`, { is_default: true })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(ids(await acme.owner.get("/tax-rates?is_default=true"))).toHaveLength(1);
  });

  it("has a name that is free among those in use", async () => {
    const taken = { name: "The name has already been taken." };
    refused(await post({ name: "vat 19 %", percent: 19 }), taken);
    const [id] = ids(await acme.owner.get("/tax-rates?search=19"));
    shown(await act(acme.owner, `/tax-rates/${id}`, "archive"));
    const heir = await add(acme.owner, "tax-rates", { name: "VAT 19 %", percent: 19 });
    refused(await act(acme.owner, `/tax-rates/${id}`, "restore"), { action: taken.name });
    shown(await acme.owner.patch(`/tax-rates/${id}`, { name: "Vat 19 %" }));
    shown(await acme.owner.patch(`/tax-rates/${heir}`, { name: "VAT 21 %" }));
    expect(shown(await act(acme.owner, `/tax-rates/${id}`, "restore")).archived).toBe(false);
  });

  it("cannot be archived while it is the default, nor become it while archived", async () => {
    const id = await add(acme.owner, "tax-rates", { name: "Leading", percent: 7, is_default: true });
    refused(await act(acme.owner, `/tax-rates/${id}`, "archive"), {
      action: "The default tax rate cannot be archived.",
    });
    shown(await acme.owner.patch(`/tax-rates/${id}`, { is_default: false }));
    expect(shown(await act(acme.owner, `/tax-rates/${id}`, "archive")).archived).toBe(true);
    refused(await act(acme.owner, `/tax-rates/${id}`, "archive"), {
      action: "The tax rate is already archived.",
    });
    refused(await acme.owner.patch(`/tax-rates/${id}`, { is_default: true }), {
      is_default: "An archived tax rate cannot be the default.",
    });
    shown(await act(acme.owner, `/tax-rates/${id}`, "restore"));
    refused(await act(acme.owner, `/tax-rates/${id}`, "restore"), {
      action: "The tax rate is not archived.",
    });
  });

  it("is read by all and written by manage-invoices", async () => {
    const plain = await acme.scoped("view-invoices");
    expect((await plain.get("/tax-rates")).status).toBe(200);
    forbidden(await plain.post("/tax-rates", { name: "No", percent: 1 }), "manage-invoices");
    const [id] = ids(await plain.get("/tax-rates?perPage=100"));
    forbidden(await act(plain, `/tax-rates/${id}`, "archive"), "manage-invoices");
  });

  it("that a client has stays", async () => {
    const id = await add(acme.owner, "tax-rates", { name: "Needed", percent: 3 });
    const client = await add(acme.owner, "clients", { name: "Needs a rate", tax_rate_id: id });
    expect((await read(acme.owner, `/tax-rates/${id}`)).is_used).toBe(true);
    const reply = await acme.owner.delete(`/tax-rates/${id}`);
    expect([reply.status, reply.body.message]).toEqual([
      409,
      "The tax rate is still referred to by 1 client.",
    ]);
    shown(await acme.owner.patch(`/clients/${client}`, { tax_rate_id: null }));
    expect((await acme.owner.delete(`/tax-rates/${id}`)).status).toBe(204);
  });
});
