import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PDF } from "../scenarios/expense-team.ts";
import { type Company, fillCompany, letIn } from "./support/company.ts";
import { OWNER, type Site, startSite } from "./support/site.ts";
import { book, made, openProject } from "./support/worked-time.ts";

type Person = { readonly email: string; readonly password: string };

let site: Site;
let company: Company;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  site = await startSite();
  company = await fillCompany(site.acme);
  const accept = (path: string, body: object) => site.app.request("POST", `${path}&tenant=acme`, { body });
  ana = await letIn(site.acme, accept, company.people.Ana!);
  ben = await letIn(site.acme, accept, company.people.Ben!);
});
afterAll(() => site?.close());
afterEach(async () => expect(await site.closePages()).toEqual([]));

const bens = async () => {
  const { body } = await site.acme.owner.get(`/expenses?employee_id=${company.people.Ben}`);
  return body.data[0]?.attributes;
};

test("an expense is entered with its receipt, approved in the inbox and paid back", async () => {
  const meals = (await site.acme.owner.get("/expense-categories?search=meals")).body.data[0].id;
  await site.acme.owner.patch(`/expense-categories/${meals}`, { receipt_required_above: 10 });

  const page = await site.openAs(ben, "/expenses");
  await page.getByRole("link", { name: "New expense" }).first().click();
  await page.getByLabel("Description").fill("Lunch with Fabrikam");
  await page.getByRole("combobox", { name: "Kind of cost" }).fill("meals");
  await page.getByRole("option", { name: "Meals" }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill("0");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("The amount field must be at least 0.01.").first().waitFor();
  await page.getByRole("textbox", { name: "Amount" }).fill("18.40");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { name: "Lunch with Fabrikam", level: 1 }).waitFor();
  expect(await bens()).toMatchObject({ amount: 18.4, status: "draft", is_receipt_missing: true });

  await page.getByText("A receipt is required for this amount.").waitFor();
  await page.getByRole("tab", { name: "Receipts" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a receipt" }).click();
  await (await chooser).setFiles({ name: "lunch.pdf", mimeType: "application/pdf", buffer: PDF });
  await page.getByRole("link", { name: "lunch.pdf" }).waitFor();
  await page.getByText("A receipt is required for this amount.").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await page.getByText("Submitted", { exact: true }).first().waitFor();
  expect(await page.getByRole("button", { name: "Approve" }).count()).toBe(0);

  const inbox = await site.openAs(ana, "/approvals");
  await inbox.getByText("Lunch with Fabrikam").waitFor();
  await inbox.getByLabel("All").check();
  await inbox.getByRole("button", { name: "Approve 1", exact: true }).click();
  await inbox.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await inbox.getByText("Nothing waits").waitFor();
  expect(await bens()).toMatchObject({ status: "approved", decided_by_employee_id: company.people.Ana });

  const finance = await site.openAs(OWNER, "/expenses?view=unpaid");
  await finance.getByText("Lunch with Fabrikam").first().click();
  await finance.getByRole("button", { name: "Paid back" }).click();
  await finance.getByRole("dialog").getByLabel("Reference").fill("SEPA 7");
  await finance.getByRole("dialog").getByRole("button", { name: "Paid back" }).click();
  await finance.getByText("1 expense of Ben Rusu, 18.40 EUR.").waitFor();
  expect(await bens()).toMatchObject({ status: "reimbursed", reimbursement_reference: "SEPA 7" });
});

test("the inbox has leave, weeks and expenses of the people below; what is rejected says why, and is handed in again", async () => {
  const { owner } = site.acme;
  const employee_id = company.people.Ben!;
  const project = await openProject(site.acme, [employee_id]);
  await book(site.acme, employee_id, "2026-07-06", 480, { project_id: project.website });
  const submit = "/timesheet-submissions/actions?action=submit";
  expect((await owner.post(submit, { week_start: "2026-07-06", employee_id })).status).toBe(200);
  await made(owner, "/holidays", { employee_id, start_date: "2026-09-07", end_date: "2026-09-08" });
  const kind = (await owner.get("/expense-categories?search=travel")).body.data[0].id;
  const taxi = await made(owner, "/expenses", {
    ...{ employee_id, expense_category_id: kind, date: "2026-07-10", description: "Taxi home", amount: 40 },
    submit_immediately: true,
  });

  const inbox = await site.openAs(ana, "/approvals");
  const kinds = inbox.getByRole("region");
  await inbox.getByText("Taxi home").waitFor();
  for (const kind of ["Leave requests", "Weeks"]) await kinds.getByRole("heading", { name: kind }).waitFor();
  expect((await kinds.getByRole("heading", { level: 2 }).allInnerTexts()).sort()).toEqual([
    "Expenses",
    "Leave requests",
    "Weeks",
  ]);
  const expenses = inbox.getByRole("region", { name: "Expenses" });
  await expenses.getByRole("button", { name: "Reject Ben Rusu, Taxi home, €40" }).click();
  await inbox.getByRole("dialog").getByLabel("Why").fill("There was a bus");
  await inbox.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expenses.waitFor({ state: "detached" });

  const page = await site.openAs(ben, `/expenses/${taxi}`);
  await page.getByText("There was a bus").waitFor();
  await page.getByRole("button", { name: "Edit Amount" }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill("4.5");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await page.getByText("Submitted", { exact: true }).first().waitFor();
  await inbox.reload();
  await expenses.getByRole("button", { name: /^Approve Ben Rusu, Taxi home/ }).click();
  await inbox.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expenses.waitFor({ state: "detached" });
  const { body } = await owner.get(`/expenses/${taxi}`);
  expect(body.data.attributes).toMatchObject({ status: "approved", amount: 4.5 });
});
