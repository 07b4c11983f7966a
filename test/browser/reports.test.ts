import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let ana: Person;

withCompany(async (opened, company) => {
  site = opened;
  ana = await letIn(site, company.people.Ana!, []);
});

campaignTest("reports are found by the question that they answer, and open where it is answered", async () => {
  const page = await site.openAs(OWNER, "/reports");
  await page.getByRole("heading", { name: "Reports", level: 1 }).waitFor();
  await page.getByRole("link", { name: "What do clients owe us?" }).waitFor();
  expect(await graveFindings(page)).toEqual([]);

  await page.getByRole("textbox", { name: "Find a report" }).fill("lose leads");
  await page.getByRole("link", { name: "What do clients owe us?" }).waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Why do we lose leads?" }).click();
  await expect.poll(() => page.url()).toMatch(/\/leads\/reports\?report=lost-reasons$/);
  await page.getByRole("heading", { name: "Sales reports", level: 1 }).waitFor();

  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: "Find anything" }).fill("what do clients owe");
  await page.getByRole("button", { name: "What do clients owe us?" }).click();
  await page.getByRole("heading", { name: "Revenue and receivables", level: 1 }).waitFor();
});

campaignTest("people see only the reports that are open to them", async () => {
  const page = await site.openAs(ana, "/reports");
  await page.getByRole("link", { name: "Which weeks are submitted, and which are missing?" }).waitFor();
  expect(await page.getByRole("link", { name: "What do clients owe us?" }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "Why do we lose leads?" }).count()).toBe(0);
});
