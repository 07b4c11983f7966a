import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { fromContext, sql } from "../../src/engine/sql/sql.ts";
import { shownInitialBalance } from "../../src/modules/leave/holiday-balances/initial-balance.ts";
import { loadAccounts } from "../../src/modules/leave/holiday-balances/load-accounts.ts";
import { daysOrNull } from "../../src/modules/leave/ledger/days.ts";
import { yearLedgers } from "../../src/modules/leave/ledger/year-ledger.ts";
import { add, hire } from "../scenarios/company.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();
const policies: string[] = [];
const employees: string[] = [];

beforeAll(async () => {
  for (const [index, rounding_step] of [0.01, 0.25, 0.5, 1].entries()) {
    for (const prorate of [true, false]) {
      policies.push(
        await add(acme.owner, "holiday-policies", {
          name: `Upfront ${rounding_step} ${prorate}`,
          accrual_method: "upfront",
          annual_days: 25,
          rounding_step,
          prorate,
          year_start_month: [1, 4, 11, 2][index],
          auto_assign: false,
        }),
      );
    }
  }
  const monthly = { name: "Monthly", accrual_method: "monthly", annual_days: 24, auto_assign: false };
  policies.push(await add(acme.owner, "holiday-policies", monthly));
  employees.push(await hire(acme.owner, "Ana Stays", { start_date: "2020-01-01" }));
  employees.push(
    await hire(acme.owner, "Bo Leaves", { start_date: "2020-01-01", termination_date: "2027-03-14" }),
  );
});

const anyDay = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyRow = fc.record({
  employee: fc.nat(1),
  policy: fc.nat(8),
  year: fc.integer({ min: 2026, max: 2028 }),
  initial: fc.option(fc.integer({ min: -36_600, max: 36_600 }), { freq: 1 }),
  entitlement: fc.integer({ min: 0, max: 36_600 }),
  accruesFrom: anyDay,
});

it("the opening balance in lists is that of the ledger", async () => {
  const sameRow = (one: { employee: number; policy: number; year: number }) =>
    `${one.employee} ${one.policy} ${one.year}`;
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyRow, { minLength: 1, maxLength: 40, selector: sameRow }),
      async (rows) => {
        await app.installation.pool.query("delete from holiday_balances where workspace_id = $1", [
          acme.workspace.id,
        ]);
        await app.installation.pool.query(
          `insert into holiday_balances (workspace_id, id, employee_id, holiday_policy_id, year, initial_balance,
           entitlement, accrues_from, created_at, updated_at)
         select $1, '01ROW' || lpad(r.place::text, 21, '0'), r.employee, r.policy, r.year, r.initial / 100.0,
           r.entitlement / 100.0, r.accrues_from, now(), now()
         from jsonb_to_recordset($2::jsonb) as r(place integer, employee text, policy text, year integer,
           initial integer, entitlement integer, accrues_from date)`,
          [
            acme.workspace.id,
            JSON.stringify(
              rows.map(({ employee, policy, accruesFrom, ...row }, place) => ({
                ...row,
                place,
                employee: employees[employee],
                policy: policies[policy],
                accrues_from: accruesFrom,
              })),
            ),
          ],
        );
        await app.installation.work(acme.workspace, async (work) => {
          const shown = await work.rows<{ id: string; initial: string }>(sql`
          select b.id, ${shownInitialBalance("b")} as initial from holiday_balances b
          where b.workspace_id = ${fromContext("workspace")}`);
          const byId = new Map(shown.map(({ id, initial }) => [id, daysOrNull(initial)]));
          const accounts = await loadAccounts(work, { employeeIds: employees, policyIds: policies });
          const ledgers = [...accounts.values()].flatMap(({ account }) =>
            yearLedgers(account).map(({ row, initialBalance }) => ({
              id: account.rows.find(({ year }) => year === row.year)!.id,
              initialBalance,
            })),
          );
          expect(ledgers).toHaveLength(rows.length);
          for (const { id, initialBalance } of ledgers) expect(byId.get(id)).toBe(initialBalance);
        });
      },
    ),
    { numRuns: 30 },
  );
});
