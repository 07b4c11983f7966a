import { afterAll, beforeAll, expect, it } from "vitest";
import { act, add, created, hire, shown } from "../scenarios/company.ts";
import { type Caller, type Reply, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { invoiceViolations } from "../support/figures/invoice-violations.ts";

const ROUNDS = campaignSize({ suite: 3, campaign: 200 });

let app: TestApp;
let second: TestApp;
let owner: Caller;
let client: string;
let workspaceId: string;

beforeAll(async () => {
  app = await startTestApp();
  second = await app.secondProcess();
  const acme = await app.addWorkspace("acme");
  ({ owner } = acme);
  workspaceId = acme.workspace.id;
  const address = { country: "RO" };
  shown(
    await owner.patch("/workspace", { legal_name: "Acme SRL", address, billing_requires_approval: false }),
  );
  client = await add(owner, "clients", { name: "Client X", address });
  const project_id = await add(owner, "projects", { name: "Alpha", client_id: client, billed_rate: 75 });
  const employee_id = await hire(owner, "Ana Pop");
  const log = (date: string) =>
    add(owner, "timesheets", { employee_id, project_id, date, worked_minutes: 60 });
  for (const date of ["2026-05-04", "2026-05-05", "2026-05-06"]) await log(date);
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const elsewhere = (): Caller => second.as(owner.key);
const bill = (by: Caller): Promise<Reply> =>
  by.post("/invoices/actions?action=bill-unbilled", { client_id: client });
const violations = (): Promise<string[]> => invoiceViolations(app.installation.pool, workspaceId);
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();
const draft = async (unit_price: number): Promise<string> =>
  created(await owner.post("/invoices", { client_id: client, lines: [{ description: "Work", unit_price }] }))
    .id;
const issued = async (unit_price: number): Promise<string> => {
  const id = await draft(unit_price);
  shown(await act(owner, `/invoices/${id}`, "issue"));
  return id;
};

interface Listed {
  readonly id: string;
  readonly attributes: { readonly invoice_line_id: string | null; readonly minutes: number };
}

/** The drafts that bill the entries: every entry is on at most one line, and each line bills its entries exactly. */
async function billedDrafts(): Promise<string[]> {
  const { data } = (await owner.get("/timesheets?perPage=100")).body as { data: Listed[] };
  const lines = (await owner.get("/invoice-lines?kind=time&is_live=true&perPage=500")).body
    .data as (Listed & {
    attributes: { invoice_id: string };
  })[];
  for (const line of lines) {
    const own = data.filter(({ attributes }) => attributes.invoice_line_id === line.id);
    expect(line.attributes.minutes).toBe(60 * own.length);
  }
  const onLines = data.filter(({ attributes }) => attributes.invoice_line_id !== null);
  for (const { attributes } of onLines)
    expect(lines.map(({ id }) => id)).toContain(attributes.invoice_line_id);
  return lines.map(({ attributes }) => attributes.invoice_id);
}

it(`is billed by one of two clerks, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const replies = await Promise.all([bill(owner), bill(elsewhere())]);
    expect(statuses(replies)).toEqual([200, 422]);
    const [id] = await billedDrafts();
    expect((await owner.delete(`/invoices/${id}`)).status).toBe(204);
  }
}, 300_000);

it(`is on one draft or free while drafts are deleted, issued and billed, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const first = await bill(owner);
    const id: string = first.body.data.id;
    const end =
      round % 2 === 0 ? elsewhere().delete(`/invoices/${id}`) : act(elsewhere(), `/invoices/${id}`, "issue");
    const [, billed] = await Promise.all([end, bill(owner)]);
    expect([200, 422]).toContain(billed.status);
    const drafts = await billedDrafts();
    expect(new Set(drafts).size).toBeLessThan(2);
    for (const one of new Set(drafts)) {
      const voided = await act(owner, `/invoices/${one}`, "void", { reason: "Round" });
      if (voided.status !== 200) expect((await owner.delete(`/invoices/${one}`)).status).toBe(204);
    }
  }
}, 300_000);

it(`is paid once, or void and not paid, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await issued(264.74);
    const pay = (by: Caller) =>
      by.post("/invoice-payments", { invoice_id: id, amount: 200, paid_at: "2026-05-31" });
    expect(statuses(await Promise.all([pay(owner), pay(elsewhere())]))).toEqual([201, 422]);
    const other = await issued(100);
    const [paid, voided] = await Promise.all([
      owner.post("/invoice-payments", { invoice_id: other, amount: 100, paid_at: "2026-05-31" }),
      act(elsewhere(), `/invoices/${other}`, "void", { reason: "Wrong" }),
    ]);
    expect([paid.status === 201, voided.status === 200].filter(Boolean)).toHaveLength(1);
  }
}, 300_000);

it(`is credited once, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await issued(100);
    const replies = await Promise.all([
      act(owner, `/invoices/${id}`, "credit"),
      act(elsewhere(), `/invoices/${id}`, "credit"),
    ]);
    expect(statuses(replies)).toEqual([200, 422]);
  }
}, 300_000);

it(`is on one draft or free while a credit note releases it and another clerk bills it, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id: string = (await bill(owner)).body.data.id;
    shown(await act(owner, `/invoices/${id}`, "issue"));
    const note = shown(await act(owner, `/invoices/${id}`, "credit", { release_sources: true }));
    const [released, billed] = await Promise.all([
      act(elsewhere(), `/invoices/${note.id}`, "issue"),
      bill(owner),
    ]);
    expect([released.status, [200, 422].includes(billed.status)], billed.text).toEqual([200, true]);
    const drafts = new Set(await billedDrafts());
    expect(drafts.size).toBe(billed.status === 200 ? 1 : 0);
    expect(await violations()).toEqual([]);
    for (const one of drafts) expect((await owner.delete(`/invoices/${one}`)).status).toBe(204);
  }
}, 300_000);

it(`is void or credited, never both, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await issued(100);
    const replies = await Promise.all([
      act(owner, `/invoices/${id}`, "void", { reason: "Wrong" }),
      act(elsewhere(), `/invoices/${id}`, "credit"),
    ]);
    expect(statuses(replies)).toEqual([200, 422]);
  }
  expect(await violations()).toEqual([]);
}, 300_000);

it(`is on one draft or free while it is taken off its line, billed and issued, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id: string = (await bill(owner)).body.data.id;
    const [line] = (await owner.get(`/invoice-lines?invoice_id=${id}`)).body.data;
    const entries = (await owner.get(`/timesheets?invoice_line_id=${line.id}`)).body.data as { id: string }[];
    const timesheet_ids = entries.slice(round % 2).map((entry) => entry.id);
    const [released, billed, end] = await Promise.all([
      act(elsewhere(), `/invoice-lines/${line.id}`, "release-sources", { timesheet_ids }),
      bill(owner),
      round % 3 === 0 ? act(elsewhere(), `/invoices/${id}`, "issue") : null,
    ]);
    expect([200, 422]).toContain(released.status);
    expect([200, 422]).toContain(billed.status);
    // An invoice without lines is not issued, and lines of an issued one stay.
    if (end) expect([200, 422]).toContain(end.status);
    await billedDrafts();
    expect(await violations()).toEqual([]);
    for (const one of new Set([id, billed.body.data?.id]))
      if (one && (await act(owner, `/invoices/${one}`, "void", { reason: "Round" })).status !== 200)
        expect((await owner.delete(`/invoices/${one}`)).status).toBe(204);
  }
}, 300_000);

it(`is settled by a payment and by credit notes up to its total, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await issued(100);
    const [line] = (await owner.get(`/invoice-lines?invoice_id=${id}`)).body.data;
    const lines = [{ invoice_line_id: line.id, amount: 70 }];
    const note = shown(await act(owner, `/invoices/${id}`, "credit", { lines }));
    const [paid, noted] = await Promise.all([
      owner.post("/invoice-payments", { invoice_id: id, amount: 60, paid_at: "2026-05-31" }),
      act(elsewhere(), `/invoices/${note.id}`, "issue"),
    ]);
    expect(noted.status, noted.text).toBe(200);
    expect([201, 422]).toContain(paid.status);
    const left = shown(await owner.get(`/invoices/${note.id}`)).balance_due;
    expect(left).toBe(paid.status === 201 ? 30 : 0);
    if (left === 0) continue;
    // The rest of the credit is applied to two invoices at once, and refunded as well.
    const [one, other] = [await issued(30), await issued(30)];
    const use = (by: Caller, invoice_id: string, more: object) =>
      by.post("/invoice-payments", { invoice_id, amount: 20, paid_at: "2026-05-31", ...more });
    const application = { method: "credit_note", credit_note_id: note.id };
    const replies = await Promise.all([
      use(owner, one, application),
      use(elsewhere(), other, application),
      use(owner, note.id, {}),
    ]);
    expect(statuses(replies)).toEqual([201, 422, 422]);
  }
  expect(await violations()).toEqual([]);
}, 300_000);

it(`is issued once and keeps its lines while it is changed, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await draft(100);
    const [first, again, added] = await Promise.all([
      act(owner, `/invoices/${id}`, "issue"),
      act(elsewhere(), `/invoices/${id}`, "issue"),
      elsewhere().post("/invoice-lines", { invoice_id: id, description: "More", unit_price: 10 }),
    ]);
    expect(statuses([first, again])).toEqual([200, 422]);
    const { total, base_total } = shown(await owner.get(`/invoices/${id}`));
    expect([total, base_total]).toEqual(added.status === 201 ? [110, 110] : [100, 100]);
  }
  expect(await violations()).toEqual([]);
}, 300_000);

it("gets consecutive numbers when many drafts are issued at once", async () => {
  const drafts = [];
  for (let n = 0; n < 20; n++) drafts.push(await draft(10 + n));
  await expectConsecutive(drafts);
});

it(`gets consecutive numbers although some drafts cannot be issued, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const drafts = await Promise.all([1, 2, 3, 4].map(draft));
    const empty = created(await owner.post("/invoices", { client_id: client })).id;
    const [refused] = await Promise.all([
      act(elsewhere(), `/invoices/${empty}`, "issue"),
      expectConsecutive(drafts),
    ]);
    expect(refused.status).toBe(422);
  }
  expect(await violations()).toEqual([]);
}, 300_000);

/** Issues the drafts at once, in two processes: their numbers follow one another. */
async function expectConsecutive(drafts: readonly string[]): Promise<void> {
  const replies = await Promise.all(
    drafts.map((id, n) => act(n % 2 === 0 ? owner : elsewhere(), `/invoices/${id}`, "issue")),
  );
  const numbers = replies.map((reply) => Number(shown(reply).number.slice(9))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, n) => numbers[0]! + n));
}
