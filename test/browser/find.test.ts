import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { graveFindings } from "./support/accessible.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;

withCompany((opened) => {
  site = opened;
});

/** Waits until what is typed goes into the field, which gets the focus once its dialog is open. */
const hasFocus = (field: Locator) =>
  expect.poll(() => field.evaluate((element) => element.matches(":focus"))).toBe(true);

test("people find records and screens by keyboard alone, and what they opened last is offered again", async () => {
  const page = await site.openAs(OWNER, "/help");
  const field = page.getByRole("textbox", { name: "Find anything" });
  await page.getByRole("heading", { name: "Help", level: 1 }).waitFor();
  await page.keyboard.press("/");
  await page.getByText("Type a name, a number or an email.").waitFor();
  await hasFocus(field);

  await page.keyboard.type("xyzzy");
  await page.getByText("Nothing contains “xyzzy”.").waitFor();

  await field.fill("");
  await page.keyboard.type("leave policy new");
  await page.getByRole("button", { name: /New leave policy/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "New leave policy", level: 1 }).waitFor();

  await page.keyboard.press("Control+k");
  await page.getByRole("button", { name: /New leave policy/ }).waitFor();
  await hasFocus(field);
  await page.keyboard.type("ana");
  await page
    .getByRole("button", { name: /Employee · / })
    .first()
    .waitFor();
  // The selected row has colours of its own.
  await page.keyboard.press("ArrowDown");
  await page.locator("[data-selected]").waitFor();
  expect(await graveFindings(page)).toEqual([]);
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}/find.png` });
  await page
    .getByRole("button", { name: /Employee · / })
    .first()
    .click();
  await expect.poll(() => page.url()).toMatch(/\/employees\/[0-9A-Z]{26}$/);
  await field.waitFor({ state: "hidden" });
});
