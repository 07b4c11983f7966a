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

/** The accessible name of what has the focus, as far as it has one of its own. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(
    "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent",
  ) as Promise<string>;

const chosen = (page: Page): Promise<number> =>
  page.evaluate("document.querySelectorAll('[data-rows] [data-chosen]').length") as Promise<number>;

const descriptionOf = async (name: string): Promise<string | null> => {
  const { body } = await site.acme.owner.get(`/positions?name=${name}`);
  return body.data[0].attributes.description;
};

campaignTest("the menu of a row opens, copies, edits and archives the record by keyboard alone", async () => {
  const { owner } = site.acme;
  await owner.post("/clients", { name: "Northwind" });
  const page = await site.openAs(OWNER, "/clients?search=northwind");
  const { keyboard } = page;
  await page.getByText("1–1 of 1").waitFor();
  for (const key of ["Shift+F10", "."]) {
    await page.evaluate("document.activeElement.blur()");
    await keyboard.press("ArrowDown");
    await keyboard.press(key);
    const menu = page.getByRole("menu", { name: "Menu of Northwind" });
    await menu.getByRole("menuitem", { name: "Archive" }).waitFor();
    expect(await menu.getByRole("menuitem").allInnerTexts()).toEqual([
      expect.stringContaining("Open"),
      "Open in a new tab",
      expect.stringContaining("Edit"),
      expect.stringContaining("Duplicate"),
      expect.stringContaining("Choose"),
      "Copy the link",
      "Archive",
      "Delete",
    ]);
    expect(await graveFindings(page)).toEqual([]);
    await keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toContain("Northwind");
  }
  await keyboard.press(".");
  await page.getByRole("menuitem", { name: "Archive" }).waitFor();
  await expect.poll(() => focused(page)).toContain("Open");
  while (!/^Archive/.test(await focused(page))) await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Archive Northwind?" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
  await page.getByRole("button", { name: /^Undo/ }).waitFor();
  await expect
    .poll(async () => (await owner.get("/clients?search=northwind")).body.data[0].attributes.archived_at)
    .not.toBeNull();
});

campaignTest(
  "the button of the menu appears at the row under the mouse, and its link can be copied",
  async () => {
    const page = await site.openAs(OWNER, "/employees?search=ben.weber");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const button = page.getByRole("button", { name: "Menu of Ben Weber" });
    const opacity = () =>
      button.evaluate("getComputedStyle(document.querySelector('[data-row-menu]')).opacity");
    await button.waitFor({ state: "attached" });
    expect(await opacity()).toBe("0");
    await page.getByRole("row").filter({ hasText: "ben.weber" }).hover();
    await expect.poll(opacity).toBe("1");
    await button.click();
    await page.getByRole("menuitem", { name: "Copy the link" }).click();
    await page.getByText("Link copied").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(
      /^http:\/\/acme\.localhost:\d+\/employees\/\w{26}$/,
    );
    await button.click();
    await page.getByRole("menuitem", { name: /^Edit/ }).click();
    await page.getByRole("dialog", { name: "Ben Weber" }).getByRole("button", { name: "Save" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/employees");
  },
);

campaignTest("on a phone, every card has the menu, and it fits the screen", async () => {
  const page = await site.openAs(OWNER, "/organization/positions", PHONE);
  await page.getByRole("button", { name: "Menu of Developer" }).click();
  const menu = page.getByRole("menu", { name: "Menu of Developer" });
  await menu.getByRole("menuitem", { name: "Duplicate" }).waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(PHONE.width);
  expect(await graveFindings(page)).toEqual([]);
  await menu.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByRole("dialog", { name: "New position" }).waitFor();
});

campaignTest(
  "a range is chosen with Shift: by the mouse, by X and by the arrows; Ctrl A chooses all",
  async () => {
    const page = await site.openAs(OWNER, "/employees?sort=email");
    const { keyboard } = page;
    await page.getByText("1–25 of 30").waitFor();
    const boxes = page.locator("[data-rows] input[type=checkbox]");
    await boxes.nth(1).click();
    await boxes.nth(4).click({ modifiers: ["Shift"] });
    await expect.poll(() => chosen(page)).toBe(4);
    await page.getByRole("status").filter({ hasText: "4 of 30 chosen" }).waitFor({ state: "attached" });
    // Another end takes the place of the first one.
    await page
      .locator("[data-rows] tr")
      .nth(2)
      .locator("td")
      .filter({ hasText: "Active" })
      .click({ modifiers: ["Shift"] });
    await expect.poll(() => chosen(page)).toBe(2);
    expect(new URL(page.url()).pathname).toBe("/employees");
    await page.evaluate("document.activeElement.blur()");
    await keyboard.press("Escape");
    await expect.poll(() => chosen(page)).toBe(0);
    for (const key of ["ArrowDown", "Shift+ArrowDown", "Shift+ArrowDown"]) await keyboard.press(key);
    await expect.poll(() => chosen(page)).toBe(3);
    await keyboard.press("Shift+ArrowUp");
    await expect.poll(() => chosen(page)).toBe(2);
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "Shift+x"]) await keyboard.press(key);
    await expect.poll(() => chosen(page)).toBe(5);
    await keyboard.press("Control+a");
    await expect.poll(() => chosen(page)).toBe(25);
    await keyboard.press("Control+a");
    await page.getByText("All 30 matching records", { exact: true }).waitFor();
  },
);

campaignTest("a double click edits the cell, a single one opens the record", async () => {
  const page = await site.openAs(OWNER, "/organization/positions");
  const cell = page.getByRole("row").filter({ hasText: "Developer" }).locator("td[data-column=description]");
  await cell.hover();
  await page.getByRole("button", { name: "Edit Description of Developer" }).waitFor();
  await cell.dblclick({ position: { x: 10, y: 10 } });
  const text = page.getByRole("textbox", { name: "Description" });
  await text.fill("Writes programs");
  await page.keyboard.press("Enter");
  await page.getByText("Description of Developer changed").waitFor();
  expect(await descriptionOf("Developer")).toBe("Writes programs");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await cell.click({ position: { x: 10, y: 10 } });
  await page.getByRole("dialog", { name: "Developer" }).waitFor();
});

campaignTest("the question mark shows the keys of the screen, and the others on request", async () => {
  const page = await site.openAs(OWNER, "/employees");
  await page.getByText("1–25 of 30").waitFor();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await help.getByRole("heading", { name: "In a list" }).waitFor();
  expect(await help.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["Everywhere", "In a list"]);
  await help.getByRole("button", { name: "Show the keys of other screens" }).click();
  await help.getByRole("heading", { name: "On a board" }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
});

campaignTest("letters that are typed before the code of the search is there are not lost", async () => {
  const page = await site.openAs(OWNER, "/employees", { isFresh: true });
  await page.getByText("1–25 of 30").waitFor();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/palette.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("/");
  await page.keyboard.type("ben weX");
  await page.keyboard.press("Backspace");
  release();
  const search = page
    .getByRole("textbox", { name: "Find anything" })
    .or(page.getByLabel("Find anything").locator("input"));
  await search.first().waitFor();
  await expect.poll(() => search.first().inputValue()).toBe("ben we");
  await expect.poll(() => search.first().evaluate("document.activeElement.tagName")).toBe("INPUT");
  await page.keyboard.type("ber");
  expect(await search.first().inputValue()).toBe("ben weber");
});

campaignTest(
  "what a drawer and a section of a page have saved is taken back, unless it has changed since",
  async () => {
    const { owner } = site.acme;
    const created = await owner.post("/departments", { name: "Legal" });
    const { id } = created.body.data;
    const nameNow = async () => (await owner.get(`/departments/${id}`)).body.data.attributes.name as string;
    const page = await site.openAs(OWNER, `/organization/departments?open=${id}`);
    const rename = async (name: string): Promise<void> => {
      const drawer = page.getByRole("dialog");
      await drawer.getByRole("textbox", { name: "Name" }).fill(name);
      await drawer.getByRole("button", { name: "Save" }).click();
      await page.getByRole("status").filter({ hasText: "Department saved" }).waitFor();
    };
    await rename("Law");
    expect(await nameNow()).toBe("Law");
    await page.keyboard.press("Control+z");
    await page.getByText("Undone").waitFor();
    expect(await nameNow()).toBe("Legal");

    await page.goto(`/organization/departments?open=${id}`);
    await rename("Law");
    await owner.patch(`/departments/${id}`, { name: "Justice" });
    await page.getByRole("button", { name: /^Undo/ }).click();
    await page
      .getByRole("alert")
      .filter({ hasText: /^Not undone: .+ has changed .+ since\./ })
      .waitFor();
    expect(await nameNow()).toBe("Justice");

    const { body } = await owner.get("/employees?email=ben.weber@acme.test");
    const phone = async () => (await owner.get(`/employees/${body.data[0].id}`)).body.data.attributes.phone;
    const before = await phone();
    await page.goto(`/employees/${body.data[0].id}`);
    await page.getByRole("button", { name: "Edit Person" }).click();
    await page.getByRole("textbox", { name: "Phone" }).first().fill("+40 722 000 111");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await page.getByText("Undone").waitFor();
    expect(await phone()).toBe(before);
  },
);
