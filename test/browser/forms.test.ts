import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import type { Company } from "./support/company.ts";
import { type PricedWork, workForFabrikam } from "./support/priced-work.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let company: Company;
let work: PricedWork;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  work = await workForFabrikam(site.acme, company);
});

const project = async () => (await site.acme.owner.get(`/projects/${work.audit}`)).body.data.attributes;

/** Waits until the cursor is in an input. */
const focused = (input: Locator) => input.and(input.page().locator(":focus")).waitFor();

const nameField = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });

async function editPrice(page: Page): Promise<void> {
  await page.goto(`/projects/${work.audit}?tab=project`);
  await page.getByRole("button", { name: "Edit Price" }).click();
}

campaignTest("a Danish browser reads an amount by Danish rules and shows how it was read", async () => {
  const page = await site.openAs(OWNER, "/projects", { locale: "da-DK", isFresh: true });
  await editPrice(page);
  const fee = page.getByLabel("Fee", { exact: true });
  expect(await fee.inputValue()).toBe("1.200,00");
  await fee.fill("12.5");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText('Use "," before the decimals, as in 12,5.').waitFor();
  expect((await project()).fee_amount).toBe(1200);
  await fee.fill("12.500");
  await fee.blur();
  expect(await fee.inputValue()).toBe("12.500,00");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(/^12\.500,00\s€$/).waitFor();
  expect((await project()).fee_amount).toBe(12500);
});

campaignTest(
  "the account's language has precedence over the browser's, and an ambiguous amount is refused",
  async () => {
    const { body } = await site.acme.owner.get(`/users?search=owner`);
    await site.acme.owner.patch(`/users/${body.data[0].id}`, { locale: "sv-SE" });
    const swedish = await site.openAs(OWNER, "/projects", { locale: "en-US", isFresh: true });
    await editPrice(swedish);
    expect(await swedish.getByLabel("Fee", { exact: true }).inputValue()).toMatch(/^12\s500,00$/);
    await site.acme.owner.patch(`/users/${body.data[0].id}`, { locale: "en" });

    const page = await site.openAs(OWNER, "/projects", { locale: "en-US", isFresh: true });
    await editPrice(page);
    const fee = page.getByLabel("Fee", { exact: true });
    await fee.fill("13.500");
    await fee.blur();
    await page.getByText('"13.500" could mean 13.50 or 13,500. Enter one of these.').waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await focused(fee);
    expect((await project()).fee_amount).toBe(12500);
  },
);

campaignTest("a time shows its time zone if it is not that of the workspace", async () => {
  const page = await site.openAs(OWNER, `/projects/${work.audit}?tab=history`, {
    timezone: "Asia/Tokyo",
    isFresh: true,
  });
  await page
    .getByText(/14 Jul 2026, 19:00 (GMT\+9|JST)/)
    .first()
    .waitFor();
});

campaignTest(
  "a form that fails moves the focus to the first wrong field and names each field once by its label",
  async () => {
    const page = await site.openAs(OWNER, "/employees/new");
    await page.getByLabel("First name").fill("Zoe");
    await page.getByLabel("Weekly hours").fill("200");
    await page.getByRole("button", { name: "Create" }).click();
    const summary = page.getByRole("alert").filter({ hasText: "need a correction" });
    await summary.waitFor();
    await expect.poll(() => page.getByText("Weekly hours must be between 0 and 168.").count()).toBe(1);
    const last = page.getByLabel("Last name");
    await focused(last);
    expect(await graveFindings(page)).toEqual([]);
    await summary.getByRole("button", { name: "Weekly hours" }).click();
    const hours = page.getByLabel("Weekly hours");
    await focused(hours);
    await hours.fill("32");
    await hours.blur();
    expect(await hours.inputValue()).toBe("32:00");
  },
);

campaignTest(
  "links, going back, Escape and closing the tab ask before they discard what was entered",
  async () => {
    const page = await site.openAs(OWNER, "/clients");
    await page.getByRole("link", { name: "New client" }).click();
    await nameField(page).fill("Contoso");
    const question = page.getByRole("dialog", { name: "Discard your changes?" });
    await page.getByRole("navigation").getByRole("button", { name: "Employees" }).click();
    await page.getByRole("link", { name: "Directory" }).click();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await question.waitFor({ state: "detached" });
    await page.goBack();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await question.waitFor({ state: "detached" });
    expect(await nameField(page).inputValue()).toBe("Contoso");
    const requested = page.waitForEvent("dialog");
    void page.reload().catch(() => {});
    const dialog = await requested;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await page.getByRole("link", { name: "Directory" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("heading", { name: "Employees", level: 1 }).waitFor();

    await page.goto("/organization/departments");
    await page.getByRole("button", { name: "New department" }).click();
    await nameField(page).fill("Research");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Keep editing" }).click();
    await question.waitFor({ state: "detached" });
    expect(await nameField(page).inputValue()).toBe("Research");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Discard" }).click();
    await nameField(page).waitFor({ state: "detached" });
  },
);

/** Escape asks: what was entered stays, until it is given up. */
async function asksBeforeLosing(
  page: Page,
  dialog: Locator,
  input: Locator,
  text: string,
  shown = text,
): Promise<void> {
  await input.fill(text);
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await question.waitFor({ state: "detached" });
  expect(await input.inputValue()).toBe(shown);
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await dialog.waitFor({ state: "detached" });
}

campaignTest(
  "the dialog of an action asks before it discards what was entered, for one record and for several",
  async () => {
    const page = await site.openAs(OWNER, `/employees/${company.people.Ana}`);
    await page.getByRole("button", { name: "Archive" }).click();
    const one = page.getByRole("dialog", { name: "Archive Ana Pop?" });
    await asksBeforeLosing(page, one, one.getByLabel("Last day"), "2026-07-31", "31 Jul 2026");

    await page.goto("/employees");
    await page.getByRole("checkbox", { name: /Ana Pop/ }).check();
    await page.getByRole("checkbox", { name: /Ben Rusu/ }).check();
    await page
      .getByRole("region", { name: "Selected rows" })
      .getByRole("button", { name: "Archive" })
      .click();
    const several = page.getByRole("dialog", { name: "Archive: 2 employees?" });
    await asksBeforeLosing(page, several, several.getByLabel("Last day"), "2026-07-31", "31 Jul 2026");
  },
);

campaignTest(
  "a person whose session has ended signs in again in a dialog over the form and then saves it",
  async () => {
    const page = await site.openAs(OWNER, "/organization/departments", { isFresh: true });
    await page.getByRole("button", { name: "New department" }).click();
    await nameField(page).fill("Night shift");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Create" }).click();
    const again = page.getByRole("dialog", { name: "Your session has ended" });
    await again.getByLabel("Password", { exact: true }).fill("wrong");
    await again.getByRole("button", { name: "Sign in" }).click();
    await again.getByText("These credentials do not match our records.").first().waitFor();
    expect(await graveFindings(page)).toEqual([]);
    await again.getByLabel("Password", { exact: true }).fill(OWNER.password);
    await again.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Department created").waitFor();
    const { body } = await site.acme.owner.get("/departments?search=night");
    expect(body.meta.total).toBe(1);
  },
);
