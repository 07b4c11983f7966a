import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, read, refused, shown } from "./company.ts";

const { acme, app } = testCompany();

let owner: Caller;
let client: string;

const ROUTING = { electronic_address: "991-12345-06", electronic_address_scheme: "0204" };
const ADDRESS = { street: "Calea Victoriei 1", city: "Cluj-Napoca", country: "RO" };

beforeAll(async () => {
  owner = acme.owner;
  app.clock.set("2026-07-01T10:00:00Z");
  shown(
    await owner.patch("/workspace", {
      ...{ legal_name: "Acme SRL", vat_number: "RO123", email: "office@acme.test", phone: "+40 21 1" },
      ...{ address: ADDRESS, tax_number: "27/815/0815", invoice_contact_name: "Ana Pop" },
      ...{ electronic_address: "RO123", electronic_address_scheme: "9947" },
    }),
  );
  await add(owner, "tax-rates", { name: "VAT", percent: 19, is_default: true });
  client = await add(owner, "clients", {
    ...{ name: "Stadt Köln", address: { country: "DE" }, buyer_reference: "04011000-12345-34" },
    ...ROUTING,
  });
});

describe("the electronic address of a client or the workspace", () => {
  it("is given together with its scheme", async () => {
    const schemeMissing =
      "The electronic address scheme field is required when electronic address is present.";
    refused(await owner.patch("/workspace", { electronic_address_scheme: null }), {
      electronic_address_scheme: schemeMissing,
    });
    refused(await owner.post("/clients", { name: "Other", electronic_address: "1" }), {
      electronic_address_scheme: schemeMissing,
    });
    refused(await owner.post("/clients", { name: "Other", electronic_address_scheme: "EM" }), {
      electronic_address:
        "The electronic address field is required when electronic address scheme is present.",
    });
    const none = { electronic_address: null, electronic_address_scheme: null };
    expect(shown(await owner.patch(`/clients/${client}`, none))).toMatchObject(none);
    expect(shown(await owner.patch(`/clients/${client}`, ROUTING))).toMatchObject(ROUTING);
  });

  it("has a scheme of the EAS list", async () => {
    refused(await owner.patch(`/clients/${client}`, { electronic_address_scheme: "9999" }), {
      electronic_address_scheme: "The selected electronic address scheme is invalid.",
    });
  });
});

describe("the parties of a document", () => {
  const lines = [{ description: "Work", unit_price: 100 }];

  it("name what electronic invoices need, as it is in a draft and frozen when it is issued", async () => {
    const { id, seller, buyer } = created(await owner.post("/invoices", { client_id: client, lines }));
    expect(buyer).toMatchObject({ buyer_reference: "04011000-12345-34", ...ROUTING, tax_number: null });
    expect(seller).toMatchObject({
      ...{ tax_number: "27/815/0815", contact_name: "Ana Pop", buyer_reference: null },
      ...{ contact_phone: "+40 21 1", contact_email: "office@acme.test" },
      ...{ electronic_address: "RO123", electronic_address_scheme: "9947" },
    });
    shown(await act(owner, `/invoices/${id}`, "issue"));
    shown(await owner.patch(`/clients/${client}`, { buyer_reference: "other" }));
    shown(await owner.patch("/workspace", { invoice_contact_phone: "+40 21 2" }));
    const issued = await read(owner, `/invoices/${id}`);
    expect(issued.buyer.buyer_reference).toBe("04011000-12345-34");
    expect(issued.seller.contact_phone).toBe("+40 21 1");
  });
});
