import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let shop: string;
let ben: string;

const make = (path: string, body: object): Promise<string> => made(site.acme.owner, path, body);

withCompany(async (opened, { people }) => {
  site = opened;
  const client_id = (await site.acme.owner.get("/clients?search=fabrikam")).body.data[0].id;
  shop = await make("/projects", {
    ...{ name: "New shop", client_id, starts_at: "2026-08-03", ends_at: "2026-10-30" },
  });
  const office = await make("/projects", { name: "Moving house", starts_at: "2026-09-07" });
  await make("/projects", { name: "Some day" });
  ben = people.Ben!;
  const on = (project_id: string, employee_id: string | undefined, weekly_hours_capacity: number) =>
    make("/project-assignments", {
      ...{ project_id, employee_id, weekly_hours_capacity, starts_at: "2026-09-07" },
    });
  await on(shop, ben, 30);
  await on(office, ben, 20);
  await on(office, people.Cora, 8);
});

const PHONE = { width: 390, height: 844 };
const AT = "?on=2026-09-14";
const row = (page: Page, name: RegExp | string) => page.getByRole("row", { name });
const focusedText = (page: Page) => page.evaluate("document.activeElement.textContent");
const addressOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

campaignTest(
  "assignments are a timeline with the capacity of each person, used by keyboard alone",
  async () => {
    const page = await site.openAs(OWNER, `/projects/assignments/timeline${AT}`);
    await page.getByRole("button", { name: "Ben Rusu 2" }).waitFor();
    await page.getByRole("button", { name: "Cora Rusu 1" }).waitFor();
    await row(page, /^New shop Ben Rusu/).waitFor();
    // 50 of 40 hours are planned in a full week.
    const capacity = row(page, /^Planned \/ capacity/);
    await capacity.first().getByText("50 / 40").first().waitFor();
    await capacity.first().getByText("overbooked").first().waitFor();
    await capacity.nth(1).getByText("8 / 40").first().waitFor();
    await row(page, /^Everybody/)
      .getByText(/^58 \//)
      .first()
      .waitFor();
    expect(await graveFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Ben Rusu 2" }).focus();
    await page.keyboard.press("ArrowDown");
    const first = await focusedText(page);
    expect(["New shop", "Moving house"]).toContain(first);
    await page.keyboard.press("ArrowDown");
    expect(["New shop", "Moving house"].filter((name) => name !== first)).toContain(await focusedText(page));
    await page.keyboard.press("ArrowDown");
    expect(await focusedText(page)).toBe("Cora Rusu1");
    await page.keyboard.press("Enter");
    await expect.poll(() => row(page, /^Moving house Cora Rusu/).count()).toBe(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => addressOf(page).get("on")).toBe("2026-10-12");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByText("Ben Rusu").first().waitFor();
  },
);

campaignTest("a timeline is grouped by another field, and a view keeps its layout and grouping", async () => {
  const page = await site.openAs(OWNER, `/projects/assignments/timeline${AT}`);
  await page.getByRole("button", { name: "Ben Rusu 2" }).waitFor();
  await page.getByRole("combobox", { name: "Group by" }).selectOption("By project");
  await page.getByRole("button", { name: "Moving house 2" }).waitFor();
  await page.getByRole("button", { name: "Views", exact: true }).click();
  await page.getByRole("button", { name: "Save as a new view" }).click();
  const form = page.getByRole("dialog", { name: "Save as a new view" });
  await form.getByLabel("Name").fill("Who works on what");
  await form.getByLabel("Pin in my navigation").check();
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "View: Who works on what", exact: true }).waitFor();
  const { body } = await site.acme.owner.get("/views?search=works");
  expect(body.data[0].attributes).toMatchObject({ layout: "timeline", group_by: "project_id" });
  await page.goto(`${site.url}/projects`);
  await page.getByRole("link", { name: "Who works on what" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/projects/assignments/timeline");
});

campaignTest("projects are a timeline on a phone too, which says what it does not show", async () => {
  const page = await site.openAs(OWNER, `/projects/timeline${AT}&scale=months`, PHONE);
  await page.getByRole("button", { name: "Fabrikam 1" }).waitFor();
  await page.getByRole("button", { name: "Without client 1" }).waitFor();
  await page.getByText("1 without first day, which is not shown here").waitFor();
  await row(page, /^Everybody/).waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "show as a list" }).click();
  await page.getByRole("link", { name: "Some day" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "New shop" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/projects/${shop}`);
});

campaignTest("what others plan appears on the timeline by itself", async () => {
  const page = await site.openAs(OWNER, `/projects/assignments/timeline${AT}`);
  await page.getByRole("button", { name: "Ben Rusu 2" }).waitFor();
  const project_id = await make("/projects", { name: "Fair", starts_at: "2026-09-01" });
  await make("/project-assignments", { project_id, employee_id: ben, starts_at: "2026-09-21" });
  await page.getByRole("button", { name: "Ben Rusu 3" }).waitFor();
});
