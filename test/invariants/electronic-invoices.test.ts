import { beforeAll, describe, expect, it } from "vitest";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { type BillableCompany, makeBillableCompany } from "../scenarios/billable-company.ts";
import { act, add, created, shown } from "../scenarios/company.ts";
import { campaignSize } from "../support/campaign.ts";
import { brokenRules } from "../support/e-invoices/broken-rules.ts";
import { readInvoice } from "../support/e-invoices/business-terms.ts";
import { testCompany } from "../support/test-company.ts";

/** Random documents; whatever they charge, no electronic invoice breaks a rule or has other figures. */

const DOCUMENTS = campaignSize({ suite: 8, campaign: 120 });
const { app, acme } = testCompany();
const random = new SeededRandom(69);
let company: BillableCompany;
let rates: (string | undefined)[];

const MADE = [
  ["ubl", "en16931"],
  ["cii", "en16931"],
  ["ubl", "xrechnung"],
  ["cii", "xrechnung"],
  ["ubl", "peppol-bis-3"],
] as const;

beforeAll(async () => {
  company = await makeBillableCompany(app, acme);
  const address = { street: "Ring 1", zip_code: "1000", city: "Wien", country: "AT" };
  shown(
    await acme.owner.patch("/workspace", {
      ...{ address, iban: "DE89370400440532013000", email: "a@b.test", phone: "+43 1 5550" },
      ...{ invoice_contact_name: "Ana", electronic_address: "RO123", electronic_address_scheme: "9947" },
    }),
  );
  shown(
    await acme.owner.patch(`/clients/${company.client}`, {
      ...{ address, buyer_reference: "R-1", vat_number: "ATU12345678" },
      ...{ electronic_address: "ATU12345678", electronic_address_scheme: "9914" },
    }),
  );
  const rate = (name: string, percent: number, more = {}) =>
    add(acme.owner, "tax-rates", { name, percent, ...more });
  const exemption_reason = "Reason & <cause>";
  rates = [
    undefined,
    await rate("Nine", 9),
    await rate("Nineteen again", 19),
    await rate("Fraction", 7.7375),
    await rate("Zero", 0, { category: "zero" }),
    await rate("Exempt", 0, { category: "exempt", exemption_reason }),
    await rate("Reverse", 0, { category: "reverse_charge", exemption_reason }),
  ];
});

const TEXTS = ["Work", "Design\nand more", "Ünïcödé \u0007 & <b>", "  ’ ", "x".repeat(300)];

async function manual(): Promise<string> {
  const discount = random.pick([
    {},
    { discount_type: "percent", discount_value: random.integer(1, 9_999) / 100 },
    { discount_type: "fixed", discount_value: random.integer(1, 5_000) / 100 },
  ]);
  const lines = Array.from({ length: random.integer(1, 12) }, () => ({
    description: random.pick(TEXTS).trim(),
    quantity: random.integer(1, 400_000) / 10_000,
    unit: random.pick(["item", "hour", "day", "crate"]),
    unit_price: random.integer(0, 99_999) / 100,
    discount_percent: random.pick([0, 0, 12.5, random.integer(0, 10_000) / 100]),
    tax_rate_id: random.pick(rates),
  }));
  // A line that gives something back, and less than the others charge.
  const given = { ...lines[0]!, quantity: -lines[0]!.quantity };
  const tax_rounding = random.pick(["total", "line"]);
  const body = { client_id: company.client, ...discount, tax_rounding, lines: [...lines, ...lines, given] };
  return created(await acme.owner.post("/invoices", body)).id;
}

async function billed(): Promise<string | null> {
  const reply = await acme.owner.post("/invoices/actions?action=bill-unbilled", {
    client_id: company.client,
    group_by: random.pick(["project", "task", "entry"]),
    date: random.pick(["2026-04-01,2026-04-30", "2026-03-01,2026-03-31"]),
  });
  return reply.status === 200 ? reply.body.data.id : null;
}

/** The documents are issued; some of them are then credited, in whole or in part. */
async function documents(): Promise<string[]> {
  const id = (random.chance(0.3) ? await billed() : null) ?? (await manual());
  shown(await act(acme.owner, `/invoices/${id}`, "issue"));
  if (!random.chance(0.4)) return [id];
  const credit = await act(acme.owner, `/invoices/${id}`, "credit");
  if (credit.status !== 200) return [id];
  const note = credit.body.data.id;
  shown(await act(acme.owner, `/invoices/${note}`, "issue"));
  return [id, note];
}

describe("electronic invoices of random documents", () => {
  it("break no rule, and have the figures of the record", async () => {
    for (let made = 0; made < DOCUMENTS; made++) {
      for (const id of await documents()) {
        const record = shown(await acme.owner.get(`/invoices/${id}`));
        for (const [format, profile] of MADE) {
          const path = `/invoices/${id}/getters/e-invoice?format=${format}&profile=${profile}`;
          const reply = await acme.owner.get(path);
          expect(reply.status, reply.text).toBe(200);
          expect(brokenRules(reply.text, profile), `${format} ${profile}: ${reply.text}`).toEqual([]);
          const { head } = readInvoice(reply.text);
          const figures = ["106", "109", "110", "112"].map((term) => Number(head[term]));
          expect(figures).toEqual([record.subtotal, record.net_total, record.tax_total, record.total]);
        }
      }
    }
  });
});
