import { expect } from "vitest";
import { putInRequestedDemoData } from "../../src/administration/demo-data-job.ts";
import { campaignTest } from "../support/campaign.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withSite } from "./support/with-company.ts";

let site: Site;
withSite((opened) => {
  site = opened;
});

const SMALL = { employees: 8, timesheets: 200, invoices: "history", seed: 1, onlyAdds: true } as const;

campaignTest("demo data is put in from the set-up, marked on every screen, and taken out", async () => {
  const page = await site.openAs(OWNER, "/");
  const card = page.getByRole("region", { name: "Set up your workspace" });
  await card.getByRole("button", { name: "Put demo data in" }).click();
  await card.getByText("Demo data is being put in").waitFor();
  await putInRequestedDemoData(site.app.installation, SMALL)();
  await page.getByText("The demo data is there").waitFor();
  await page.getByText("This workspace has demo data").waitFor();
  // The steps are still to be done: invented people are nobody's people.
  await card.getByText("Add your people").waitFor();
  expect(await card.getByText("To do:").count()).toBe(5);

  await page.goto(`${site.url}/employees`);
  await page.getByText(/^1–\d of \d$/).waitFor();
  const own = await site.acme.owner.get("/projects?archived=false&perPage=1");
  const task = await site.acme.owner.post("/tasks", { name: "Own task", project_id: own.body.data[0].id });
  expect(task.status).toBe(201);

  await page.getByRole("link", { name: "Take it out" }).click();
  await page.getByRole("heading", { name: "Demo data", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Take it out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take it out" }).click();
  await page.getByText(/1 task of your own depends on it: Own task\./).waitFor();

  await site.acme.owner.delete(`/tasks/${task.body.data.id}`);
  await page.getByRole("button", { name: "Take it out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take it out" }).click();
  await page.getByText("There is no demo data").waitFor();
  await page.getByRole("button", { name: "Put demo data in" }).waitFor();
  expect((await site.acme.owner.get("/employees")).body.meta.total).toBe(0);
});
