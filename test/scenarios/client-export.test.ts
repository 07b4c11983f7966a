import { readSheet } from "read-excel-file/node";
import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, forbidden } from "./company.ts";

const { app, acme } = testCompany();

beforeAll(async () => {
  const rate = await add(acme.owner, "tax-rates", { name: "VAT", percent: 19 });
  const client = await add(acme.owner, "clients", {
    name: "=SUM(A1:A9)",
    code: "+1",
    vat_number: "RO 77",
    currency: "USD",
    payment_terms_days: 14,
    tax_rate_id: rate,
    address: { city: "Cluj", country: "RO" },
    notes: '-5 % "always"',
  });
  await add(acme.owner, "client-contacts", { client_id: client, last_name: "Second", email: "b@x.test" });
  const contact = { client_id: client, first_name: "@Ana", last_name: "Pop", email: "a@x.test" };
  await add(acme.owner, "client-contacts", { ...contact, is_primary: true });
  await add(acme.owner, "clients", { name: "Other" });
});

async function exported(query: string) {
  const { status, body } = await acme.owner.get(`/clients/getters/export?${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}

describe("the export of clients", () => {
  it("has every field of a client and its primary contact, with formulas disarmed", async () => {
    const file = await exported("format=csv&currency=USD");
    expect(file).toMatchObject({ file_name: "clients-2026-07-14.csv", rows: 1 });
    const [headings, row] = (await app.request("GET", file.url)).text.replace("\uFEFF", "").split("\r\n");
    expect(headings).toBe(
      "id,name,legal_name,code,email,billing_email,phone,website,logo_path,vat_number,registration_number," +
        "address_street,address_zip_code,address_city,address_state,address_country,currency,payment_terms_days," +
        "tax_rate_id,locale,buyer_reference,electronic_address,electronic_address_scheme,invoice_notes,notes,manager_employee_id,lead_id,archived,archived_at,is_used," +
        "created_at,updated_at,primary_contact_name,primary_contact_email",
    );
    expect(row).toMatch(
      /^\w{26},'=SUM\(A1:A9\),,'\+1,,,,,,RO77,,,,Cluj,,RO,USD,14,\w{26},,,,,,"'-5 % ""always""",,,false,,false,/,
    );
    expect(row).toMatch(/2026-07-14T10:00:00.000000Z,'@Ana Pop,a@x.test$/);
  });

  it("is by default a workbook of the listed clients", async () => {
    const file = await exported("sort=-name");
    expect(file.file_name).toBe("clients-2026-07-14.xlsx");
    const rows = await readSheet((await app.request("GET", file.url)).bytes);
    expect(rows.map((row) => row[1])).toEqual(["name", "Other", "=SUM(A1:A9)"]);
    expect((await exported("search=ana")).rows).toBe(1);
  });

  it("requires manage-clients", async () => {
    const reader = await acme.scoped("view-clients");
    forbidden(await reader.get("/clients/getters/export"), "manage-clients");
    expect((await acme.owner.get("/clients/getters/export?format=pdf")).status).toBe(422);
  });
});
