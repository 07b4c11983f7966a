import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
withCompany((opened) => {
  site = opened;
});

const PHONE = { width: 390, height: 844 };
const addressOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
const group = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const toggle = (page: Page, name: string) => group(page, name).locator("button[aria-expanded]").first();

campaignTest(
  "a table is grouped, its groups are closed by keyboard, and a view keeps the grouping",
  async () => {
    const page = await site.openAs(OWNER, "/employees");
    await page.getByRole("link", { name: "Ana Pop" }).first().waitFor();
    await page.getByRole("combobox", { name: "Group by" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => addressOf(page).get("group")).toBe("position_id");
    // Of 30 people, every second one of the 29 others is a designer.
    await group(page, "Designer").getByText("15", { exact: true }).waitFor();
    await group(page, "Developer")
      .getByRole("link", { name: /^Ana Pop ana/ })
      .waitFor();
    await page.getByText("30 in 2 groups").waitFor();
    expect(
      await group(page, "Designer")
        .getByRole("link", { name: /^Ana Pop ana/ })
        .count(),
    ).toBe(0);
    expect(await graveFindings(page)).toEqual([]);

    await toggle(page, "Designer").focus();
    await page.keyboard.press("Enter");
    await group(page, "Designer").locator("table").waitFor({ state: "detached" });
    expect(await group(page, "Developer").locator("tbody tr").count()).toBe(15);
    await page.reload();
    await group(page, "Developer")
      .getByRole("link", { name: /^Ana Pop ana/ })
      .waitFor();
    expect(await group(page, "Designer").locator("table").count()).toBe(0);

    await page.getByRole("button", { name: "Views", exact: true }).click();
    await page.getByRole("button", { name: "Save as a new view" }).click();
    const form = page.getByRole("dialog", { name: "Save as a new view" });
    await form.getByLabel("Name").fill("By position");
    await form.getByLabel("Pin in my navigation").check();
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "View: By position", exact: true }).waitFor();
    expect([...addressOf(page).keys()]).toEqual(["view"]);
    await group(page, "Designer").locator("table").waitFor();
    const { body } = await site.acme.owner.get("/views?search=position");
    expect(body.data[0].attributes).toMatchObject({ layout: "list", group_by: "position_id" });

    await page.getByRole("combobox", { name: "Group by" }).selectOption("Not grouped");
    await page.getByRole("button", { name: "View: By position (changed)" }).waitFor();
    expect(addressOf(page).get("group")).toBe("none");
    await page.getByText("1–25 of 30").waitFor();
  },
);

campaignTest("a filter narrows the groups, and on a phone they are cards", async () => {
  const page = await site.openAs(OWNER, "/employees?group=position_id&last_name=Weber", PHONE);
  await page.getByText("10 in 2 groups").waitFor();
  await group(page, "Developer").getByRole("listitem").first().waitFor();
  expect(await group(page, "Developer").locator("table").count()).toBe(0);
  await toggle(page, "Developer").click();
  await group(page, "Developer").getByRole("listitem").first().waitFor({ state: "detached" });
  expect(await graveFindings(page)).toEqual([]);
  await page.goto(`${site.url}/employees?group=shoe_size`);
  await page.getByText("1–25 of 30").waitFor();
});

campaignTest("what others add appears in its group", async () => {
  const { owner } = site.acme;
  const page = await site.openAs(OWNER, "/employees?group=position_id&last_name=Latecomer&filters=none");
  await page.getByText("Nothing matches").waitFor();
  const { body } = await owner.get("/positions?name=Designer");
  await owner.post("/employees", {
    ...{ email: "lea@acme.test", first_name: "Lea", last_name: "Latecomer", start_date: "2026-01-01" },
    position_id: body.data[0].id,
  });
  await group(page, "Designer").getByRole("link", { name: "Lea Latecomer" }).waitFor();
});

campaignTest("tasks are a board that is moved by keyboard, by menu and grouped by project", async () => {
  const { owner } = site.acme;
  const add = async (path: string, body: object): Promise<string> =>
    (await owner.post(path, body)).body.data.id;
  const project_id = await add("/projects", { name: "New office" });
  const id = await add("/tasks", { project_id, name: "Choose chairs", due_date: "2026-08-01" });
  const status = async () => (await owner.get(`/tasks/${id}`)).body.data.attributes.status;
  const page = await site.openAs(OWNER, "/projects/tasks/board?view=all");
  await group(page, "Open").getByRole("button", { name: "Choose chairs", exact: true }).waitFor();
  await page.getByRole("button", { name: "Move Choose chairs" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await group(page, "In progress").getByRole("button", { name: "Choose chairs", exact: true }).waitFor();
  await expect.poll(status).toBe("in_progress");
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Move Choose chairs" }).click();
  await page.getByRole("menuitem", { name: "Done" }).click();
  await group(page, "Done").getByRole("button", { name: "Choose chairs", exact: true }).waitFor();
  await expect.poll(status).toBe("done");
  // What is done is reopened before it is started again.
  await page.getByRole("button", { name: "Move Choose chairs" }).click();
  expect(await page.getByRole("menuitem").allInnerTexts()).toEqual(["Open"]);
  await page.keyboard.press("Escape");

  await page.getByRole("combobox", { name: "Group by" }).selectOption("By project");
  await group(page, "New office").getByRole("button", { name: "Choose chairs", exact: true }).waitFor();
  await page.getByRole("radiogroup", { name: "Layout" }).getByText("List").click();
  await page.getByRole("button", { name: "Choose chairs", exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/projects/tasks");
});
