import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { type Company, letIn } from "./support/company.ts";
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

const idIn = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1)!;

const nameField = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });

/** The figures of a row of a table, by the heads of its columns. */
async function figuresOf(page: Page, table: string, name: string): Promise<Record<string, string>> {
  const shown = page.getByRole("table", { name: table });
  const row = shown.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await row.waitFor();
  const heads = await shown.getByRole("columnheader").allInnerTexts();
  const cells = await row.locator("th, td").allInnerTexts();
  return Object.fromEntries(heads.map((head, index) => [head.trim(), cells[index]?.trim() ?? ""]));
}

campaignTest("a client is created, and errors of the API are shown at the fields", async () => {
  const page = await site.openAs(OWNER, "/clients");
  await page.getByRole("link", { name: "New client" }).click();
  await nameField(page).fill("FABRIKAM");
  await page.getByLabel("VAT number", { exact: true }).fill("RO*1");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("VAT number format is invalid.").waitFor();
  expect(await page.getByLabel("VAT number", { exact: true }).getAttribute("aria-invalid")).toBe("true");
  await page.getByLabel("VAT number", { exact: true }).fill("RO 98.765");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("A client with this name already exists.").waitFor();
  await nameField(page).fill("Contoso");
  // What is meant is understood: when the field is left, and when the form is sent from within it.
  expect(await page.getByRole("combobox", { name: "Currency" }).inputValue()).toBe("EUR · Euro");
  const phone = page.getByRole("textbox", { name: "Phone" });
  expect(await phone.getAttribute("placeholder")).toMatch(/^\+\d/);
  await phone.fill("0049 (0)30 / 901-820");
  await page.getByRole("combobox", { name: "Country" }).fill("nowhere");
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "Country" }).fill("roma");
  await page.getByRole("option", { name: "Romania (RO)" }).waitFor();
  // Enter takes the option, and does not send the form.
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("combobox", { name: "Country" }).inputValue()).toBe("Romania (RO)");
  expect(await phone.inputValue()).toBe("+49 30 901 820");
  await page.getByRole("textbox", { name: "Website" }).fill("contoso.example");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Contoso", level: 1 }).waitFor();
  await page.getByText("Romania", { exact: true }).waitFor();
  const { body } = await site.acme.owner.get(`/clients/${idIn(page)}`);
  expect(body.data.attributes).toMatchObject({
    ...{ name: "Contoso", vat_number: "RO98765", currency: "EUR", phone: "+49 30 901 820" },
    ...{ website: "https://contoso.example", address: { country: "RO" } },
  });
  await page.goto("/clients?country=RO");
  await page.getByRole("list", { name: "Active filters" }).getByText("Romania").waitFor();
});

campaignTest(
  "contacts are created, changed and deleted, and one of them is always the primary contact",
  async () => {
    const page = await site.openAs(OWNER, `/clients/${work.client}?tab=contacts`);
    const dialog = page.getByRole("dialog");
    const contact = (name: string) => page.getByRole("row").filter({ hasText: name });
    await contact("Mira Albu").getByText("Primary").waitFor();
    await contact("Mira Albu").getByText("Invoices").waitFor();

    await page.getByRole("button", { name: "New contact" }).click();
    await dialog.getByLabel("First name").fill("Dan");
    await dialog.getByLabel("Receives invoices").check();
    await dialog.getByRole("button", { name: "Create" }).click();
    await dialog.getByText("Last name is required when email is not present.").waitFor();
    await dialog.getByText("Email is required when Receives invoices is true.").waitFor();
    await dialog.getByLabel("Email").fill("MIRA@fabrikam.example");
    await dialog.getByRole("button", { name: "Create" }).click();
    await dialog.getByText("Email has already been taken.").waitFor();
    await dialog.getByLabel("Email").fill("dan@fabrikam.example");
    await dialog.getByLabel("Last name").fill("Ene");
    await dialog.getByRole("button", { name: "Create" }).click();
    await contact("Dan Ene").getByText("Invoices").waitFor();

    await contact("Dan Ene")
      .getByRole("button", { name: /^Dan Ene/ })
      .click();
    await dialog.getByLabel("Primary contact").check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await contact("Dan Ene").getByText("Primary").waitFor();
    expect(await contact("Mira Albu").getByText("Primary").count()).toBe(0);

    await contact("Dan Ene")
      .getByRole("button", { name: /^Dan Ene/ })
      .click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await page
      .getByRole("dialog", { name: "Delete Dan Ene?" })
      .getByRole("button", { name: "Delete" })
      .click();
    await contact("Mira Albu").getByText("Primary").waitFor();
    await contact("Dan Ene").waitFor({ state: "detached" });
  },
);

campaignTest(
  "a new client gets a project, an assignment with a rate and booked time, and its profit and used budget are shown",
  async () => {
    const page = await site.openAs(OWNER, "/clients/new");
    await nameField(page).fill("Northwind");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Northwind", level: 1 }).waitFor();
    const client = idIn(page);
    await page.getByRole("tab", { name: "Contacts" }).click();
    await page.getByRole("button", { name: "New contact" }).click();
    await page.getByRole("dialog").getByLabel("Last name").fill("Okoye");
    await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
    await page.getByRole("row", { name: /Okoye/ }).getByText("Primary").waitFor();

    await page.goto("/projects/new");
    await nameField(page).fill("Portal");
    await page.getByRole("combobox", { name: "Client" }).fill("north");
    await page.getByRole("option", { name: "Northwind" }).click();
    await page.getByLabel("First day").fill("2026-07-01");
    await page.getByRole("textbox", { name: "Budget", exact: true }).fill("10");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText("Budget type is required when budget is present.").waitFor();
    await page.getByRole("combobox", { name: "Budget type" }).click();
    await page.getByRole("option", { name: "Total hours" }).click();
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Portal", level: 1 }).waitFor();
    const project = idIn(page);
    await page.getByText("0:00 hours of 10:00 hours").waitFor();

    await page.getByRole("tab", { name: "Team" }).click();
    await page.getByRole("button", { name: "New assignment" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Who" }).fill("cora rusu");
    await page.getByRole("option", { name: "Cora Rusu" }).click();
    await dialog.getByLabel("First day").fill("2026-07-01");
    await dialog.getByLabel("Rate per hour").fill("80");
    await dialog.getByLabel("Internal cost per hour").fill("35.5");
    await dialog.getByRole("button", { name: "Create" }).click();
    await page
      .getByRole("row", { name: /Cora Rusu/ })
      .getByText("€80.00")
      .waitFor();

    const cora = await letIn(site, company.people.Cora!);
    const week = await site.openAs(cora, "/time");
    await week.getByRole("button", { name: "Add a row" }).click();
    await week.getByRole("combobox", { name: "Project" }).fill("por");
    await week.getByRole("option", { name: "Portal" }).click();
    await week.getByRole("button", { name: "Add", exact: true }).click();
    await week.getByRole("textbox", { name: /Portal.*13 Jul$/ }).fill("8:30");
    await week.keyboard.press("Enter");
    await expect
      .poll(async () => (await site.acme.owner.get(`/timesheets?project_id=${project}`)).body.data.length)
      .toBe(1);

    await page.goto(`/projects/${project}`);
    await page.getByText("8:30 hours of 10:00 hours").waitFor();
    await page.getByText("Nearly used up").waitFor();
    await page.getByText("1:30 hours left").waitFor();
    await page
      .getByRole("img", { name: /Cumulative use by month, of 10:00 hours: 14 Jul 2026 8:30 hours/ })
      .waitFor();

    // 8.5 hours at 80.00 and 35.50.
    await page.goto(`/clients/${client}?tab=profitability`);
    await page.getByText("€378.25").first().waitFor();
    expect(await figuresOf(page, "Client projects", "Portal")).toMatchObject({
      ...{ Hours: "8:30", Revenue: "€680.00", Cost: "€301.75", Profit: "€378.25", Margin: "55.63%" },
    });
    await page.getByRole("link", { name: "Time entries" }).click();
    await page.getByText("1–1 of 1").waitFor();
    await page.getByRole("row", { name: /Portal/ }).waitFor();
  },
);

campaignTest(
  "the profitability of clients can be sorted by any figure, shows its parts, and can be exported",
  async () => {
    const page = await site.openAs(OWNER, "/clients");
    await page.getByRole("link", { name: "Profitability" }).click();
    await page.getByRole("heading", { name: "Client profitability" }).waitFor();
    // Of Relaunch 90 + 150 + 100; of Audit what 195 of 365 days come to.
    expect(await figuresOf(page, "Clients", "Fabrikam")).toMatchObject({
      ...{ Projects: "2", Hours: "4:00", Revenue: "€981.10", Cost: "€120.00", Profit: "€861.10" },
      ...{ Margin: "87.77%", Overdue: "€0.00", "Days to pay": "–" },
    });
    const names = () =>
      page.getByRole("table", { name: "Clients" }).locator("tbody").getByRole("rowheader").allInnerTexts();
    const { body } = await site.acme.owner.get("/clients/getters/client-profitability?sort=-cost.total");
    const byCost = body.data.rows.map((row: { client_name: string }) => row.client_name);
    await page.getByRole("button", { name: "Cost", exact: true }).click();
    await expect.poll(names).toEqual(byCost);
    await page.getByRole("button", { name: "Cost", exact: true }).click();
    await expect.poll(names).toEqual(byCost.toReversed());
    expect(new URL(page.url()).searchParams.get("sort")).toBe("cost.total");

    await page.getByRole("combobox", { name: "Period" }).click();
    await page.getByRole("option", { name: "Last year", exact: true }).click();
    await page.getByText("There was no time, expense or revenue for a client in that period.").waitFor();
    await page.getByRole("combobox", { name: "Period" }).click();
    await page.getByRole("option", { name: "This year so far" }).click();

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "CSV" }).click();
    expect((await download).suggestedFilename()).toBe("client-profitability-2026-01-01_2026-07-14.csv");
  },
);

campaignTest("on a phone, a report is a list of cards with the sort order selected above them", async () => {
  const page = await site.openAs(OWNER, "/clients/profitability", { width: 390, height: 844 });
  const cards = page.getByRole("list", { name: "Clients" }).getByRole("listitem");
  await cards.filter({ hasText: "Fabrikam" }).getByText("€861.10").waitFor();
  expect(await page.getByRole("table").count()).toBe(0);
  await page.getByRole("combobox", { name: "Ordered by" }).click();
  await page.getByRole("option", { name: "Profit", exact: true }).click();
  await page.getByRole("button", { name: "Smallest first" }).click();
  await page.getByRole("button", { name: "Largest first" }).waitFor();
  expect(new URL(page.url()).searchParams.get("sort")).toBe("profit");
  await expect.poll(async () => (await cards.last().innerText()).split("\n")[0]).toMatch(/clients?$/);
});

campaignTest(
  "people without the permissions see neither profitability nor statements, in tabs or by URL",
  async () => {
    const reader = await letIn(site, company.people.Dan!, ["view-clients", "view-reports-finance"]);
    const page = await site.openAs(reader, `/clients/${work.client}`);
    await page.getByRole("tab", { name: "Contacts" }).waitFor();
    expect(await page.getByRole("tab").allInnerTexts()).toEqual([
      "Client",
      "Contacts",
      "Projects",
      "Billing",
    ]);
    expect(await page.getByRole("link", { name: "Profitability" }).count()).toBe(0);
    await page.getByRole("tab", { name: "Contacts" }).click();
    await page.getByText("Mira Albu").waitFor();
    expect(await page.getByRole("button", { name: "New contact" }).count()).toBe(0);
    await page.goto("/clients/profitability");
    await page.getByText("You do not have access to this screen").waitFor();
    await page.getByText("It requires the permission View project financials.").waitFor();

    const owner = await site.openAs(OWNER, `/clients/${work.client}?tab=statement`);
    await owner.getByText("There were no invoices or payments in that period.").waitFor();
    await owner.getByText("1 – 30 Jun 2026, in EUR.").waitFor();
  },
);

campaignTest(
  "a statement shows what was billed and paid between two balances, in any currency of the account",
  async () => {
    const day = (date: string) => `${date}T00:00:00.000000Z`;
    const entry = (date: string, kind: string, number: string, amounts: object) => ({
      ...{ date: day(date), kind, invoice_id: number, number, debit: 0, credit: 0 },
      ...amounts,
    });
    const statement = {
      ...{ currency: "EUR", from: day("2026-03-01"), to: day("2026-03-31"), opening_balance: 238 },
      ...{ total_debit: 595, total_credit: 357, closing_balance: 476, other_currencies: ["USD"] },
      entries: [
        entry("2026-03-02", "payment", "INV-2026-0001", { credit: 238, balance: 0 }),
        entry("2026-03-20", "invoice", "INV-2026-0007", { debit: 595, balance: 595 }),
        entry("2026-03-25", "credit_note", "CN-2026-0001", { credit: 119, balance: 476 }),
      ],
    };
    const page = await site.openAs(OWNER, "/clients", { isFresh: true });
    const requested: string[] = [];
    await page.route("**/clients/getters/statement?*", async (route) => {
      requested.push(new URL(route.request().url()).searchParams.get("currency") ?? "");
      await route.fulfill({ json: { data: statement, meta: {} } });
    });
    await page.goto(`/clients/${work.client}?tab=statement&date=2026-03-01,2026-03-31`);
    const rows = page.getByRole("table", { name: "Statement of account" }).getByRole("row");
    await rows.first().waitFor();
    expect((await rows.allInnerTexts()).map((text) => text.split("\t").map((cell) => cell.trim()))).toEqual([
      ["Date", "What", "Billed", "Paid or credited", "Balance"],
      ["1 Mar 2026", "Balance before", "", "", "€238.00"],
      ["2 Mar 2026", "Payment INV-2026-0001", "", "€238.00", "€0.00"],
      ["20 Mar 2026", "Invoice INV-2026-0007", "€595.00", "", "€595.00"],
      ["25 Mar 2026", "Credit note CN-2026-0001", "", "€119.00", "€476.00"],
      ["31 Mar 2026", "Balance after", "€595.00", "€357.00", "€476.00"],
    ]);
    await page.getByRole("combobox", { name: "Currency" }).click();
    await page.getByRole("option", { name: "USD" }).click();
    await expect.poll(() => requested).toContain("USD");
  },
);
