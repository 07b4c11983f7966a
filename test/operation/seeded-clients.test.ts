import { beforeAll, expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { expectClientRules } from "../invariants/client-rules.ts";
import { campaignTest as test } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();
let made: Record<string, number>;

beforeAll(async () => {
  made = await seedCompany(app.installation, acme.workspace, { employees: 12, seed: 3 });
});

// biome-ignore lint/suspicious/noExplicitAny: attributes of every kind of record.
type Attributes = Record<string, any>;

async function all(path: string): Promise<Attributes[]> {
  const { body } = await acme.owner.get(`${path}?perPage=500`);
  return body.data.map(({ attributes }: { attributes: Attributes }) => attributes);
}

test("twelve clients in three currencies, each with somebody who gets the invoices", async () => {
  const clients = await all("/clients");
  expect(clients).toHaveLength(12);
  expect(new Set(clients.map(({ currency }) => currency))).toEqual(new Set(["EUR", "USD", "GBP"]));
  expect(clients.every(({ manager_employee_id, tax_rate_id }) => manager_employee_id && tax_rate_id)).toBe(
    true,
  );
  const contacts = await all("/client-contacts");
  for (const { id } of clients) {
    const own = contacts.filter(({ client_id }) => client_id === id);
    expect(own.filter(({ is_primary }) => is_primary)).toHaveLength(1);
    expect(own.filter(({ is_billing }) => is_billing)).toHaveLength(1);
  }
  await expectClientRules(app, acme);
});

test("what is noted of them besides is a field of the workspace's own", async () => {
  const fields = await all("/custom-fields");
  expect(fields.map(({ resource, slug }) => `${resource}.${slug}`)).toEqual([
    "clients.segment",
    "clients.client_since",
    "clients.framework_agreement",
  ]);
  const { body } = await acme.owner.get("/clients?custom_fields.segment=growing");
  expect(body.meta.total).toBe(4);
});

test("taxes with one default, and two years of rates both ways", async () => {
  const taxes = await all("/tax-rates");
  expect(taxes.filter(({ is_default }) => is_default).map(({ name }) => name)).toEqual(["VAT 19 %"]);
  const rates = await all("/exchange-rates");
  expect(rates).toHaveLength(144);
  const product = (date: string): number =>
    rates
      .filter((rate) => rate.date === date && [rate.from_currency, rate.to_currency].includes("USD"))
      .reduce((value, { rate }) => value * rate, 1);
  for (const { date } of rates) expect(product(date)).toBeCloseTo(1, 3);
});

test("once more makes nothing again", async () => {
  expect(made).toMatchObject({ clients: 12, "tax-rates": 4, "exchange-rates": 144 });
  const again = await seedCompany(app.installation, acme.workspace, { employees: 12, seed: 3 });
  expect(again).toMatchObject({
    "custom-fields": 0,
    clients: 0,
    "client-contacts": 0,
    "tax-rates": 0,
    "exchange-rates": 0,
  });
  expect(await all("/clients")).toHaveLength(12);
});
