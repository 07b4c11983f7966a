import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { type Bookable, book, made, openProject } from "./support/worked-time.ts";

let site: Site;
let company: Company;
let work: Bookable;
let ana: Person;
let ben: Person;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  work = await openProject(site.acme, [company.people.Ben!, company.people.Cora!]);
  ana = await letIn(site, company.people.Ana!);
  ben = await letIn(site, company.people.Ben!);
});

/** Minutes of somebody's entries in a week, by day. */
async function booked(employeeId: string, week: string): Promise<Record<string, number[]>> {
  const { body } = await site.acme.owner.get(
    `/timesheets?employee_id=${employeeId}&date=${week}&sort=date,created_at&perPage=100`,
  );
  const days: Record<string, number[]> = {};
  for (const { attributes } of body.data) {
    const day = attributes.date.slice(0, 10);
    days[day] = [...(days[day] ?? []), attributes.worked_minutes];
  }
  return days;
}

const cell = (page: Page, work: string, day: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${work}, .*${day}$`) });

campaignTest(
  "a week is entered with the keyboard, and refused values stay as typed, with the reason",
  async () => {
    const page = await site.openAs(ben, "/time");
    await page.getByText("Nothing is booked in this week").waitFor();
    await page.getByRole("button", { name: "Add a row" }).click();
    await page.getByRole("combobox", { name: "Project" }).fill("web");
    await page.getByRole("option", { name: "Website" }).click();
    await page.getByRole("combobox", { name: "Task" }).click();
    await page.getByRole("option", { name: "Design" }).click();
    await page.getByRole("button", { name: "Add", exact: true }).click();

    await cell(page, "Website · Design", "13 Jul").focus();
    await page.keyboard.type("8");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("7:30");
    await page.keyboard.press("Tab");
    await page.keyboard.type("25");
    await page.keyboard.press("Enter");
    const refused = cell(page, "Website · Design", "15 Jul");
    await page
      .getByRole("alert")
      .getByText(/must not be greater than 1440/)
      .waitFor();
    expect(await refused.inputValue()).toBe("25");
    expect(await refused.getAttribute("aria-invalid")).toBe("true");
    await refused.fill("90m");
    await page.keyboard.press("Enter");
    await expect.poll(() => refused.inputValue()).toBe("1:30");
    await page.getByRole("alert").getByText(/1440/).waitFor({ state: "detached" });

    await refused.fill("5");
    await page.keyboard.press("Escape");
    expect(await refused.inputValue()).toBe("1:30");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("0");
    await page.keyboard.press("Tab");
    await expect
      .poll(() => booked(company.people.Ben!, "2026-07-13,2026-07-19"))
      .toEqual({ "2026-07-13": [480], "2026-07-15": [90] });
    await page.getByText("9:30").first().waitFor();
  },
);

const focused = (page: Page) => page.locator(":focus").getAttribute("aria-label");

campaignTest(
  "the focus stays in the week, and a row that was added or emptied stays until it is removed",
  async () => {
    const page = await site.openAs(ben, "/time?week=2026-07-20");
    const row = page.getByRole("button", { name: "Remove Website · Design from the week" });
    await page.getByRole("button", { name: "Add a row" }).click();
    await page.getByRole("combobox", { name: "Project" }).fill("web");
    await page.getByRole("option", { name: "Website" }).click();
    await page.getByRole("combobox", { name: "Task" }).click();
    await page.getByRole("option", { name: "Design" }).click();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect.poll(() => focused(page)).toMatch(/^Website · Design, .*20 Jul$/);
    await page.keyboard.type("2");
    await page.keyboard.press("Enter");
    expect(await focused(page)).toMatch(/21 Jul$/);
    await page.keyboard.press("Shift+Enter");
    expect(await focused(page)).toMatch(/20 Jul$/);
    await cell(page, "Website · Design", "26 Jul").focus();
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    expect(await focused(page)).toMatch(/26 Jul$/);
    const days = "2026-07-20,2026-07-26";
    await expect
      .poll(() => booked(company.people.Ben!, days))
      .toEqual({ "2026-07-20": [120], "2026-07-26": [60] });
    // What was saved under the cursor is replaced by the next key, not added to.
    await expect.poll(() => cell(page, "Website · Design", "26 Jul").inputValue()).toBe("1:00");
    await page.keyboard.type("90m");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => booked(company.people.Ben!, days))
      .toEqual({ "2026-07-20": [120], "2026-07-26": [90] });

    // What was typed by mistake is taken back: the row is empty then, and stays.
    await cell(page, "Website · Design", "20 Jul").fill("");
    await cell(page, "Website · Design", "26 Jul").fill("");
    await page.keyboard.press("Enter");
    await expect.poll(() => booked(company.people.Ben!, days)).toEqual({});
    await row.waitFor();
    await page.getByRole("button", { name: "Next week" }).click();
    await page.getByText("Nothing is booked in this week").waitFor();
    await page.getByRole("button", { name: "Previous week", exact: true }).click();
    await row.waitFor();
    await page.reload();
    await row.click();
    await row.waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("Nothing is booked in this week").waitFor();
    await page.getByRole("button", { name: "Add a row" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(":focus").innerText()).toBe("Add a row");
  },
);

campaignTest("a week shows its public holidays and leave, and why fewer hours are expected", async () => {
  const { owner } = site.acme;
  const employee_id = company.people.Ben!;
  await made(owner, "/public-holidays", { name: "Town day", date: "2026-08-03" });
  await made(owner, "/public-holidays", { name: "Half day", date: "2026-08-06", is_half_day: true });
  const leave = await made(owner, "/holidays", {
    ...{ employee_id, start_date: "2026-08-04", end_date: "2026-08-05", end_period: "morning" },
  });
  await owner.post(`/holidays/${leave}/actions?action=approve`, {});
  await made(owner, "/holidays", { employee_id, start_date: "2026-08-07", end_date: "2026-08-07" });
  // A week in which nothing is booked tells of its days as well.
  const page = await site.openAs(ben, "/time?week=2026-08-03");
  await page.getByText("Nothing is booked in this week").waitFor();
  for (const name of [
    /3 Public holiday: Town day/,
    /4 Leave: Vacation$/,
    /5 Leave: Vacation, morning$/,
    /6 Public holiday: Half day, afternoon/,
    /7 Leave: Vacation, not approved yet/,
  ])
    await page.getByRole("columnheader", { name }).waitFor();
  await page
    .getByText(
      /Only 16:00 hours are expected: Town day \(.*3 Aug\) takes 8:00 · Vacation \(.*4 Aug; .*5 Aug\) takes 12:00 · Half day/,
    )
    .waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /3.*Public holiday/ }).click();
  await page.getByText("Public holiday: Town day").waitFor();
});

campaignTest(
  "a timer that is stopped in one tab stops in the others, and the title of each tab shows it",
  async () => {
    const [page, other] = [await site.openAs(ben, "/time"), await site.openAs(ben, "/employees")];
    await other.getByRole("button", { name: "Timer" }).waitFor();
    await page.getByRole("button", { name: "Timer" }).click();
    await page.getByLabel("What are you working on?").fill("Hotline");
    await page.getByRole("dialog").getByRole("button", { name: "Start", exact: true }).click();
    await other.getByRole("timer").waitFor();
    await expect.poll(() => other.title()).toMatch(/^0:\d\d · Hotline – Employees · /);
    await expect.poll(() => page.title()).toMatch(/^0:\d\d · Hotline – My week · /);
    await page.getByRole("button", { name: "Stop the timer" }).click();
    await other.getByRole("timer").waitFor({ state: "detached" });
    await expect.poll(() => other.title()).toMatch(/^Employees · /);
    const { body } = await site.acme.owner.get("/timesheets?search=hotline");
    await site.acme.owner.delete(`/timesheets/${body.data[0].id}`);
  },
);

campaignTest(
  "several entries of a cell are listed and cannot be overwritten, and a row is copied to the next week",
  async () => {
    const on = { project_id: work.website, task_id: work.design };
    await book(site.acme, company.people.Ben!, "2026-07-07", 60, { ...on, description: "Logo" });
    await book(site.acme, company.people.Ben!, "2026-07-07", 90, { ...on, description: "Colours" });
    await book(site.acme, company.people.Ben!, "2026-07-08", 30, { project_id: work.website });
    const page = await site.openAs(ben, "/time?week=2026-07-06");
    await page.getByRole("button", { name: /^Website · Design, .*7 Jul: 2:30 ?, 2 entries/ }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByText("Logo").waitFor();
    await drawer.getByRole("button", { name: "Change" }).nth(1).click();
    await page.getByRole("dialog").getByLabel("Time", { exact: true }).fill("2:00");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByRole("dialog").getByText("3:00").waitFor();
    await page.keyboard.press("Escape");

    await page.goto("/time?week=2026-07-13");
    await page.getByRole("button", { name: "Copy rows of the previous week" }).click();
    await cell(page, "Website", "13 Jul").waitFor();
  },
);

campaignTest("a timer is started and stopped in the header of any screen", async () => {
  const page = await site.openAs(ben, "/employees");
  await page.getByRole("button", { name: "Timer" }).click();
  const dialog = page.getByRole("dialog", { name: "Start a timer" });
  await dialog.getByLabel("What are you working on?").fill("Support");
  expect(await graveFindings(page)).toEqual([]);
  const question = page.getByRole("dialog", { name: "Discard your changes?" });
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await question.waitFor({ state: "detached" });
  await dialog.getByRole("combobox", { name: "Project" }).fill("web");
  await page.getByRole("option", { name: "Website" }).click();
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("timer").waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await graveFindings(page)).toEqual([]);
  site.app.clock.set("2026-07-14T10:45:00Z");
  await page.getByRole("button", { name: "Stop the timer" }).click();
  await page.getByText("Timer stopped").waitFor();
  const { body } = await site.acme.owner.get("/timesheets?search=support");
  expect(body.data[0].attributes).toMatchObject({ worked_minutes: 45, project_id: work.website });

  await page.getByRole("button", { name: "Timer" }).click();
  await page.getByRole("button", { name: /^Support/ }).click();
  await page.getByRole("timer").waitFor();
  await page.getByRole("button", { name: /^Running timer/ }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await page
    .getByRole("dialog", { name: "Discard the timer?" })
    .getByRole("button", { name: "Discard" })
    .click();
  await page.getByText("Timer discarded").waitFor();
});

campaignTest(
  "a week is submitted, locked, withdrawn and submitted again, and the manager approves it with others",
  async () => {
    await book(site.acme, company.people.Cora!, "2026-07-06", 480, { project_id: work.website });
    const page = await site.openAs(ben, "/time?week=2026-07-06");
    const submit = page.getByRole("button", { name: "Submit the week" });
    const question = page.getByRole("dialog", { name: /are missing in this week/ });
    await submit.click();
    await question.getByText(/6 Jul: 8:00/).waitFor();
    await question.getByText(/7 Jul: 5:00/).waitFor();
    expect(await graveFindings(page)).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    expect(await page.getByText("Submitted", { exact: true }).count()).toBe(0);
    await submit.click();
    await question.getByRole("button", { name: "Submit anyway" }).click();
    await page.getByText("Submitted", { exact: true }).waitFor();
    await page
      .getByRole("button", { name: /locked. Its week is submitted/ })
      .first()
      .waitFor();
    expect(await page.getByRole("button", { name: "Add a row" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Approve" }).count()).toBe(0);
    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.getByText("The week is open again.").waitFor();
    await submit.click();
    await question.getByRole("button", { name: "Submit anyway" }).click();
    await page.getByText("Submitted", { exact: true }).waitFor();
    await site.acme.owner.post("/timesheet-submissions/actions?action=submit", {
      week_start: "2026-07-06",
      employee_id: company.people.Cora,
    });

    const boss = await site.openAs(ana, "/time/approvals");
    await boss.getByRole("checkbox", { name: /^All submitted in the week .*6/ }).check();
    await boss.getByText("2 weeks chosen").waitFor();
    const chosen = boss.getByRole("region", { name: "The chosen weeks" });
    await chosen.getByRole("button", { name: "Reject" }).click();
    const decision = boss.getByRole("dialog", { name: "Reject 2 weeks?" });
    await decision
      .getByText(/^6 – 12 Jul 2026 · \d+:\d\d of \d+:\d\d/)
      .nth(1)
      .waitFor();
    await decision.getByRole("button", { name: "Cancel" }).click();
    await boss.getByRole("checkbox", { name: /^Choose Cora Rusu/ }).uncheck();
    await chosen.getByRole("button", { name: "Approve" }).click();
    await boss.getByRole("dialog").getByLabel("Note").fill("Well done.");
    await boss.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await boss.getByRole("link", { name: /^Ben Rusu, .*: Approved/ }).click();
    await boss.getByRole("heading", { name: "Week of Ben Rusu" }).waitFor();
    await boss.getByText("Well done.").waitFor();
    await boss.getByRole("button", { name: "Reopen" }).waitFor();

    await page.reload();
    await page.getByText("Approved", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Reopen" }).count()).toBe(0);

    await boss.goto("/approvals");
    await boss.getByRole("region", { name: "Weeks" }).getByText("Cora Rusu").waitFor();
    await page.goto("/approvals");
    await page.getByText("Nothing pending").waitFor();
  },
);

campaignTest("the report links a project to its entries", async () => {
  const page = await site.openAs(OWNER, "/time/report?date=2026-07-01,2026-07-31");
  await page.getByRole("link", { name: "Website" }).click();
  await page.getByRole("heading", { name: "Time entries" }).waitFor();
  await page.getByText("Project is").waitFor();
  const { body } = await site.acme.owner.get(
    `/timesheets?group=project_id&date=2026-07-01,2026-07-31&project_id=${work.website}`,
  );
  const count = body.data[0].attributes.entries_count;
  await page.getByText(`of ${count}`).waitFor();
});

campaignTest(
  "people without a team and permission see only their own weeks and nothing to decide",
  async () => {
    const page = await site.openAs(ben, "/time/approvals");
    await page
      .getByRole("link", { name: /^Ben Rusu/ })
      .first()
      .waitFor();
    expect(await page.getByRole("link", { name: /^Ana Pop/ }).count()).toBe(0);
    expect(await page.getByRole("checkbox").count()).toBe(0);
    await page.goto("/time/report");
    await page.getByRole("columnheader", { name: "Billable time" }).waitFor();
    expect(await page.getByText("Billed value").count()).toBe(0);
  },
);
