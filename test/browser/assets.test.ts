import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { pagesOf } from "../support/pdf-text.ts";
import { graveFindings } from "./support/accessible.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let company: Company;
let ben: Person;
const PHONE = { width: 390, height: 844 };

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  ben = await letIn(site, company.people.Ben!);
  await made(site.acme.owner, "/asset-types", { name: "Laptop", requires_acceptance: true });
});

const laptop = async () => (await site.acme.owner.get("/assets?search=ThinkPad")).body.data[0];

campaignTest(
  "an asset is created, assigned and returned on a phone, and its holder confirms it",
  async () => {
    const page = await site.openAs(OWNER, "/assets/new");
    await page.getByLabel("Name").fill("ThinkPad");
    await page.getByRole("combobox", { name: "Type" }).fill("lap");
    await page.getByRole("option", { name: "Laptop" }).click();
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "ThinkPad", level: 1 }).waitFor();
    const { id } = await laptop();

    const phone = await site.openAs(OWNER, `/assets/${id}`, PHONE);
    await phone.getByRole("button", { name: "Hand over" }).click();
    const dialog = phone.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "To whom" }).fill("Ben Ru");
    await phone.getByRole("option", { name: "Ben Rusu" }).click();
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await phone.getByText("Assigned", { exact: true }).first().waitFor();
    expect((await laptop()).attributes).toMatchObject({
      status: "assigned",
      employee_id: company.people.Ben,
    });

    const own = await site.openAs(ben, "/assets/mine");
    await own.getByText("To be confirmed").first().waitFor();
    await own.getByText("ThinkPad").first().click();
    await own.getByRole("button", { name: "I received it" }).click();
    await own.getByText("Received", { exact: true }).first().waitFor();

    const person = await site.openAs(OWNER, `/employees/${company.people.Ben}?tab=equipment`);
    await person.getByRole("tab", { name: "Equipment" }).click();
    await person.getByText("ThinkPad").waitFor();
    expect(await graveFindings(person)).toEqual([]);

    await phone.getByRole("button", { name: "Take back" }).click();
    await phone.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await phone.getByText("Available", { exact: true }).first().waitFor();
    expect((await laptop()).attributes).toMatchObject({ status: "available", employee_id: null });
  },
);

campaignTest("the labels of the listed assets are printed, with a code that leads to each", async () => {
  const [type] = (await site.acme.owner.get("/asset-types")).body.data;
  for (const name of ["Screen 1", "Screen 2", "Chair"])
    await made(site.acme.owner, "/assets", { name, asset_type_id: type.id });
  const page = await site.openAs(OWNER, "/assets?search=screen");
  await page.getByText("Screen 2").waitFor();
  await page.getByRole("link", { name: "Labels" }).click();
  await page.getByRole("heading", { name: "Asset labels" }).waitFor();
  await page.getByText("Screen 2").waitFor();
  await expect.poll(() => page.getByRole("img", { name: /^QR code of / }).count()).toBe(2);
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "PDF" }).click();
  await page.getByLabel("First label").fill("24");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const sheets = pagesOf(readFileSync(await (await downloading).path()));
  expect(sheets.map((text) => text.match(/Screen \d/g))).toEqual([["Screen 1"], ["Screen 2"]]);
  await page.keyboard.press("Escape");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
  expect(await page.getByText("Screen 1").isVisible()).toBe(true);
});
