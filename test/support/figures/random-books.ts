import { seedCompany } from "../../../src/administration/seed-company.ts";
import { addDays } from "../../../src/engine/declare/calendar.ts";
import { SeededRandom } from "../../../src/platform/random/seeded-random.ts";
import type { TestApp, TestWorkspace } from "../app.ts";
import { storeDraftLine } from "../draft-line.ts";
import { CURRENCIES } from "./currencies.ts";
import { randomBenefits } from "./random-benefits.ts";
import { randomDocuments } from "./random-documents.ts";
import { randomExpenses } from "./random-expenses.ts";
import { randomHiring } from "./random-hiring.ts";
import { randomInvoices } from "./random-invoices.ts";
import { randomProjects } from "./random-projects.ts";
import { randomTime, settleWeeks } from "./random-time.ts";
import { addRareStates } from "./rare-states.ts";
import { readList } from "./read-list.ts";

/** The days between which random time, expenses and rates are; today is one of them. */
export const FIRST_DAY = "2026-02-01";
export const LAST_DAY = "2026-08-10";

/** What random data is created with: the source of randomness, and where it is stored. */
export interface Surroundings {
  readonly random: SeededRandom;
  readonly employees: readonly string[];
  readonly clients: readonly string[];
  readonly newId: () => string;
  readonly dayBetween: (from: string, to: string) => string;
  /** Stores rows without any rule, except rows that conflict with existing ones; all have the defined columns of the first. */
  readonly store: (table: string, rows: readonly Readonly<Record<string, unknown>>[]) => Promise<void>;
}

interface BooksSize {
  readonly employees: number;
  /** The number of entries of the realistic company besides the random ones. */
  readonly timesheets: number;
  readonly projects: number;
  readonly entries: number;
  readonly expenses: number;
}

const NORMAL: BooksSize = { employees: 12, timesheets: 500, projects: 12, entries: 500, expenses: 120 };

/**
 * Fills a workspace with a realistic company and with random data of every possible kind: projects of every billing
 * model in three currencies, some of them archived; rates that are missing or change within a period; time outside
 * assignments, planned, running, rejected and billed; expenses of every status and currency.
 */
export async function fillBooks(
  app: TestApp,
  company: TestWorkspace,
  seed: number,
  size: Partial<BooksSize> = {},
): Promise<void> {
  const { employees: people, timesheets, ...made } = { ...NORMAL, ...size };
  await seedCompany(app.installation, company.workspace, {
    ...{ employees: people, timesheets, seed },
    chiefUserId: company.ownerUserId,
  });
  // Every second company bills in parts of an hour, to which time is rounded up.
  if (seed % 2 === 0)
    await company.owner.patch("/workspace", { billing_rounding_mode: "up", billing_rounding_minutes: 6 });
  await letSomeGo(app, company);
  await addRareStates(app, company);
  const around = await seedContextOf(app, company, new SeededRandom(seed * 7919 + 1));
  await around.store("exchange_rates", randomExchangeRates(around));
  await around.store("employee_rates", randomEmployeeRates(around));
  const projects = await randomProjects(around, made.projects);
  await storeDraftLine(app.installation.pool, company.workspace);
  await randomTime(around, projects, made.entries);
  await settleWeeks(app, company, around.random);
  await randomInvoices(around, projects, 60);
  await randomExpenses(around, company, projects, made.expenses);
  await randomBenefits(around, 9);
  await randomDocuments(around);
  const stages = await readList(company.owner, "/hiring-stages");
  await randomHiring(
    around,
    stages.map(({ id }) => String(id)),
    90,
  );
  // The next requests read so many new rows before the database has analyzed them by itself.
  await app.installation.pool.query("analyze");
}

/** Two people have left, one by their own decision; they have no time after their last day. */
async function letSomeGo({ installation: { pool } }: TestApp, { workspace }: TestWorkspace): Promise<void> {
  const { rows } = await pool.query<{ id: string; last: string }>(
    `update employees e set termination_date = leaver.last, termination_reason = leaver.reason
     from (select id, case n when 1 then date '2026-06-11' else '2026-07-09' end as last,
         case n when 1 then 'resignation' else 'mutual_agreement' end as reason
       from (select id, row_number() over (order by id desc) as n from employees
         where workspace_id = $1 and archived_at is null and start_date < '2026-01-01') x where n <= 2) leaver
     where e.workspace_id = $1 and e.id = leaver.id returning e.id, leaver.last::text`,
    [workspace.id],
  );
  for (const { id, last } of rows)
    await pool.query("delete from timesheets where workspace_id = $1 and employee_id = $2 and date > $3", [
      workspace.id,
      id,
      last,
    ]);
}

async function seedContextOf(
  { installation, clock }: TestApp,
  { workspace, owner }: TestWorkspace,
  random: SeededRandom,
): Promise<Surroundings> {
  const ids = async (path: string) => (await readList(owner, path)).map(({ id }) => String(id));
  const employees = await ids(
    "/employees?archived=false&start_date=2000-01-01,2025-12-31&termination_date=null",
  );
  const clients = await ids("/clients?archived=false");
  const free: string[] = [];
  await installation.work(workspace, async (work) => {
    while (free.length < 5_000) free.push(work.newId());
  });
  const now = clock.now();
  const stamps = { created_at: now, updated_at: now };
  return {
    ...{ random, employees, clients },
    newId: () => free.pop()!,
    dayBetween: (from, to) =>
      addDays(from, random.integer(0, (Date.parse(to) - Date.parse(from)) / 86_400_000)),
    async store(table, rows) {
      if (rows.length === 0) return;
      const full = rows.map((row) => ({ workspace_id: workspace.id, ...stamps, ...row }));
      const columns = Object.entries(full[0]!)
        .filter(([, value]) => value !== undefined)
        .map(([name]) => `"${name}"`)
        .join(", ");
      await installation.pool.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
         on conflict do nothing`,
        [JSON.stringify(full)],
      );
    },
  };
}

/** Rates between the currencies from some day on, in one direction or both; some pairs have none. */
function randomExchangeRates({ random, newId, dayBetween }: Surroundings) {
  const pairs = CURRENCIES.flatMap((from) => CURRENCIES.filter((to) => to !== from).map((to) => [from, to]));
  return pairs.flatMap(([from_currency, to_currency], place) => {
    // Each company has two of them, so that some conversions always succeed.
    const count = place < 2 ? 6 : random.pick([0, 3, 8]);
    const days = new Set(Array.from({ length: count }, () => dayBetween("2026-03-01", LAST_DAY)));
    return [...days].map((date) => ({
      ...{ id: newId(), from_currency, to_currency, date },
      rate: `${random.integer(0, 1)}.${random.integer(10_000_001, 99_999_999)}`,
    }));
  });
}

/** Changes people's general rates on some days, also to none; those who had none before have gaps. */
function randomEmployeeRates({ random, employees, newId, dayBetween }: Surroundings) {
  return employees.flatMap((employee_id) =>
    (["billed", "internal_cost"] as const).flatMap((kind) => {
      const days = new Set(
        Array.from({ length: random.integer(0, 2) }, () => dayBetween(FIRST_DAY, LAST_DAY)),
      );
      return [...days].map((starts_at) => {
        const isMonthly = kind === "internal_cost" && random.chance(0.4);
        return {
          ...{ id: newId(), employee_id, kind, starts_at },
          rate_type: isMonthly ? "monthly" : "hourly",
          hourly_rate: isMonthly || random.chance(0.2) ? null : random.integer(15, 140),
          monthly_rate: isMonthly ? `${random.integer(2_000, 9_000)}.37` : null,
          weekly_hours_capacity: isMonthly ? random.pick([0, 32, 38, 40]) : null,
        };
      });
    }),
  );
}
