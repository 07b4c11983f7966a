import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let company: Company;
let ana: Person;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  ana = await letIn(site, company.people.Ana!);
});

const PHONE = { width: 390, height: 844 };

const choose = async (page: Page, label: string, option: string, within = "Filters"): Promise<void> => {
  await page.getByRole("dialog", { name: within }).getByLabel(label, { exact: true }).last().click();
  await page.getByRole("option", { name: option, exact: true }).click();
};
const pills = (page: Page) => page.getByRole("list", { name: "Active filters" }).getByRole("listitem");
const addressOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

/** Filters the list: whoever starts in the next 60 days, or is terminated. */
async function filterSoon(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await choose(page, "Add a filter", "Start date");
  await choose(page, "When", "In the last …");
  await drawer.getByLabel("How many").fill("60");
  await choose(page, "Unit", "Months");
  await drawer.getByRole("button", { name: "Add filters of which any may match" }).click();
  await choose(page, "Match", "Status");
  await drawer.getByLabel("Value").click();
  await page.getByRole("option", { name: "Active", exact: true }).click();
  await page.keyboard.press("Escape");
  await choose(page, "Or match", "Level");
  await choose(page, "How Level is compared", "is empty");
  await drawer.getByRole("button", { name: "Apply" }).click();
}

campaignTest(
  "a list is filtered with relative dates and with or, saved as a view, shared, pinned, changed and reset",
  async () => {
    const page = await site.openAs(OWNER, "/employees");
    await page.getByRole("link", { name: "Ana Pop" }).first().waitFor();
    await filterSoon(page);
    await expect.poll(() => pills(page).allInnerTexts()).toHaveLength(3);
    const texts = (await pills(page).allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());
    expect(texts[0]).toBe("Start date is in the last 60 months");
    expect(texts[1]).toBe("Status is Active or Level is empty");
    expect(addressOf(page).get("start_date")).toBe("last_60_months");
    expect(addressOf(page).get("where")).toBe("status=active|level_id=null");
    await page.getByRole("link", { name: "Ana Pop" }).first().waitFor();

    await page.getByRole("button", { name: "Views" }).click();
    await page.getByRole("button", { name: "Save as a new view" }).click();
    const form = page.getByRole("dialog", { name: "Save as a new view" });
    await form.getByLabel("Name").fill("Newcomers");
    await form.getByLabel("Everyone").check();
    await form.getByLabel("Pin in my navigation").check();
    await form.getByLabel("Open the list with it for everyone").check();
    expect(await graveFindings(page)).toEqual([]);
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "View: Newcomers" }).waitFor();
    const id = addressOf(page).get("view");
    expect(id).toMatch(/^[0-9A-Z]{26}$/);
    expect(addressOf(page).get("where")).toBeNull();
    await page.getByRole("link", { name: "Newcomers" }).waitFor();
    expect(await page.getByRole("link", { name: "Newcomers" }).getAttribute("aria-current")).toBe("page");

    await page.getByRole("button", { name: "Remove the filter by Start date" }).click();
    await page.getByRole("button", { name: "View: Newcomers (changed)" }).click();
    expect(addressOf(page).get("view")).toBe(id);
    await page.getByRole("button", { name: "Reset changes" }).click();
    await page.getByRole("button", { name: "View: Newcomers", exact: true }).waitFor();
    await expect.poll(() => [...addressOf(page).keys()]).toEqual(["view"]);
    // Beside those, what the list shows at first, and the button that clears all.
    await expect.poll(() => pills(page).count()).toBe(4);

    await page.getByRole("button", { name: "Compact rows" }).click();
    await page.getByRole("button", { name: "View: Newcomers (changed)" }).click();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("button", { name: "View: Newcomers", exact: true }).waitFor();
    await page.getByRole("link", { name: "Newcomers" }).click();
    await expect.poll(() => page.locator("table[data-density=compact]").count()).toBe(1);
  },
);

campaignTest(
  "everybody's list opens with the default, on a phone too, and can be opened without it",
  async () => {
    const page = await site.openAs(ana, "/employees", PHONE);
    await page.getByRole("button", { name: "View: Newcomers" }).waitFor();
    await expect.poll(() => pills(page).count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "View: Newcomers" }).click();
    await page.getByText(/^by /).waitFor();
    expect(await page.getByRole("button", { name: "Save changes" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Delete the view" }).count()).toBe(0);
    expect(await graveFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Usual list" }).click();
    await page.getByRole("button", { name: "Views", exact: true }).waitFor();
    expect(await pills(page).count()).toBe(0);
    expect(addressOf(page).get("view")).toBe("none");
  },
);

campaignTest(
  "a view is chosen, pinned and deleted by keyboard alone; its address then says that it is gone",
  async () => {
    const page = await site.openAs(OWNER, "/employees?view=none");
    await page.getByRole("link", { name: "Ana Pop" }).first().waitFor();
    const button = page.getByRole("button", { name: "Views", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    const inPanel = (name: string) => page.getByRole("button", { name, exact: true });
    await inPanel("Take Newcomers out of the navigation").focus();
    await page.keyboard.press("Enter");
    await inPanel("Pin Newcomers in the navigation").waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Newcomers" }).count()).toBe(0);
    await page.getByRole("button", { name: /^Newcomers/ }).focus();
    await page.keyboard.press("Enter");
    const shown = page.getByRole("button", { name: "View: Newcomers" });
    await shown.waitFor();
    const address = page.url();
    await shown.focus();
    await page.keyboard.press("Enter");
    await inPanel("Delete the view").focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Delete the view Newcomers?" });
    await question.getByRole("button", { name: "Delete the view" }).press("Enter");
    await page.getByRole("button", { name: "Views", exact: true }).waitFor();
    await page.goto(address);
    await page.getByText("This view does not exist any more").waitFor();
  },
);

campaignTest("a board is grouped by another field, in which cards can be moved, and saved so", async () => {
  const { owner } = site.acme;
  const made = async (path: string, body: object): Promise<string> =>
    (await owner.post(path, body)).body.data.id;
  const fair = await made("/lead-sources", { name: "Trade fair of 2026" });
  await made("/leads", { name: "Relaunch of the portal", source_id: fair });
  const shop = await made("/leads", { name: "A new shop" });
  const page = await site.openAs(OWNER, "/leads/board");
  await page.getByRole("link", { name: "A new shop" }).waitFor();
  await page.getByRole("combobox", { name: "Group by" }).selectOption("By source");
  const column = (name: string) => page.getByRole("region", { name });
  await column("Trade fair of 2026").getByRole("link", { name: "Relaunch of the portal" }).waitFor();
  await column("Without source").getByRole("link", { name: "A new shop" }).waitFor();
  expect(addressOf(page).get("group")).toBe("source_id");

  await page.getByRole("button", { name: "Move A new shop" }).click();
  await page.getByRole("menuitem", { name: "Trade fair of 2026" }).click();
  await column("Trade fair of 2026").getByRole("link", { name: "A new shop" }).waitFor();
  await expect
    .poll(async () => (await owner.get(`/leads/${shop}`)).body.data.attributes.source_id)
    .toBe(fair);

  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: "Save as a new view" }).click();
  const form = page.getByRole("dialog", { name: "Save as a new view" });
  await form.getByLabel("Name").fill("By source");
  await form.getByLabel("Pin in my navigation").check();
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "View: By source", exact: true }).waitFor();
  expect([...addressOf(page).keys()]).toEqual(["view"]);
  await column("Trade fair of 2026").waitFor();
  await page.goto(`${site.url}/leads`);
  await page.getByRole("link", { name: "By source" }).click();
  await column("Trade fair of 2026").getByRole("link", { name: "A new shop" }).waitFor();
});
