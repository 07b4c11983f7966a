import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { type Company, letIn } from "./support/company.ts";
import { type PricedWork, workForFabrikam } from "./support/priced-work.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { book, made } from "./support/worked-time.ts";

let site: Site;
let company: Company;
let work: PricedWork;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  work = await workForFabrikam(site.acme, company);
});

const cells = (page: Page, table: string, name: string | RegExp) =>
  page
    .getByRole("table", { name: table })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) })
    .locator("td");
async function tabs(page: Page): Promise<string[]> {
  await page.getByRole("tablist").waitFor();
  return page.getByRole("tab").allInnerTexts();
}

campaignTest(
  "a project shows its budget, how much is used and its revenue by source, with links to the entries",
  async () => {
    const page = await site.openAs(OWNER, `/projects/${work.relaunch}`);
    await page.getByText("4:00 hours of 10:00 hours").waitFor();
    await page.getByText("40.00% used, 53.42% of the time passed").waitFor();
    const chart = page.getByRole("img", { name: /Cumulative use by month, of 10:00 hours/ });
    expect(await chart.getAttribute("aria-label")).toMatch(
      /28 Feb 2026 0:00 hours; 31 Mar 2026 3:00 hours; 30 Apr 2026 4:00 hours; 31 May 2026 4:00 hours; .*14 Jul 2026 4:00 hours$/,
    );
    const amounts = (title: string) => page.getByRole("region", { name: title, exact: true }).innerText();
    expect((await amounts("Revenue")).split(/\s+/)).toEqual(expect.arrayContaining(["€340.00", "Total"]));
    expect(await amounts("Cost")).toContain("€120.00");
    expect(await amounts("Billing")).toContain("€340.00");
    await page.getByRole("link", { name: "4:00" }).click();
    await page.getByText("1–3 of 3").waitFor();
  },
);

campaignTest(
  "rates are shown with their periods, and new terms apply from a day without changing earlier prices",
  async () => {
    const page = await site.openAs(OWNER, `/projects/${work.relaunch}?tab=rates`);
    await page.getByText("€75.00 per hour").waitFor();
    const assigned = "Rates of assignments";
    await cells(page, assigned, /Ana Pop/)
      .first()
      .waitFor();
    expect((await cells(page, assigned, /Ana Pop/).allInnerTexts()).map((text) => text.trim())).toEqual([
      ...["from 1 Apr 2026\nNow", "€100.00", "not agreed", "New terms"],
      ...["1 Jan – 31 Mar 2026", "not agreed", "not agreed", ""],
    ]);
    await cells(page, "Rates of tasks", "Drafts").first().waitFor();
    expect(await cells(page, "Rates of tasks", "Drafts").first().innerText()).toBe("€90.00");
    await cells(page, "General internal cost", "Ana Pop").first().waitFor();
    expect(await cells(page, "General internal cost", "Ana Pop").allInnerTexts()).toEqual([
      "always",
      "€30.00",
    ]);

    await page.getByRole("button", { name: "New terms for Ana Pop" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("From").fill("2026-04-01");
    await dialog.getByLabel("Rate per hour").fill("110");
    await dialog.getByRole("button", { name: "Change" }).click();
    await dialog.getByText(/must be a date after starts at\.$/).waitFor();
    await dialog.getByLabel("From").fill("2026-06-01");
    await dialog.getByRole("button", { name: "Change" }).click();
    await page.getByText("€110.00").waitFor();
    expect(await cells(page, assigned, /Ana Pop/).allInnerTexts()).toEqual(
      expect.arrayContaining(["from 1 Jun 2026\nNow", "1 Apr – 31 May 2026", "1 Jan – 31 Mar 2026"]),
    );
    const { body } = await site.acme.owner.get(
      `/projects/getters/project-profitability?project_id=${work.relaunch}`,
    );
    expect(body.data.totals).toMatchObject({ revenue: 340, cost: 120 });
  },
);

campaignTest(
  "a person's page shows the history of their general rates, and a new rate applies from its first day",
  async () => {
    const page = await site.openAs(OWNER, `/employees/${company.people.Ana}?tab=rates`);
    const cost = page.getByRole("region", { name: "Internal cost" });
    await cost.getByText("€30.00").waitFor();
    await cost.getByRole("button", { name: "New internal cost" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Salary type" }).click();
    await page.getByRole("option", { name: "Monthly" }).click();
    const holds = dialog.getByRole("combobox", { name: "It applies" });
    expect(await holds.inputValue()).toBe("From today");
    await holds.click();
    await page.getByRole("option", { name: "From a day" }).click();
    await dialog.getByLabel("First day").fill("2026-07-01");
    await dialog.getByRole("button", { name: "Create" }).click();
    await dialog.getByText("Cost per month is required when Salary type is monthly.").waitFor();
    await dialog.getByLabel("Cost per month").fill("5200");
    await dialog.getByRole("button", { name: "Create" }).click();
    await cost.getByText("€5,200.00 for 40:00 hours a week").waitFor();
    const rows = await cost.getByRole("row").allInnerTexts();
    expect(rows[1]).toMatch(/from 1 Jul 2026\s+Now\s+€30.00/);
    expect(rows[2]).toMatch(/until 30 Jun 2026\s+€30.00/);
    await page.getByRole("region", { name: "On projects" }).getByText("€110.00").waitFor();
  },
);

campaignTest(
  "the portfolio can be sorted by any figure, and errors of a new project are shown at the fields",
  async () => {
    const page = await site.openAs(OWNER, "/projects/portfolio");
    const names = async () =>
      (
        await page.getByRole("table", { name: "Projects" }).locator("tbody").getByRole("link").allInnerTexts()
      ).filter((text) => /^[A-Z]/.test(text));
    await expect.poll(names).toEqual(["Audit", "Relaunch"]);
    expect(await cells(page, "Projects", /Audit/).allInnerTexts()).toEqual(
      expect.arrayContaining(["0:00", "€641.10", "€0.00", "100.00%", "No budget"]),
    );
    await page.getByRole("button", { name: "Budget used" }).click();
    await page.getByRole("button", { name: "Hours", exact: true }).click();
    await expect.poll(names).toEqual(["Relaunch", "Audit"]);
    await page.getByRole("button", { name: "Project", exact: true }).click();
    await expect.poll(names).toEqual(["Audit", "Relaunch"]);
    const chart = page.getByRole("region", { name: "Profit and margin" }).getByRole("listitem");
    expect(await chart.allInnerTexts()).toEqual([
      expect.stringMatching(/Audit\s+€641.10 · 100.00%/),
      expect.stringMatching(/Relaunch\s+€220.00 · 64.71%/),
    ]);

    await made(site.acme.owner, "/clients", { name: "Yankee", currency: "USD" });
    await page.goto("/projects/new");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("relaunch");
    const currency = page.getByRole("combobox", { name: "Currency" });
    expect(await currency.inputValue()).toBe("EUR · Euro");
    await page.getByRole("combobox", { name: "Client" }).fill("yan");
    await page.getByRole("option", { name: "Yankee" }).click();
    await expect.poll(() => currency.inputValue()).toBe("USD · US Dollar");
    await page.getByRole("combobox", { name: "Client" }).fill("fab");
    await page.getByRole("option", { name: "Fabrikam" }).click();
    await expect.poll(() => currency.inputValue()).toBe("EUR · Euro");
    await page.getByLabel("First day").fill("2026-07-02");
    await page.getByLabel("Last day").fill("2026-07-01");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText("Last day must be a date after or equal to First day.").waitFor();
    expect(await page.getByLabel("Last day").getAttribute("aria-invalid")).toBe("true");
    await page.getByLabel("Last day").fill("2026-07-31");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText("Name has already been taken.").waitFor();

    // A fee belongs to some ways of paying only: another one takes it off.
    expect(await page.getByLabel("Fee", { exact: true }).count()).toBe(0);
    const paidBy = async (name: string) => {
      await page.getByRole("combobox", { name: "Billing" }).click();
      await page.getByRole("option", { name }).click();
    };
    await paidBy("Fixed fee");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Second relaunch");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText("Fee is required.").waitFor();
    await page.getByLabel("Fee", { exact: true }).fill("900");
    await paidBy("Time and materials");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Second relaunch", level: 1 }).waitFor();
  },
);

campaignTest(
  "the team's figures follow the period, and only people with the permission see amounts",
  async () => {
    const page = await site.openAs(OWNER, `/projects/${work.relaunch}?tab=team&date=2026-03-01,2026-03-31`);
    await cells(page, "Team", "Ana Pop").first().waitFor();
    expect(await cells(page, "Team", "Ana Pop").allInnerTexts()).toEqual(
      expect.arrayContaining(["3:00", "€240.00", "€80.00", "€90.00"]),
    );

    const dan = await letIn(site, company.people.Dan!, ["view-projects", "view-reports-projects"]);
    const other = await site.openAs(dan, `/projects/${work.relaunch}`);
    await other.getByText("4:00 hours of 10:00 hours").waitFor();
    expect(await tabs(other)).toEqual(["Overview", "Team", "Tasks", "Project"]);
    await other.goto(`/projects/${work.relaunch}?tab=team&date=2026-01-01,2026-07-14`);
    await cells(other, "Team", "Ana Pop").getByText("4:00").waitFor();
    await other.goto("/projects/portfolio");
    await cells(other, "Projects", /Relaunch/)
      .getByText("4:00")
      .waitFor();
    for (const path of ["/projects/portfolio", "", "?tab=team", "?tab=tasks", "?tab=project", "?tab=rates"]) {
      await other.goto(path.startsWith("/") ? path : `/projects/${work.relaunch}${path}`);
      await other.getByRole("heading", { level: 1 }).waitFor();
      await other.waitForLoadState("networkidle");
      expect(await other.getByRole("main").innerText()).not.toMatch(
        /€|Rate per hour|Profit|Revenue|New terms/,
      );
    }
  },
);

campaignTest(
  "people who may not see amounts see no budget in money, and the rest of the page is complete",
  async () => {
    await site.acme.owner.patch(`/projects/${work.audit}`, { budget: 1000, budget_type: "amount" });
    const person = await letIn(site, company.people.Ela!, ["view-projects", "view-reports-finance"]);
    const page = await site.openAs(person, `/projects/${work.audit}`);
    await page.getByText("Since the start").waitFor();
    expect(await page.getByRole("region", { name: "Budget" }).count()).toBe(0);
    await site.acme.owner.patch(`/projects/${work.audit}`, { budget: null, budget_type: null });
  },
);

campaignTest("a monthly budget is shown month by month", async () => {
  const budget = { budget: 2, budget_type: "monthly_hours" };
  expect((await site.acme.owner.patch(`/projects/${work.relaunch}`, budget)).status).toBe(200);
  const page = await site.openAs(OWNER, `/projects/${work.relaunch}`);
  const chart = page.getByRole("img", { name: /Used in each month, of 2:00 hours/ });
  await chart.waitFor();
  expect(await chart.getAttribute("aria-label")).toMatch(
    /28 Feb 2026 0:00 hours; 31 Mar 2026 3:00 hours; 30 Apr 2026 1:00 hour; .*14 Jul 2026 0:00 hours$/,
  );
  await page.getByText("Budget of 2:00 hours a month").waitFor();
  await page.getByText("0:00 hours of 2:00 hours").waitFor();
});

campaignTest(
  "the assignee starts and completes a task, and a project lead assigns people without seeing prices",
  async () => {
    const owner = site.acme.owner;
    const project = await made(owner, "/projects", {
      name: "Wiki",
      manager_employee_id: company.people.Finn,
    });
    await made(owner, "/project-assignments", {
      ...{ project_id: project, employee_id: company.people.Gina, starts_at: "2026-01-01" },
    });
    await made(owner, "/tasks", {
      ...{ project_id: project, name: "Texts", assigned_employee_ids: [company.people.Gina] },
    });
    await book(site.acme, company.people.Gina!, "2026-07-10", 60, { project_id: project });
    const gina: Person = await letIn(site, company.people.Gina!);
    const page = await site.openAs(gina, `/projects/${project}?tab=tasks`);
    expect(await tabs(page)).toEqual(["Team", "Tasks", "Project"]);
    expect(await page.getByRole("button", { name: "New task" }).count()).toBe(0);
    await page
      .getByRole("row", { name: /Texts/ })
      .getByRole("button", { name: "Texts", exact: true })
      .click();
    const dialog = page.getByRole("dialog");
    // The second click of a double click comes when another operation stands in the place of the first one.
    const { x, y } = (await dialog.getByRole("button", { name: "Start" }).boundingBox())!;
    await page.mouse.click(x + 10, y + 10);
    await dialog.getByRole("button", { name: "Start" }).waitFor({ state: "detached" });
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await dialog.getByRole("button", { name: "Complete" }).click();
    await dialog.getByRole("button", { name: "Reopen" }).waitFor();
    expect(await dialog.getByRole("button", { name: "Save" }).count()).toBe(0);

    const finn: Person = await letIn(site, company.people.Finn!);
    const lead = await site.openAs(finn, `/projects/${project}?tab=team`);
    await lead.getByRole("button", { name: "New assignment" }).waitFor();
    await lead
      .getByRole("row", { name: /Gina Rusu/ })
      .getByRole("button", { name: /^Gina Rusu/ })
      .click();
    const change = lead.getByRole("dialog");
    await change.getByRole("button", { name: "New terms" }).click();
    const terms = lead.getByRole("dialog", { name: "New terms for Gina Rusu" });
    expect(await terms.getByLabel("Rate per hour").count()).toBe(0);
    await terms.getByLabel("From").fill("2026-07-13");
    await terms.getByLabel("Weekly hours").fill("12");
    await terms.getByRole("button", { name: "Change" }).click();
    await terms.waitFor({ state: "detached" });
    const { body } = await owner.get(`/project-assignments?project_id=${project}&is_active=true`);
    expect(body.data.map(({ attributes }: never) => attributes)).toMatchObject([
      { weekly_hours_capacity: 12 },
    ]);
  },
);

campaignTest(
  "unknown figures say why, link to the exchange rates, and the used budget takes one request",
  async () => {
    const { owner } = site.acme;
    const made = async (path: string, body: object): Promise<string> => {
      const reply = await owner.post(path, body);
      expect(reply.status, reply.text).toBe(201);
      return reply.body.data.id;
    };
    const client_id = await made("/clients", { name: "Helvetia", currency: "CHF" });
    const project_id = await made("/projects", {
      ...{ name: "Alps", client_id, billed_rate: 100, starts_at: "2025-01-01" },
      ...{ budget: 1000, budget_type: "amount" },
    });
    const employee_id = company.people.Ana!;
    await made("/project-assignments", { project_id, employee_id, starts_at: "2026-06-01" });
    await made("/timesheets", { project_id, employee_id, date: "2026-06-03", worked_minutes: 60 });
    const page = await site.openAs(OWNER, "/projects");
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`/projects/${project_id}`);
    await page.getByRole("img", { name: /Cumulative use by month, of CHF/ }).waitFor();
    expect(requested.filter((path) => path.includes("/getters/")).toSorted()).toEqual(
      expect.arrayContaining([
        `/api/projects/${project_id}/getters/budget-burn`,
        "/api/projects/getters/project-profitability",
      ]),
    );
    expect(requested.filter((path) => /budget-burn|project-profitability/.test(path))).toHaveLength(2);
    const reason = "There is no exchange rate from CHF to EUR for 3 Jun 2026.";
    const revenue = page.getByRole("region", { name: "Revenue", exact: true });
    await revenue
      .getByRole("button", { name: `not known ${reason}` })
      .first()
      .focus();
    await page.getByRole("tooltip").getByText(reason).waitFor();
    await page.getByText(`Some figures are unknown. ${reason}`).waitFor();
    await page.getByRole("link", { name: "Add exchange rates" }).click();
    await page.getByRole("heading", { name: "Exchange rates", level: 1 }).waitFor();
    // An unknown sort and an unknown currency are ignored.
    await page.goto("/projects/portfolio?sort=fly&currency=ZZZ");
    const { body } = await owner.get("/projects/getters/portfolio-overview");
    const leftOut: string[] = body.data.totals.left_out.map(({ name }: { name: string }) => name);
    expect(leftOut).toContain("Alps");
    const projects = leftOut.length === 1 ? "1 project" : `${leftOut.length} projects`;
    await page
      .getByText(`The totals exclude unknown figures of ${projects}: ${leftOut.join(", ")}. `)
      .waitFor();
    expect(new URL(page.url()).searchParams.has("sort")).toBe(false);
  },
);

campaignTest("profits and the budget of a project are saved as pictures", async () => {
  const pictureOf = async (page: Page, title: string): Promise<string> => {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download “${title}” as PNG` }).click();
    const file = await coming;
    const bytes = await readFile(await file.path());
    // The signature of PNG, and the width of the picture.
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(1_000);
    return file.suggestedFilename();
  };
  const portfolio = await site.openAs(OWNER, "/projects/portfolio");
  expect(await pictureOf(portfolio, "Profit and margin")).toBe("profit-and-margin.png");
  const project = await site.openAs(OWNER, `/projects/${work.relaunch}`);
  expect(await pictureOf(project, "Budget")).toBe("budget.png");
});
