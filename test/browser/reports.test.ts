import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made, openProject } from "./support/worked-time.ts";

let site: Site;
let ana: Person;
let company: Company;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  ana = await letIn(site, company.people.Ana!, []);
});

campaignTest("reports are found by their question, and open where a module shows them", async () => {
  const page = await site.openAs(OWNER, "/reports");
  await page.getByRole("heading", { name: "Reports", level: 1 }).waitFor();
  await page.getByRole("link", { name: "What do clients owe us?", exact: true }).waitFor();
  expect(await graveFindings(page)).toEqual([]);

  await page.getByRole("textbox", { name: "Find a report" }).fill("lose leads");
  await page.getByRole("link", { name: "What do clients owe us?", exact: true }).waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Why do we lose leads?", exact: true }).click();
  await expect.poll(() => page.url()).toMatch(/\/leads\/reports\?report=lost-reasons$/);
  await page.getByRole("heading", { name: "Sales reports", level: 1 }).waitFor();

  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: "Find anything" }).fill("what do clients owe");
  await page.getByRole("button", { name: "What do clients owe us?" }).click();
  await page.getByRole("heading", { name: "Revenue and receivables", level: 1 }).waitFor();
});

campaignTest("people see only the reports that are open to them", async () => {
  const page = await site.openAs(ana, "/reports");
  await page
    .getByRole("link", { name: "Which weeks are submitted, and which are missing?", exact: true })
    .waitFor();
  expect(await page.getByRole("link", { name: "What do clients owe us?", exact: true }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "Why do we lose leads?", exact: true }).count()).toBe(0);
});

campaignTest(
  "any report is read as tables with charts, downloaded, saved and mailed on a schedule",
  async () => {
    const page = await site.openAs(OWNER, "/reports", { isFresh: true });
    await page.getByRole("link", { name: "Tables, export and mail: How far do leads come?" }).click();
    await page.getByRole("heading", { name: "How far do leads come?", level: 1 }).waitFor();
    await page.getByRole("heading", { name: "Stages", level: 2 }).waitFor();
    expect(await graveFindings(page)).toEqual([]);

    const file = async (button: string): Promise<string> => {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: button }).click();
      return (await coming).suggestedFilename();
    };
    expect(await file("Download “Stages” as CSV")).toMatch(/^lead-funnel-.*\.csv$/);
    await page.goto(`${new URL(page.url()).origin}/leads/reports?report=funnel`);
    await page.getByRole("link", { name: "Save or mail" }).click();
    await page.getByRole("heading", { name: "Stages", level: 2 }).waitFor();
    expect(new URL(page.url()).searchParams.get("report")).toBe("leads/lead-funnel");

    await page.getByRole("button", { name: "Save or mail" }).click();
    const dialog = page.getByRole("dialog", { name: "Save or mail the report" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("Funnel on Mondays");
    await dialog.getByRole("combobox", { name: "Sent by mail" }).click();
    await page.getByRole("option", { name: "Weekly" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });

    await page.goto(`${new URL(page.url()).origin}/reports/saved`);
    await page.getByRole("link", { name: "How far do leads come?" }).waitFor();
    await page.getByText("Funnel on Mondays").first().waitFor();
    const { data } = (await site.acme.owner.get("/saved-reports?sort=-id")).body;
    expect(data[0].attributes).toMatchObject({
      ...{ name: "Funnel on Mondays", report: "leads/lead-funnel", schedule: "weekly", weekday: 1 },
    });
  },
);

campaignTest("the time report is saved with a period that moves on, and hours are stacked", async () => {
  const { website } = await openProject(site.acme, [company.people.Ana!]);
  const clients = await site.acme.owner.get("/clients?search=fabrikam");
  const paid = await site.acme.owner.patch(`/projects/${website}`, {
    ...{ client_id: clients.body.data[0].id, billing_model: "time_and_materials" },
  });
  expect(paid.status).toBe(200);
  const day = new Date(site.app.clock.now()).toISOString().slice(0, 10);
  const entry = { employee_id: company.people.Ana!, date: day, worked_minutes: 90 };
  await made(site.acme.owner, "/timesheets", { ...entry, project_id: website });
  await made(site.acme.owner, "/timesheets", entry);
  const page = await site.openAs(OWNER, "/time/report", { isFresh: true });
  await page.getByRole("combobox", { name: "Period" }).click();
  await page.getByRole("option", { name: "This month" }).click();
  await page.getByRole("link", { name: "Save or mail" }).click();
  await page.getByRole("heading", { name: "How much did we work on which projects?", level: 1 }).waitFor();
  const chart = page.getByRole("combobox", { name: "Figure of the chart of Rows" });
  await expect.poll(() => chart.inputValue()).toBe("Hours, by parts");
  await page.locator("[data-chart] .recharts-bar-rectangle path").first().waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole("table", { name: "Rows" }).getByRole("link", { name: "Website" }).waitFor();

  await page.getByRole("button", { name: "Save or mail" }).click();
  const dialog = page.getByRole("dialog", { name: "Save or mail the report" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Our time");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "hidden" });
  const { data } = (await site.acme.owner.get("/saved-reports?sort=-id")).body;
  expect(data[0].attributes).toMatchObject({ report: "timesheets/time-report", schedule: null });
});
