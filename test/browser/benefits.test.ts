import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let company: Company;
let ben: Person;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  ben = await letIn(site, company.people.Ben!);
});

campaignTest("a benefit is created and assigned, its employee sees it, and its costs are shown", async () => {
  const page = await site.openAs(OWNER, "/benefits/new");
  await page.getByLabel("Name").fill("Gym");
  await page.getByRole("combobox", { name: "Category" }).click();
  await page.getByRole("option", { name: "Wellness" }).click();
  await page.getByRole("combobox", { name: "Charged" }).click();
  await page.getByRole("option", { name: "Monthly" }).click();
  await page.getByRole("textbox", { name: "Company pays" }).fill("30");
  await page.getByRole("textbox", { name: "Employee pays" }).fill("10");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { name: "Gym", level: 1 }).waitFor();

  await page.getByRole("button", { name: "Assign" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Who" }).fill("Ben Ru");
  await page.getByRole("option", { name: "Ben Rusu" }).click();
  await dialog.getByLabel("First day").fill("2026-05-15");
  await dialog.getByRole("button", { name: "Assign" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Who has it" }).click();
  await page.getByText("Ben Rusu").waitFor();
  const { body } = await site.acme.owner.get(`/employee-benefits?employee_id=${company.people.Ben}`);
  expect(body.data.map(({ attributes }: { attributes: object }) => attributes)).toMatchObject([
    { start_date: "2026-05-15T00:00:00.000000Z", employer_cost: 30, employee_cost: 10, status: "active" },
  ]);

  const own = await site.openAs(ben, "/benefits/enrolments?view=mine");
  await own.getByText("Gym").waitFor();
  expect(await own.getByRole("link", { name: "Benefit costs" }).count()).toBe(0);

  // The charges of the year are on the fifteenth of May to December.
  const costs = await site.openAs(OWNER, "/benefits/costs");
  await costs
    .getByRole("cell", { name: /240\.00/ })
    .first()
    .waitFor();
  await costs
    .getByRole("cell", { name: /80\.00/ })
    .first()
    .waitFor();
  expect(await graveFindings(costs)).toEqual([]);
});
