import { beforeAll, expect, it } from "vitest";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { type BillableCompany, makeBillableCompany } from "../scenarios/billable-company.ts";
import type { Reply } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { invoiceViolations } from "../support/figures/invoice-violations.ts";
import { testCompany } from "../support/test-company.ts";

/** Random requests on invoices, some of them refused; whatever happens, the books contradict no rule. */

const STEPS = campaignSize({ suite: 40, campaign: 1_500 });
const { app, acme } = testCompany();
const random = new SeededRandom(77);
let company: BillableCompany;
const done = new Map<string, number>();

beforeAll(async () => {
  company = await makeBillableCompany(app, acme);
});

/** Any of the ids of a list; an id that does not exist if it is empty. */
async function anyOf(path: string): Promise<string> {
  const { body } = await acme.owner.get(`${path}${path.includes("?") ? "&" : "?"}perPage=100`);
  const ids = body.data.map(({ id }: { id: string }) => id);
  return ids.length === 0 ? "01ARZ3NDEKTSV4RRFFQ69G5FAV" : random.pick(ids);
}

const acted = async (path: string, action: string, body: object = {}): Promise<Reply> =>
  acme.owner.post(`/invoices/${await anyOf(path)}/actions?action=${action}`, body);
const ISSUED = "/invoices?-status=draft,void";

/** The requests, by name; each picks its records by itself. */
const STEP: Readonly<Record<string, () => Promise<Reply>>> = {
  draft: () =>
    acme.owner.post("/invoices", {
      client_id: company.client,
      ...(random.chance(0.4) ? { discount_type: "percent", discount_value: random.integer(1, 30) } : {}),
      tax_rounding: random.pick(["total", "line"]),
      lines: Array.from({ length: random.integer(1, 4) }, () => ({
        description: "Work",
        quantity: random.integer(1, 40) / 4,
        unit_price: random.integer(1, 9_999) / 100,
        discount_percent: random.pick([0, 0, 12.5]),
      })),
    }),
  bill: () =>
    acme.owner.post("/invoices/actions?action=bill-unbilled", {
      client_id: company.client,
      group_by: random.pick(["project", "task", "employee", "entry"]),
      include: random.pick([["time"], ["time", "expenses"], ["time", "expenses", "fees"]]),
      ...(random.chance(0.5)
        ? { date: random.pick(["2026-04-01,2026-04-30", "2026-03-01,2026-03-31"]) }
        : {}),
    }),
  issue: () => acted("/invoices?status=draft", "issue"),
  pay: async () =>
    acme.owner.post("/invoice-payments", {
      invoice_id: await anyOf(ISSUED),
      amount: random.integer(1, 30_000) / 100,
      paid_at: "2026-07-14",
    }),
  settle: () => acted(ISSUED, "mark-paid"),
  credit: () => acted(ISSUED, "credit", { release_sources: random.chance(0.3) }),
  void: () => acted(ISSUED, "void", { reason: "Wrong" }),
  unpay: async () => acme.owner.delete(`/invoice-payments/${await anyOf("/invoice-payments")}`),
  discard: async () => acme.owner.delete(`/invoices/${await anyOf("/invoices?status=draft")}`),
  drop: async () => acme.owner.delete(`/invoice-lines/${await anyOf("/invoice-lines?invoice_status=draft")}`),
};

it(`contradicts no rule after any of ${STEPS} requests`, async () => {
  for (let step = 0; step < STEPS; step++) {
    const name = random.pick(Object.keys(STEP));
    const reply = await STEP[name]!();
    expect([200, 201, 204, 404, 409, 422], `${name}: ${reply.text}`).toContain(reply.status);
    if (reply.status < 300) done.set(name, (done.get(name) ?? 0) + 1);
    const violations = await invoiceViolations(app.installation.pool, acme.workspace.id);
    expect(violations, `after step ${step}: ${name}`).toEqual([]);
  }
  expect(done.size).toBeGreaterThan(STEPS > 100 ? 9 : 3);
});
