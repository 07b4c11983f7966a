import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { type Caller, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { cents, type Exact, minus, shown, sumIfKnown } from "../support/figures/exact.ts";
import { inReport } from "../support/figures/invoice-rules.ts";
import { type KnownRates, readRates } from "../support/figures/known-rates.ts";
import { fillBooks } from "../support/figures/random-books.ts";
import { type Row, readList } from "../support/figures/read-list.ts";

/** The reports on invoices, compared with sums over the lists of a random company, document by document. */

const TODAY = "2026-07-14";
const QUESTIONS = campaignSize({ suite: 4, campaign: 60 });

let app: TestApp;
let owner: Caller;
let baseCurrency: string;
let rates: KnownRates;
let documents: Row[];
let payments: Row[];
const random = new SeededRandom(411);

beforeAll(async () => {
  app = await startTestApp();
  const company = await app.addWorkspace("books");
  owner = company.owner;
  baseCurrency = company.workspace.baseCurrency;
  await fillBooks(app, company, 3);
  rates = await readRates(owner);
  documents = (await readList(owner, "/invoices")).filter(({ number }) => number !== null);
  payments = await readList(owner, "/invoice-payments");
});
afterAll(() => app?.close());

async function get(path: string): Promise<Row> {
  const { status, body, text } = await owner.get(path);
  expect(status, `${path}: ${text}`).toBe(200);
  return body;
}

const dayOf = (moment: string): string => moment.slice(0, 10);
const facts = (currency: string) => ({ meta: { currency }, rates, baseCurrency });
const isInvoice = ({ document_type }: Row): boolean => document_type === "invoice";

/** What was open on a document at the end of a day, in its own currency. */
function openOn(document: Row, day: string): bigint {
  if (dayOf(document.issue_date) > day || (document.voided_at && dayOf(document.voided_at) <= day)) return 0n;
  const settled = payments
    .filter(({ invoice_id, credit_note_id }) => [invoice_id, credit_note_id].includes(document.id))
    .filter(({ paid_at }) => dayOf(paid_at) <= day);
  return settled.reduce((left, { amount }) => left - cents(amount), cents(document.total));
}

const converted = (one: Row, units: bigint, day: string, currency: string): Exact =>
  inReport(one, Number(units) / 100, day, facts(currency));

/** What was open on some documents at the end of a day. */
const openIn = (some: readonly Row[], day: string, currency: string): Exact =>
  sumIfKnown(
    some.filter((one) => openOn(one, day) > 0n),
    (one) => converted(one, openOn(one, day), one.issue_date, currency),
  );

/** The net amounts of issued documents of a type in a period. */
const netOf = (type: string, from: string, to: string, currency: string): Exact =>
  sumIfKnown(
    documents.filter(
      (one) =>
        one.document_type === type &&
        one.voided_at === null &&
        dayOf(one.issue_date) >= from &&
        dayOf(one.issue_date) <= to,
    ),
    (one) => converted(one, cents(one.net_total), one.issue_date, currency),
  );

const days = (day: string, due: string): number => (Date.parse(day) - Date.parse(dayOf(due))) / 86_400_000;

const BUCKETS: readonly (readonly [string, (days: number) => boolean])[] = [
  ["current", (late) => late <= 0],
  ["1_30", (late) => late >= 1 && late <= 30],
  ["31_60", (late) => late >= 31 && late <= 60],
  ["61_90", (late) => late >= 61 && late <= 90],
  ["over_90", (late) => late > 90],
];

describe("invoice analytics of random books", () => {
  it("are the sums over the documents, on any day and in any currency", async () => {
    for (let count = 0; count < QUESTIONS; count++) {
      const currency = random.pick(["EUR", "EUR", "USD", "CHF"]);
      const asOf = count === 0 ? TODAY : addDays(TODAY, -random.integer(0, 130));
      const from = addDays(TODAY, -random.integer(0, 160));
      const query = `currency=${currency}&as_of=${asOf}&date=${from},${TODAY}&limit=500`;
      const { data } = await get(`/invoices/getters/invoice-analytics?${query}`);
      const open = documents.filter((one) => isInvoice(one) && openOn(one, asOf) > 0n);
      const late = open.filter(({ due_date }) => dayOf(due_date) < asOf);
      const notes = documents.filter((one) => !isInvoice(one));
      expect(data.totals, query).toMatchObject({
        outstanding: shown(openIn(open, asOf, currency)),
        overdue: shown(openIn(late, asOf, currency)),
        unapplied_credit: shown(openIn(notes, asOf, currency)),
        net: shown(netOf("invoice", from, TODAY, currency)),
        revenue_net: shown(
          minus(netOf("invoice", from, TODAY, currency), netOf("credit_note", from, TODAY, currency)),
        ),
      });
      for (const [bucket, isIn] of BUCKETS) {
        const within = open.filter(({ due_date }) => isIn(days(asOf, due_date)));
        const row = data.ageing.find((one: Row) => one.bucket === bucket);
        expect([row.count, row.amount], `${query} ${bucket}`).toEqual([
          within.length,
          shown(openIn(within, asOf, currency)),
        ]);
      }
      for (const row of data.by_client) {
        const own = open.filter(({ client_id }) => client_id === row.client_id);
        expect(row.outstanding, query).toBe(shown(openIn(own, asOf, currency)));
      }
    }
  });

  it("have the same outstanding by age, by client and in the statements of all clients", async () => {
    for (const asOf of [TODAY, "2026-05-31"]) {
      const { data } = await get(`/invoices/getters/invoice-analytics?as_of=${asOf}&limit=500`);
      const sum = (rows: Row[], name: string): bigint =>
        rows.reduce((total, row) => total + cents(row[name]), 0n);
      expect(sum(data.ageing, "amount")).toBe(cents(data.totals.outstanding));
      expect(sum(data.by_client, "outstanding")).toBe(cents(data.totals.outstanding));
      for (const { currency, outstanding } of data.by_currency) {
        let closing = 0n;
        for (const client_id of new Set(documents.map((one) => one.client_id))) {
          const query = `client_id=${client_id}&currency=${currency}&date=2026-01-01,${asOf}`;
          closing += cents((await get(`/clients/getters/statement?${query}`)).data.closing_balance);
        }
        const notes = documents.filter((one) => !isInvoice(one) && one.currency === currency);
        const unapplied = notes.reduce((total, one) => total + openOn(one, asOf), 0n);
        expect(closing, `${asOf} ${currency}`).toBe(cents(outstanding) - unapplied);
      }
    }
  });
});

describe("the chart of random books", () => {
  it("has the sums of the documents of each interval, which add up to invoice analytics", async () => {
    for (let count = 0; count < QUESTIONS; count++) {
      const currency = random.pick(["EUR", "EUR", "USD"]);
      const interval = random.pick(["month", "quarter", "year"]);
      const from = addDays(TODAY, -random.integer(0, 400));
      const query = `currency=${currency}&date=${from},${TODAY}`;
      const { data } = await get(`/invoices/getters/chart?${query}&interval=${interval}`);
      const points = (key: string) => data.series.find((one: Row) => one.key === key).points;
      for (const [place, period] of data.periods.entries()) {
        const [first, last] = [dayOf(period.from), dayOf(period.to)];
        const [net, credited] = [
          netOf("invoice", first, last, currency),
          netOf("credit_note", first, last, currency),
        ];
        expect(points("invoiced")[place], `${query} ${first}`).toBe(shown(net));
        expect(points("revenue")[place], `${query} ${first}`).toBe(shown(minus(net, credited)));
      }
      if (currency !== baseCurrency) continue;
      const analytics = await get(`/invoices/getters/invoice-analytics?${query}`);
      expect(data.series.find((one: Row) => one.key === "revenue").total).toBe(
        analytics.data.totals.revenue_net,
      );
      const grouped = await get(`/invoices/getters/chart?${query}&interval=${interval}&group_by=client`);
      const total = grouped.data.series.reduce((sum: bigint, one: Row) => sum + cents(one.total), 0n);
      expect(total).toBe(cents(analytics.data.totals.revenue_net));
    }
  });
});
