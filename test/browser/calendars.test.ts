import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let policy: string;
let long: string;
let organizer: string;

const make = (path: string, body: object): Promise<string> => made(site.acme.owner, path, body);

withCompany(async (opened, { people }) => {
  site = opened;
  organizer = people.Ana!;
  policy = (await site.acme.owner.get("/holiday-policies?perPage=1")).body.data[0].id;
  const leave = (employee_id: string | undefined, start_date: string, end_date: string) =>
    make("/holidays", { employee_id, holiday_policy_id: policy, start_date, end_date });
  long = await leave(people.Ben, "2026-09-10", "2026-09-15");
  for (const name of ["Cora", "Dan", "Ela", "Finn"]) await leave(people[name], "2026-09-15", "2026-09-15");
});

const PHONE = { width: 390, height: 844 };
const PATH = "/leave/requests/calendar?on=2026-09-14";
const day = (page: Page, name: RegExp | string) => page.getByRole("gridcell", { name });
const focused = (page: Page) => page.evaluate("document.activeElement.getAttribute('data-day')");
const addressOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

campaignTest("leave is a calendar of a month and of a week, which is used by keyboard alone", async () => {
  const page = await site.openAs(OWNER, PATH);
  await day(page, /10 September 2026, 1 entry/).waitFor();
  await page.getByText("September 2026", { exact: true }).waitFor();
  await day(page, /15 September 2026, 5 entries/).waitFor();
  expect(
    await day(page, /16 September 2026$/)
      .getByRole("link")
      .count(),
  ).toBe(0);
  expect(await graveFindings(page)).toEqual([]);

  // Three lines have place in a month; the week has place for all.
  await day(page, /15 September/)
    .getByRole("button", { name: "+2 more" })
    .waitFor();
  await day(page, /14 September/).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => focused(page)).toBe("2026-09-15");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => focused(page)).toBe("2026-09-08");
  await page.keyboard.press("PageDown");
  await expect.poll(() => focused(page)).toBe("2026-10-08");
  await page.getByText("October 2026", { exact: true }).waitFor();
  await page.keyboard.press("PageUp");
  await expect.poll(() => focused(page)).toBe("2026-09-08");
  for (const key of ["ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/leave/requests/${long}`);
  await page.goBack();
  await day(page, /15 September/).focus();
  await page.keyboard.press("Enter");
  const names = day(page, /15 September/).locator("[data-entry]");
  await expect.poll(() => names.nth(0).and(page.locator(":focus")).count()).toBe(1);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => names.nth(1).and(page.locator(":focus")).count()).toBe(1);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("2026-09-15");

  await day(page, /15 September/)
    .getByRole("button", { name: "+2 more" })
    .click();
  await page.getByText(/14 . 20 Sep/).waitFor();
  expect(addressOf(page).get("scale")).toBe("week");
  await day(page, /15 September/)
    .getByRole("link", { name: /^Finn Rusu/ })
    .waitFor();
  expect(await page.getByRole("gridcell").count()).toBe(7);
});

campaignTest("on a phone the calendar is an agenda, and a view keeps its layout and filters", async () => {
  const page = await site.openAs(OWNER, PATH, PHONE);
  await page.getByRole("link", { name: /^Cora Rusu/ }).waitFor();
  expect(await page.getByRole("grid").count()).toBe(0);
  expect(await page.getByRole("link", { name: /^Ben Rusu/ }).count()).toBe(6);
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Next month" }).click();
  await page.getByText("Nothing here").waitFor();
  await page.getByRole("button", { name: "Previous month" }).click();
  await page.getByRole("link", { name: /^Cora Rusu/ }).waitFor();

  await page.getByRole("button", { name: "Views", exact: true }).click();
  await page.getByRole("button", { name: "Save as a new view" }).click();
  const form = page.getByRole("dialog", { name: "Save as a new view" });
  await form.getByLabel("Name").fill("Who is away");
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "View: Who is away", exact: true }).waitFor();
  const { body } = await site.acme.owner.get("/views?search=away");
  expect(body.data[0].attributes).toMatchObject({ resource: "holidays", layout: "calendar", group_by: null });
});

campaignTest("what others ask for appears in the calendar by itself", async () => {
  const page = await site.openAs(OWNER, PATH);
  await day(page, /10 September 2026, 1 entry/).waitFor();
  const { body } = await site.acme.owner.get("/employees?search=gina.rusu");
  await make("/holidays", {
    ...{ employee_id: body.data[0].id, holiday_policy_id: policy },
    ...{ start_date: "2026-09-10", end_date: "2026-09-10" },
  });
  await day(page, /10 September 2026, 2 entries/).waitFor();
});

campaignTest("a lead is moved to another day by dragging and by keyboard, and back", async () => {
  const id = await make("/leads", { name: "Relaunch", expected_close_date: "2026-09-10" });
  const dayOf = async (): Promise<string> =>
    (await site.acme.owner.get(`/leads/${id}`)).body.data.attributes.expected_close_date.slice(0, 10);
  const page = await site.openAs(OWNER, "/leads/calendar?view=all&on=2026-09-14");
  const lead = (on: RegExp) => day(page, on).getByRole("link", { name: /^Relaunch/ });
  await lead(/10 September/).waitFor();
  await lead(/10 September/).dragTo(day(page, /11 September/));
  await lead(/11 September/).waitFor();
  await expect.poll(dayOf).toBe("2026-09-11");
  await page.getByRole("button", { name: "Undo" }).click();
  await lead(/10 September/).waitFor();

  await day(page, /10 September/).focus();
  await page.keyboard.press("m");
  await page.getByText(/^Choose another day for Relaunch/).waitFor();
  expect(await graveFindings(page)).toEqual([]);
  for (const key of ["ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await lead(/18 September/).waitFor();
  await expect.poll(dayOf).toBe("2026-09-18");
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  await page.getByText(/^Drag an entry/).waitFor();
  expect(await dayOf()).toBe("2026-09-18");
});

campaignTest("assets are in the calendar by the day that is chosen", async () => {
  const type = await make("/asset-types", { name: "Computers" });
  await make("/assets", { name: "Laptop", asset_type_id: type, warranty_until: "2026-09-17" });
  const page = await site.openAs(OWNER, "/assets/calendar?view=all&on=2026-09-14", PHONE);
  await page.getByText("Nothing here").waitFor();
  await page.getByRole("combobox", { name: "Day that places the records" }).click();
  await page.getByRole("option", { name: "Warranty until" }).click();
  await page.getByRole("link", { name: /Laptop/ }).waitFor();
  expect(addressOf(page).get("by")).toBe("warranty_until");
  expect(await graveFindings(page)).toEqual([]);
});

campaignTest(
  "meetings are among the hours of a week, by keyboard, and an agenda with times on a phone",
  async () => {
    const client_id = (await site.acme.owner.get("/clients?perPage=1")).body.data[0].id;
    const meeting = (title: string, from: string, to: string) =>
      make("/meetings", {
        title,
        client_id,
        organizer_employee_id: organizer,
        starts_at: `2026-09-15T${from}:00Z`,
        ends_at: `2026-09-15T${to}:00Z`,
      });
    const id = await meeting("Kick-off", "10:00", "11:00");
    await meeting("Review", "10:30", "12:00");
    const path = "/leads/meetings/calendar?view=all&on=2026-09-14";
    const page = await site.openAs(OWNER, `${path}&scale=week`);
    const on = day(page, /15 September 2026, 2 entries/);
    await on
      .getByRole("link", { name: /Kick-off/ })
      .or(on.getByRole("button", { name: /Kick-off/ }))
      .waitFor();
    // They overlap, so they are beside each other.
    const boxes = await Promise.all(
      ["Kick-off", "Review"].map((name) => on.locator("[data-entry]", { hasText: name }).boundingBox()),
    );
    expect(boxes[0]!.x + boxes[0]!.width).toBeLessThanOrEqual(boxes[1]!.x + 1);
    expect(boxes[1]!.height).toBeGreaterThan(boxes[0]!.height);
    expect(await graveFindings(page)).toEqual([]);
    await day(page, /14 September/).focus();
    for (const key of ["ArrowRight", "Enter"]) await page.keyboard.press(key);
    await expect.poll(() => page.locator(":focus").textContent()).toMatch(/Kick-off/);
    await page.keyboard.press("Enter");
    await expect.poll(() => addressOf(page).get("open")).toBe(id);

    const phone = await site.openAs(OWNER, path, PHONE);
    const agenda = phone.locator("[data-entry]");
    await agenda.first().waitFor();
    expect(await agenda.allTextContents()).toEqual([
      expect.stringMatching(/^\d+:\d{2}.*Kick-off/),
      expect.stringMatching(/^\d+:\d{2}.*Review/),
    ]);
    expect(await graveFindings(phone)).toEqual([]);
  },
);
