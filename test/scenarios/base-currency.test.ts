import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, hire, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();
let employee: string;
let project: string;

beforeAll(async () => {
  employee = await hire(acme.owner, "Ana Pop");
  const client = await add(acme.owner, "clients", { name: "Client" });
  project = await add(acme.owner, "projects", { name: "Alpha", client_id: client });
});

const use = (base_currency: string) => acme.owner.patch("/workspace", { base_currency });
const LOCKED = { base_currency: "The base currency cannot be changed once amounts are recorded." };

const usd = { from_currency: "USD", to_currency: "EUR", date: "2026-07-01", rate: 0.9 };
const rate = { kind: "internal_cost", starts_at: "2026-07-01" };

const expense = async (): Promise<Record<string, unknown>> => ({
  employee_id: employee,
  expense_category_id: (await acme.owner.get("/expense-categories?kind=amount")).body.data[0].id,
  description: "Taxi",
  date: "2026-07-10",
  amount: 12,
});

/** Each kind of record with an amount in the base currency, or one that is converted to it. */
const AMOUNTS: [what: string, resource: string, body: () => Promise<Record<string, unknown>>][] = [
  ["an exchange rate", "exchange-rates", async () => usd],
  [
    "a billed rate of somebody",
    "employee-rates",
    async () => ({ employee_id: employee, kind: "billed", hourly_rate: 80 }),
  ],
  [
    "a cost rate of somebody",
    "employee-rates",
    async () => ({ employee_id: employee, ...rate, hourly_rate: 40 }),
  ],
  [
    "a monthly cost",
    "employee-rates",
    async () => ({ employee_id: employee, ...rate, rate_type: "monthly", monthly_rate: 5000 }),
  ],
  [
    "a billed rate of a task",
    "tasks",
    async () => ({ project_id: project, name: "Design", billed_rate: 90 }),
  ],
  [
    "a billed rate of a project",
    "projects",
    async () => ({ name: "Inside", billing_model: "non_billable", billed_rate: 90 }),
  ],
  [
    "a billed rate of an assignment",
    "project-assignments",
    async () => ({ project_id: project, employee_id: employee, billed_rate: 90 }),
  ],
  [
    "a cost rate of an assignment",
    "project-assignments",
    async () => ({ project_id: project, employee_id: employee, internal_cost_rate: 0 }),
  ],
  ["an expense", "expenses", () => expense()],
];

describe("the base currency", () => {
  it.each(AMOUNTS)("is locked by %s, and open again once it is gone", async (_what, resource, body) => {
    const id = await add(acme.owner, resource, await body());
    refused(await use("CHF"), LOCKED);
    expect(shown(await use("EUR")).base_currency).toBe("EUR");
    expect((await acme.owner.delete(`/${resource}/${id}`)).status).toBe(204);
    expect(shown(await use("CHF")).base_currency).toBe("CHF");
    expect(shown(await use("EUR")).base_currency).toBe("EUR");
  });

  it("is not locked by empty rates, salaries and budgets", async () => {
    const none = await add(acme.owner, "employee-rates", {
      employee_id: employee,
      ...rate,
      hourly_rate: null,
    });
    const budget = { name: "Within", billing_model: "non_billable", budget: 1000, budget_type: "cost" };
    const within = await add(acme.owner, "projects", budget);
    shown(await acme.owner.patch(`/employees/${employee}`, { salary: 5000, salary_type: "monthly" }));
    expect(shown(await use("CHF")).base_currency).toBe("CHF");
    expect(shown(await use("EUR")).base_currency).toBe("EUR");
    await acme.owner.delete(`/employee-rates/${none}`);
    await acme.owner.delete(`/projects/${within}`);
  });

  it("cannot change concurrently with the first recorded amount", async () => {
    const other = await app.secondProcess();
    const body = await expense();
    for (let round = 0; round < 24; round++) {
      const [changed, recorded] = await Promise.all([
        other.as(acme.owner.key).patch("/workspace", { base_currency: "CHF" }),
        acme.owner.post("/expenses", body),
      ]);
      // Of the change and the amount one is refused, unless the amount was sent wholly after the change.
      expect([
        [200, 409],
        [422, 201],
        [200, 201],
      ]).toContainEqual([changed.status, recorded.status]);
      if (recorded.status === 201) {
        const { id, attributes } = recorded.body.data;
        expect(attributes.base_currency).toBe(changed.status === 200 ? "CHF" : "EUR");
        expect((await read(acme.owner, "/workspace")).base_currency).toBe(attributes.base_currency);
        await acme.owner.delete(`/expenses/${id}`);
      }
      expect(shown(await use("EUR")).base_currency).toBe("EUR");
    }
    await other.close();
  });
});
