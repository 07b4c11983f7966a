import { beforeAll, expect, it } from "vitest";
import { unitsOf } from "../../src/platform/figures/decimal-text.ts";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { act, add, created, shown } from "../scenarios/company.ts";
import { campaignSize } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";
import { referenceTotals } from "./document-totals-reference.ts";

const STEPS = campaignSize({ suite: 60, campaign: 1500 });

const { app, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

const random = new SeededRandom(20_260_701);
const DAY = 86_400_000;
let now = Date.parse("2026-01-05T10:00:00Z");
let clients: string[];
let rates: string[];

beforeAll(async () => {
  app.clock.set(new Date(now).toISOString());
  rates = [
    await add(owner, "tax-rates", { name: "Full", percent: 19, is_default: true }),
    await add(owner, "tax-rates", { name: "Reduced", percent: 7.5 }),
  ];
  clients = [await add(owner, "clients", { name: "One" }), await add(owner, "clients", { name: "Two" })];
});

const randomLine = (): Fields => ({
  description: random.pick(["Design", "Work", "Hosting"]),
  quantity: random.pick([1, 2.5, 0.3333, 12, -1]),
  unit_price: random.integer(1, 99_999) / 100,
  discount_percent: random.pick([0, 0, 12.5]),
  is_optional: random.chance(0.3),
  tax_rate_id: random.pick([...rates, null]),
});

const discount = (): Fields =>
  random.pick([
    {},
    { discount_type: "percent", discount_value: random.integer(1, 10_000) / 100 },
    { discount_type: "fixed", discount_value: random.integer(1, 50_000) / 100 },
  ]);

/** What happens to a random offer; most of it is refused in most states. */
const STEPS_OF_OFFERS: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  send: (id) => act(owner, `/offers/${id}`, "send"),
  accept: (id) => act(owner, `/offers/${id}`, "accept"),
  decline: (id) => act(owner, `/offers/${id}`, "decline", { reason: "No" }),
  reopen: (id) => act(owner, `/offers/${id}`, "reopen"),
  revise: (id) => act(owner, `/offers/${id}`, "revise"),
  extend: (id) =>
    act(owner, `/offers/${id}`, "extend", {
      valid_until: new Date(now + 20 * DAY).toISOString().slice(0, 10),
    }),
  duplicate: (id) => act(owner, `/offers/${id}`, "duplicate"),
  "convert-to-invoice": (id) => act(owner, `/offers/${id}`, "convert-to-invoice"),
  line: (id) => owner.post("/offer-lines", { offer_id: id, ...randomLine() }),
  change: (id) => owner.patch(`/offers/${id}`, { title: `Title ${random.integer(1, 9)}`, ...discount() }),
  remove: (id) => owner.delete(`/offers/${id}`),
};

const all = async (path: string): Promise<Fields[]> =>
  (await owner.get(path)).body.data.map((one: Fields) => one.attributes);

const cents = (amount: number): bigint => unitsOf(amount.toFixed(2), 2);

/** The totals of an offer are those that the slow reference calculates from its lines that count. */
function checkTotals(offer: Fields, lines: readonly Fields[]): void {
  const counting = lines.filter((line) => !line.is_optional || line.is_selected);
  const type = offer.discount_type;
  const expected = referenceTotals({
    lines: counting.map((line) => ({
      quantity: { tenThousandths: unitsOf(line.quantity.toFixed(4), 4) },
      unitPrice: cents(line.unit_price),
      discountPercent: cents(line.discount_percent),
      tax: {
        id: line.tax_rate_id,
        name: line.tax_name ?? "",
        percent: unitsOf(line.tax_percent.toFixed(4), 4),
      },
    })),
    discount:
      type === null
        ? null
        : type === "percent"
          ? { percent: cents(offer.discount_value) }
          : { fixed: cents(offer.discount_value) },
    taxRounding: offer.tax_rounding,
  });
  expect(cents(offer.subtotal)).toBe(expected.subtotal);
  expect(cents(offer.discount_total)).toBe(expected.discountTotal);
  expect(cents(offer.net_total)).toBe(expected.netTotal);
  expect(cents(offer.tax_total)).toBe(expected.taxTotal);
  expect(cents(offer.total)).toBe(expected.total);
  const bases = offer.tax_summary.map((row: Fields) => cents(row.base));
  expect(bases.reduce((sum: bigint, base: bigint) => sum + base, 0n)).toBe(expected.netTotal);
}

/** What a client was sent; only the decision, the validity and the notes may change afterwards. */
const frozenParts = ({
  title,
  number,
  version,
  currency,
  subtotal,
  total,
  tax_summary,
  issue_date,
}: Fields) => JSON.stringify({ title, number, version, currency, subtotal, total, tax_summary, issue_date });

it(`keeps its rules in ${STEPS} random steps`, async () => {
  const frozen = new Map<string, string>();
  for (let n = 0; n < 3; n++) {
    const lines = [randomLine(), randomLine()];
    created(
      await owner.post("/offers", { client_id: random.pick(clients), title: "Offer", lines, ...discount() }),
    );
  }
  for (let step = 0; step < STEPS; step++) {
    if (random.chance(0.1)) {
      now += random.integer(1, 25) * DAY;
      app.clock.set(new Date(now).toISOString());
    }
    if (random.chance(0.05))
      shown(await owner.patch(`/tax-rates/${rates[0]}`, { percent: random.pick([19, 20, 21]) }));
    const before = await all("/offers?perPage=500");
    const recent = before.slice(0, 12);
    const { id } = random.pick(recent.length > 0 ? recent : before);
    const name = random.pick(Object.keys(STEPS_OF_OFFERS));
    const reply = (await STEPS_OF_OFFERS[name]!(id)) as { status: number; text: string };
    expect([200, 201, 204, 409, 422], `${name}: ${reply.text}`).toContain(reply.status);
    await checkRules(frozen, step % 10 === 9 || step === STEPS - 1);
  }
}, 600_000);

/** Checks the rules on all offers; the totals of the lines only sometimes, because there are many. */
async function checkRules(frozen: Map<string, string>, withTotals: boolean): Promise<void> {
  const offers = await all("/offers?perPage=500&sort=id");
  const today = new Date(now).toISOString().slice(0, 10);
  const families = new Map<string, Fields[]>();
  for (const offer of offers)
    families.set(offer.family_id, [...(families.get(offer.family_id) ?? []), offer]);
  expect(new Set(offers.map(({ number, version }) => `${number} ${version}`)).size).toBe(offers.length);
  for (const versions of families.values()) {
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
    expect(new Set(versions.map(({ number }) => number)).size).toBe(1);
    const inStatus = (...some: string[]) => versions.filter(({ status }) => some.includes(status)).length;
    expect(inStatus("sent", "accepted")).toBeLessThan(2);
    expect(inStatus("draft")).toBeLessThan(2);
    for (const [index, offer] of versions.entries()) {
      expect(offer.is_current).toBe(index === versions.length - 1);
      if (offer.status === "draft") expect(offer.is_current).toBe(true);
      expect(offer.status === "expired").toBe(offer.expired_at !== null);
      if (offer.status === "expired") expect(offer.valid_until.slice(0, 10) < today).toBe(true);
      if (offer.status === "draft") continue;
      const known = frozen.get(offer.id);
      if (known === undefined) frozen.set(offer.id, frozenParts(offer));
      else expect(frozenParts(offer)).toBe(known);
    }
  }
  if (!withTotals) return;
  for (const offer of offers.slice(-8))
    checkTotals(offer, await all(`/offer-lines?offer_id=${offer.id}&perPage=200`));
  for (const offer of offers.filter(({ invoice_id }) => invoice_id !== null).slice(-3)) {
    const { net_total, tax_total, total } = shown(await owner.get(`/invoices/${offer.invoice_id}`));
    expect([net_total, tax_total, total]).toEqual([offer.net_total, offer.tax_total, offer.total]);
  }
}
