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
const whereOf = (page: Page) => new URL(page.url()).searchParams.get("where");
const drawer = (page: Page) => page.getByRole("dialog", { name: "Filters" });

campaignTest("groups within groups are edited by keyboard and read in words, on a phone too", async () => {
  for (const view of [undefined, PHONE]) {
    const where = "status=active|(level_id=null&-last_name=Weber)";
    const page = await site.openAs(OWNER, `/employees?where=${encodeURIComponent(where)}`, view);
    const pills = page.getByRole("list", { name: "Active filters" }).getByRole("listitem");
    await pills.first().waitFor();
    const said = (await pills.first().innerText()).replace(/\s+/g, " ").trim();
    expect(said).toBe("Status is Active or ( Level is empty and Last name is not Weber )");
    await page.getByRole("button", { name: /^Filters/ }).focus();
    await page.keyboard.press("Enter");
    const combinations = drawer(page).getByRole("combobox", { name: "How these filters are combined" });
    await expect.poll(() => combinations.count()).toBe(2);
    await drawer(page)
      .getByRole("region", { name: "Combined filters in words" })
      .getByText("Weber")
      .waitFor();
    expect(await graveFindings(page)).toEqual([]);

    await combinations.first().focus();
    await page.keyboard.press("Enter");
    await page.getByRole("option", { name: "None of these" }).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await drawer(page).getByRole("button", { name: "Remove the filter by Last name" }).focus();
    await page.keyboard.press("Enter");
    await drawer(page).getByRole("button", { name: "Apply" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => whereOf(page)).toBe("-(status=active|level_id=null)");
    await page.getByRole("button", { name: "Remove the filter by combined filters" }).click();
    await expect.poll(() => whereOf(page)).toBeNull();
  }
});
