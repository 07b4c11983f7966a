import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { add, hire } from "../scenarios/company.ts";
import { type Caller, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { DRAFT_LINE, storeDraftLine } from "../support/draft-line.ts";
import { storeRow } from "../support/stored-rows.ts";

/**
 * The grouped report compared with the plain list: for any filters, the sums over any grouping are the sums over the
 * list's entries without running ones.
 */

let app: TestApp;
let acme: TestWorkspace;
let payroll: Caller;
const people: string[] = [];
const projects: string[] = [];
const tasks: string[] = [];
const clients: string[] = [];

// biome-ignore lint/suspicious/noExplicitAny: rows of a report have figures of every kind.
type Figures = any;

const store = (table: string, values: Record<string, unknown>) => storeRow(app, acme, table, values);

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
  payroll = await acme.scoped("view-timesheets", "view-payroll", "view-clients");
  await acme.owner.patch("/workspace", { billing_rounding_mode: "up", billing_rounding_minutes: 6 });
  await storeDraftLine(app.installation.pool, acme.workspace);
  for (const name of ["Ana Pop", "Bo Nae", "Cy Dan"]) people.push(await hire(acme.owner, name));
  for (const name of ["One", "Two"]) clients.push(await add(acme.owner, "clients", { name }));
  const wanted = [
    { client_id: clients[0], billing_model: "time_and_materials", billed_rate: 61.37 },
    { client_id: clients[1], billing_model: "time_and_materials", currency: "USD" },
    {
      client_id: clients[1],
      billing_model: "fixed_fee",
      fee_amount: 100,
      currency: "CHF",
      billed_rate: 99.99,
    },
    { billing_model: "non_billable" },
  ];
  for (const [index, body] of wanted.entries()) {
    const id = await add(acme.owner, "projects", { name: `Project ${index}`, ...body });
    projects.push(id);
    for (const name of ["Design", "Build"]) {
      tasks.push(
        await add(acme.owner, "tasks", {
          project_id: id,
          name,
          billed_rate: name === "Build" ? 33.33 : null,
        }),
      );
    }
    for (const employee_id of people) {
      await add(acme.owner, "project-assignments", { project_id: id, employee_id, starts_at: "2024-01-01" });
    }
  }
  for (const [index, employee_id] of people.entries()) {
    if (index < 2) await store("employee_rates", { employee_id, kind: "billed", hourly_rate: 50 + index });
    await store("employee_rates", {
      employee_id,
      kind: "internal_cost",
      hourly_rate: 30 + index,
      starts_at: "2026-05-10",
    });
  }
  const usd = { from_currency: "USD", to_currency: "EUR", rate: 0.91 };
  await add(acme.owner, "exchange-rates", { ...usd, date: "2026-05-05" });
  await add(acme.owner, "exchange-rates", {
    from_currency: "EUR",
    to_currency: "USD",
    rate: 1.1,
    date: "2026-05-15",
  });
  await makeEntries(new SeededRandom(1));
});
afterAll(() => app?.close());

async function makeEntries(random: SeededRandom): Promise<void> {
  for (let n = 0; n < 240; n++) {
    const project = random.pick([null, ...projects.keys()]);
    const task = project === null ? null : random.pick([null, tasks[2 * project]!, tasks[2 * project + 1]!]);
    const isBillable = project !== null && random.chance(0.8);
    const minutes = random.integer(1, 300);
    const id = await store("timesheets", {
      employee_id: random.pick(people),
      project_id: project === null ? null : projects[project],
      task_id: task,
      date: `2026-05-${String(random.integer(1, 20)).padStart(2, "0")}`,
      worked_minutes: minutes,
      timezone: "UTC",
      is_billable: isBillable,
      description: random.pick(["alpha", "beta", null]),
    });
    if (!isBillable || !random.chance(0.2)) continue;
    await app.installation.pool.query(
      `update timesheets set invoice_line_id = $4, invoiced_as = $2, frozen_billable_minutes = $3, frozen_billed_rate = 40.01
       where id = $1`,
      [id, random.pick(["drafted", "billed"]), minutes, DRAFT_LINE],
    );
  }
  for (const employee_id of people) {
    const running = { started_at: "2026-05-20T08:00:00Z", timezone: "UTC", is_billable: true };
    await store("timesheets", { employee_id, project_id: projects[0], date: "2026-05-20", ...running });
  }
}

const day = fc.integer({ min: 1, max: 21 }).map((one) => `2026-05-${String(one).padStart(2, "0")}`);
const some = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen) => chosen.join(","));
const negatable = (name: string, values: fc.Arbitrary<string>) =>
  fc.tuple(fc.boolean(), values).map(([isNegated, value]) => `${isNegated ? "-" : ""}${name}=${value}`);

/** Filters of the list, each at most once, or none. */
const filters = () =>
  fc
    .tuple(
      fc.option(negatable("employee_id", some(people))),
      fc.option(negatable("project_id", fc.oneof(some(projects), fc.constant("null")))),
      fc.option(negatable("task_id", some(tasks))),
      fc.option(negatable("client_id", some(clients))),
      fc.option(
        negatable(
          "date",
          fc.tuple(day, day).map((days) => days.sort().join(",")),
        ),
      ),
      fc.option(
        negatable("billing_status", some(["non_billable", "covered", "unbilled", "drafted", "billed"])),
      ),
      fc.option(negatable("is_billable", fc.constantFrom("true", "false"))),
      fc.option(fc.constantFrom("search=alpha", "search=beta a")),
    )
    .map((given) => given.filter((one) => one !== null).join("&"));

/** An amount in cents, so that sums are exact. */
const cents = (amount: number | null): number => Math.round((amount ?? 0) * 100);
const sumOf = (rows: readonly Figures[], value: (row: Figures) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

/** The exact sum of amounts; null if one of them is unknown. */
function known<Row>(rows: readonly Row[], amount: (row: Row) => number | null): number | null {
  const amounts = rows.map(amount);
  return amounts.includes(null) ? null : amounts.reduce<number>((sum, one) => sum + cents(one), 0) / 100;
}

async function get(path: string): Promise<Figures> {
  const reply = await payroll.get(path);
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return reply.body;
}

test("the sums over any grouping are those over the plain list with the same filters", async () => {
  await fc.assert(
    fc.asyncProperty(filters(), async (query) => {
      const list = await get(`/timesheets?perPage=500&is_running=false&${query}`);
      const entries = list.data.map((one: Figures) => one.attributes);
      const billable = entries.filter((one: Figures) => one.billing_status !== "non_billable");
      const expected = {
        entries_count: entries.length,
        total_worked_minutes: sumOf(entries, (one) => one.worked_minutes),
        total_billable_minutes: sumOf(entries, (one) => one.billable_minutes),
      };
      for (const group of ["employee_id", "project_id", "task_id"]) {
        const { data, meta } = await get(`/timesheets?group=${group}&perPage=500&${query}`);
        const rows = data.map((row: Figures) => row.attributes);
        for (const [name, value] of Object.entries(expected)) {
          expect([name, sumOf(rows, (row) => row[name]), meta[name]]).toEqual([name, value, value]);
        }
        for (const name of ["billed_amount", "cost_amount", "profit_amount"])
          expect(sumOf(rows, (row) => cents(row[name]))).toBe(cents(meta[name]));
        const lacking = rows.filter((row: Figures) => row.profit_amount === null);
        expect(meta.left_out_count).toBe(lacking.length);
        expect(meta.left_out.map(({ name }: Figures) => name).sort()).toEqual(
          lacking.map((row: Figures) => row.entity_name).sort(),
        );
        if (lacking.length > 0) expect(meta.margin_percent).toBeNull();
        expect(sumOf(rows, (row) => row.unpriced_minutes)).toBe(
          sumOf(billable, (one) => (one.billed_rate === null ? one.worked_minutes : 0)),
        );
        expect(sumOf(rows, (row) => row.uncosted_minutes)).toBe(
          sumOf(entries, (one) => (one.cost_rate === null ? one.worked_minutes : 0)),
        );
        for (const row of rows) {
          const own = entries.filter((one: Figures) => one[group] === row[group]);
          expect(row.cost_amount).toBe(known(own, (one: Figures) => one.cost_amount));
          for (const { currency, amount } of row.billed_by_currency) {
            const inIt = own.filter((one: Figures) => one.currency === currency);
            expect(amount).toBe(known(inIt, (one: Figures) => one.billed_amount));
          }
          const parts = ["invoiced_amount", "drafted_amount", "unbilled_amount", "covered_amount"];
          expect(row.billed_amount).toBe(known(parts, (name) => row[name]));
          const profit = known([row.billed_amount, row.cost_amount], (one) => one);
          expect(row.profit_amount === null).toBe(profit === null);
          if (profit !== null)
            expect(cents(row.billed_amount) - cents(row.cost_amount)).toBe(cents(row.profit_amount));
          else expect([row.margin_percent, row.unknown.length > 0]).toEqual([null, true]);
        }
      }
    }),
    { numRuns: campaignSize({ suite: 15, campaign: 40 }) },
  );
});
