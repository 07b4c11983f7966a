import type { TestApp, TestWorkspace } from "../support/app.ts";
import { act, add, shown } from "./company.ts";
import { makeProjectCompany, type ProjectCompany } from "./project-fixture.ts";

/** The company of the contract's acceptance cases, all of whose time and costs are approved and can be invoiced. */
export interface BillableCompany extends ProjectCompany {
  /** Travel costs of 40.00 on Alpha of 5 April, with a markup of 10 percent. */
  readonly travel: string;
  /** Submits and approves the week of an employee that starts on a day. */
  approveWeek(employeeId: string, weekStart: string): Promise<void>;
}

export async function makeBillableCompany(app: TestApp, acme: TestWorkspace): Promise<BillableCompany> {
  const { owner } = acme;
  app.clock.set("2026-07-14T10:00:00Z");
  const company = await makeProjectCompany(acme);
  const address = { country: "RO" };
  shown(await owner.patch("/workspace", { legal_name: "Acme SRL", vat_number: "RO123", address }));
  shown(await owner.patch(`/clients/${company.client}`, { address }));
  await add(owner, "tax-rates", { name: "VAT 19 %", percent: 19, is_default: true });
  const category = await add(owner, "expense-categories", { name: "Trips", kind: "amount" });
  const spent = { employee_id: company.ana, expense_category_id: category, project_id: company.alpha };
  const travel = await add(owner, "expenses", {
    ...{ ...spent, date: "2026-04-05", amount: 40, description: "Train" },
    ...{ is_billable: true, markup_percent: 10 },
  });
  for (const action of ["submit", "approve"]) shown(await act(owner, `/expenses/${travel}`, action));
  async function approveWeek(employee_id: string, week_start: string): Promise<void> {
    const week = await add(owner, "timesheet-submissions", { employee_id, week_start });
    for (const action of ["submit", "approve"])
      shown(await act(owner, `/timesheet-submissions/${week}`, action));
  }
  await approveWeek(company.ana, "2026-03-09");
  await approveWeek(company.ana, "2026-03-30");
  await approveWeek(company.bob, "2026-03-30");
  return { ...company, travel, approveWeek };
}
