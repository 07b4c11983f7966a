import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let company: Company;
/** Leads everybody. */
let ana: Person;
let ben: Person;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  ana = await letIn(site, company.people.Ana!);
  ben = await letIn(site, company.people.Ben!);
});

/** What a request of somebody says now. */
async function requestOf(employeeId: string, startDate: string) {
  const { body } = await site.acme.owner.get(`/holidays?employee_id=${employeeId}&start_date=${startDate}`);
  return body.data[0]?.attributes;
}

campaignTest("leave is requested after its days were shown, and decided in the inbox", async () => {
  const page = await site.openAs(ben, "/leave");
  await page.getByRole("region", { name: "Vacation" }).getByText("days available").waitFor();
  await page.getByRole("button", { name: "Request leave" }).click();
  const dialog = page.getByRole("dialog", { name: "Request leave" });
  await dialog.getByLabel("First day").fill("2026-08-10");
  await dialog.getByLabel("Last day").fill("2026-08-14");
  await dialog.getByText("This counts 5 days").waitFor();
  await dialog.getByText(/20 days available on .*, 15 days left afterwards/).waitFor();
  await dialog.getByLabel("Last day").fill("2026-08-07");
  await dialog.getByText("Last day must be a date after or equal to First day.").waitFor();
  await dialog.getByLabel("Last day").fill("2026-08-14");
  await dialog.getByText("This counts 5 days").waitFor();
  await dialog.getByLabel("Reason").fill("The sea");
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await page.getByText("The request has been sent.").waitFor();
  await page
    .getByText(/10\s–\s14 Aug 2026/)
    .first()
    .waitFor();

  const { owner } = site.acme;
  const friday = { start_date: "2026-08-14", end_date: "2026-08-14" };
  // Ana decides on nothing of her own.
  await made(owner, "/holidays", { employee_id: company.people.Ana, ...friday });
  const gina = await made(owner, "/holidays", { employee_id: company.people.Gina, ...friday });
  expect((await owner.post(`/holidays/${gina}/actions?action=approve`, {})).status).toBe(200);
  const inbox = await site.openAs(ana, "/approvals");
  await inbox.getByText("The sea").waitFor();
  await inbox.getByRole("link", { name: "Approvals 1 pending" }).waitFor();
  await inbox.getByRole("button", { name: /^Approve Ben Rusu, 10\s–\s14 Aug 2026 · 5 days$/ }).dblclick();
  const question = inbox.getByRole("dialog", { name: "Approve the leave request of Ben Rusu?" });
  await question.getByText("Reason: The sea").waitFor();
  await question.getByText("Vacation 2026: 20 days left, 15 days after this request.").waitFor();
  await question.getByText("Gina Rusu, 14 Aug 2026").waitFor();
  await question.getByLabel("Note").fill("Enjoy it");
  await question.getByRole("button", { name: "Approve" }).dblclick();
  await inbox.getByText("Nothing pending").waitFor();
  expect(await inbox.getByRole("alert").count()).toBe(0);
  await inbox.getByRole("link", { name: "Approvals", exact: true }).waitFor();
  expect(await requestOf(company.people.Ben!, "2026-08-10")).toMatchObject({
    status: "approved",
    days: 5,
    status_explanation: "Enjoy it",
  });
});

campaignTest("the balance of any day is shown with its ledger lines", async () => {
  const page = await site.openAs(ben, "/leave");
  const vacation = page.getByRole("region", { name: "Vacation" });
  await page.getByLabel("Balances on").fill("2026-08-31");
  await vacation.getByText("15", { exact: true }).first().waitFor();
  await vacation.getByRole("button", { name: "Show details: Vacation 2026" }).click();
  const lines = page.getByRole("table", { name: "Lines of Vacation 2026" });
  expect(await lines.getByRole("row").allInnerTexts()).toEqual([
    expect.stringContaining("Date"),
    expect.stringMatching(/1 Jan 2026\s+Opening balance\s+\+20\s+20/),
    expect.stringMatching(/10 Aug 2026\s+Leave\s+-5\s+15/),
  ]);
});

campaignTest(
  "requests that can be approved are approved together, and the others stay selected and show the reason",
  async () => {
    const { owner } = site.acme;
    const [vacation] = (await owner.get("/holiday-policies?is_default=true")).body.data;
    const mine = `employee_id=${company.people.Cora}&holiday_policy_id=${vacation.id}`;
    const [balance] = (await owner.get(`/holiday-balances?${mine}&year=2026`)).body.data;
    for (const [start_date, end_date] of [
      ["2026-09-07", "2026-09-16"],
      ["2026-10-05", "2026-10-16"],
    ]) {
      await made(owner, "/holidays", { employee_id: company.people.Cora, start_date, end_date });
    }
    const paidOut = { days: -8, reason: "Paid out" };
    expect((await owner.post(`/holiday-balances/${balance.id}/actions?action=adjust`, paidOut)).status).toBe(
      200,
    );
    const page = await site.openAs(ana, "/approvals");
    await page.getByLabel("All").check();
    await page.getByRole("button", { name: "Approve 2", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Approve 2 leave requests?" });
    await dialog.getByText(/5\s–\s16 Oct 2026 · 10 days/).waitFor();
    // The dialog says before the decision for which of them it is not possible.
    await dialog.getByText("The request needs 10 days; 4 are available.").waitFor();
    await dialog.getByRole("button", { name: "Approve" }).click();
    await page.getByText("1 approved, 1 not approved").waitFor();
    const main = page.getByRole("main");
    await main.getByText("The request needs 10 days; 4 are available.").waitFor();
    expect(await requestOf(company.people.Cora!, "2026-09-07")).toMatchObject({ status: "approved" });
    expect(await requestOf(company.people.Cora!, "2026-10-05")).toMatchObject({ status: "pending" });
    const october = page.getByRole("checkbox", { name: /^Choose Cora Rusu, 5\s–\s16 Oct/ });
    expect(await october.isChecked()).toBe(true);
    await page.getByRole("button", { name: /^Reject Cora Rusu, 5\s–\s16 Oct 2026/ }).click();
    await page.getByRole("dialog").getByLabel("Why").fill("Too long");
    await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
    await page.getByText("Rejected").waitFor();
    expect(await requestOf(company.people.Cora!, "2026-10-05")).toMatchObject({ status: "rejected" });

    // One that somebody else has decided meanwhile is named too, although it no longer waits.
    for (const day of ["2026-11-02", "2026-11-09"]) {
      await made(owner, "/holidays", { employee_id: company.people.Cora, start_date: day, end_date: day });
    }
    await page.reload();
    await page.getByLabel("All").check();
    const early = `/holidays?employee_id=${company.people.Cora}&start_date=2026-11-02`;
    const [{ id }] = (await owner.get(early)).body.data;
    expect((await owner.post(`/holidays/${id}/actions?action=reject`, {})).status).toBe(200);
    await page.getByRole("button", { name: "Approve 2", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await main.getByText(/^Cora Rusu, .*2 Nov 2026.*: The request is not pending\.$/).waitFor();
    expect(await requestOf(company.people.Cora!, "2026-11-09")).toMatchObject({ status: "approved" });
  },
);

campaignTest("a long inbox has pages, and the navigation shows the number of pending items", async () => {
  const { owner } = site.acme;
  const [unpaid] = (await owner.get("/holiday-policies?search=unpaid")).body.data;
  const days = Array.from({ length: 26 }, (_, index) => {
    const weekday = 5 + 7 * Math.floor(index / 5) + (index % 5);
    return new Date(Date.UTC(2026, 0, weekday)).toISOString().slice(0, 10);
  });
  const requested = await owner.post(
    "/holidays/bulk",
    days.map((start_date) => ({
      ...{ employee_id: company.people.Hugo, holiday_policy_id: unpaid.id },
      ...{ start_date, end_date: start_date },
    })),
  );
  expect(requested.status, requested.text).toBe(201);
  const page = await site.openAs(ana, "/approvals");
  await page.getByText("26 pending", { exact: true }).first().waitFor();
  await page.getByRole("link", { name: "Approvals 26 pending" }).waitFor();
  await expect.poll(() => page.getByRole("checkbox", { name: /^Choose Hugo Rusu/ }).count()).toBe(25);
  await page.getByRole("button", { name: "Leave requests, page 2" }).click();
  // The first page stays until the second one has come.
  await expect.poll(() => page.getByRole("button", { name: /^Reject Hugo Rusu/ }).count()).toBe(1);
  await page.getByRole("button", { name: /^Reject Hugo Rusu/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  // Nothing is left on the second page, so that the first one is shown.
  await expect.poll(() => page.getByRole("checkbox", { name: /^Choose Hugo Rusu/ }).count()).toBe(25);
  await page.getByLabel("All").check();
  await page.getByRole("button", { name: "Reject 25" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await page.getByText("25 rejected").waitFor();
  await page.getByText("Nothing pending").waitFor();
});

campaignTest(
  "balances show the name of their year and their exact days without superfluous decimals",
  async () => {
    const { owner } = site.acme;
    const [vacation] = (await owner.get("/holiday-policies?is_default=true")).body.data;
    const ofCora = `employee_id=${company.people.Cora}&holiday_policy_id=${vacation.id}`;
    const [balance] = (await owner.get(`/holiday-balances?${ofCora}&year=2026`)).body.data;
    const earned = { days: 0.25, reason: "Moving house" };
    expect((await owner.post(`/holiday-balances/${balance.id}/actions?action=adjust`, earned)).status).toBe(
      200,
    );
    const [{ attributes }] = (await owner.get(`/holiday-balances?${ofCora}&year=2026`)).body.data;
    const page = await site.openAs(OWNER, `/leave/balances?${ofCora}`);
    const row = page.getByRole("row", { name: /Cora/ }).filter({ hasText: "2026" });
    await row.waitFor();
    const [, , year, available, taken] = await row.getByRole("cell").allInnerTexts();
    expect([year, available, taken]).toEqual(["2026", `${attributes.available}`, `${attributes.taken}`]);
    expect(available).toContain(".25");
  },
);

campaignTest("the team calendar shows everybody who is away but not why", async () => {
  const page = await site.openAs(ben, "/leave/calendar");
  await page.getByRole("button", { name: "Next month" }).click();
  await page.getByRole("rowheader", { name: /Ben Rusu,? away 10\s–\s14 Aug 2026/ }).waitFor();
  expect(await page.content()).not.toContain("The sea");
});

campaignTest(
  "a public holiday recalculates the requests around it, and is copied to the next year",
  async () => {
    const page = await site.openAs(OWNER, "/leave/public-holidays");
    await page.getByRole("button", { name: "New public holiday" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Harvest day");
    await dialog.getByLabel("Date").fill("2026-08-12");
    await dialog.getByRole("button", { name: "Create" }).click();
    await page.getByText("Public holiday created").waitFor();
    expect(await requestOf(company.people.Ben!, "2026-08-10")).toMatchObject({ days: 4 });
    await page.getByRole("button", { name: "Copy a year" }).click();
    await page.getByRole("dialog").getByLabel("From").fill("2026");
    await page.getByRole("dialog").getByLabel("To").fill("2027");
    await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
    await page.getByText("1 day copied").waitFor();
  },
);

campaignTest("a request shows which of its days do not count, and why", async () => {
  await made(site.acme.owner, "/public-holidays", { name: "Founders’ day", date: "2026-09-08" });
  const page = await site.openAs(ben, "/leave");
  await page.getByRole("button", { name: "Request leave" }).click();
  const dialog = page.getByRole("dialog", { name: "Request leave" });
  await dialog.getByLabel("First day").fill("2026-09-05");
  await dialog.getByLabel("Last day").fill("2026-09-06");
  await dialog.getByText("The request contains no working day.").waitFor();
  await dialog.getByText(/5\s?–\s?6 Sept: not working days/).waitFor();
  await dialog.getByLabel("Last day").fill("2026-09-07");
  await dialog.getByText("This counts 1 day").waitFor();
  await dialog.getByText(/5\s?–\s?6 Sept: not working days/).waitFor();
  await dialog.getByLabel("Last day").fill("2026-09-09");
  await dialog.getByText("This counts 2 days").waitFor();
  await dialog.getByText("8 Sept: public holiday “Founders’ day”").waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await page.getByText("The request has been sent.").waitFor();
  const { body } = await site.acme.owner.get(
    `/holidays?employee_id=${company.people.Ben}&start_date=2026-09-05`,
  );
  await page.goto(`/leave/requests/${body.data[0].id}`);
  await page.getByText("8 Sept: public holiday “Founders’ day”").waitFor();
  await expect.poll(() => page.title()).toMatch(/^Leave of Ben Rusu · /);
});

campaignTest(
  "nobody decides on their own leave, except a person who manages leave and has no manager",
  async () => {
    const { owner } = site.acme;
    const employee_id = company.people.Dan!;
    const dan = await letIn(site, employee_id, ["manage-leave"]);
    const id = await made(owner, "/holidays", {
      employee_id,
      start_date: "2026-11-02",
      end_date: "2026-11-02",
    });
    const page = await site.openAs(dan, `/leave/requests/${id}`);
    const decisions = page.getByRole("button", { name: /^(Approve|Reject)$/ });
    await page.getByRole("button", { name: "Cancel the request" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await decisions.count()).toBe(0);
    expect((await owner.patch(`/employees/${employee_id}`, { manager_employee_id: null })).status).toBe(200);
    await page.reload();
    await page.getByRole("button", { name: "Reject" }).waitFor();
    await page.getByRole("button", { name: "Approve" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expect.poll(async () => (await requestOf(employee_id, "2026-11-02")).status).toBe("approved");
  },
);

campaignTest(
  "the form of a policy starts with the defaults, and errors of the API are shown at the fields",
  async () => {
    const page = await site.openAs(OWNER, "/leave/policies/new");
    expect(await page.getByRole("switch", { name: "Paid" }).isChecked()).toBe(true);
    expect(await page.getByRole("combobox", { name: "What counts" }).inputValue()).toBe("Working days");
    const carried = page.getByLabel("Maximum carry-over into the next year");
    expect(await carried.inputValue()).toBe("0");
    await carried.fill("");
    await page.getByRole("switch", { name: "Needs approval" }).uncheck();
    await page.getByLabel("Name").fill("Sabbatical");
    await page.getByRole("combobox", { name: "Granted" }).click();
    await page.getByRole("option", { name: "Monthly" }).click();
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText(/^Days per year is required/).waitFor();
    await page.getByLabel("Days per year").fill("24");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Sabbatical" }).waitFor();
    const { body } = await site.acme.owner.get("/holiday-policies?search=Sabbatical");
    const made = {
      is_paid: true,
      requires_approval: false,
      carry_over_max_days: null,
      day_count: "working_days",
    };
    expect(body.data[0].attributes).toMatchObject(made);
  },
);
