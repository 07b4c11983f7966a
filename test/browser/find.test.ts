import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let ana: Person;

withCompany(async (opened, company) => {
  site = opened;
  ana = await letIn(site, company.people.Ana!, []);
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

campaignTest(
  "people do things from the palette by keyboard alone, and what they did last is offered again",
  async () => {
    const { id } = (await site.acme.owner.post("/clients", { name: "Wide World" })).body.data;
    const page = await site.openAs(OWNER, "/help", { isFresh: true });
    await page.getByRole("heading", { name: "Help", level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await hasFocus(page.getByRole("textbox", { name: "Find anything" }));
    await page.keyboard.type("new invoice for wide");
    await page.getByRole("button", { name: "New invoice for Wide World" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "New invoice", level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get("client_id")).toBe(id);

    await page.keyboard.press("Control+k");
    await page.getByRole("button", { name: "New invoice for Wide World" }).waitFor();
    await page.keyboard.press("Escape");

    await page.goto("/help");
    await page.getByRole("heading", { name: "Help", level: 1 }).waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("shows these keys").waitFor();
    expect(await graveFindings(page)).toEqual([]);
  },
);

campaignTest(
  "on a phone somebody requests leave from the palette, and the name of the workspace is not cut",
  async () => {
    const page = await site.openAs(ana, "/help", { width: 390, height: 844 });
    await page.getByRole("button", { name: "Find anything" }).click();
    await page.getByRole("textbox", { name: "Find anything" }).fill("request le");
    await page.getByRole("button", { name: "Request leave", exact: true }).click();
    await page.getByRole("dialog", { name: "Request leave" }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog", { name: "Request leave" }).waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "My leave", level: 1 }).waitFor();
    const name = page.getByRole("banner").getByText("acme", { exact: true });
    const isWhole = await name.evaluate((element) => {
      const { scrollWidth, clientWidth } = element as unknown as Record<string, number>;
      return scrollWidth! <= clientWidth!;
    });
    expect(isWhole).toBe(true);
  },
);
