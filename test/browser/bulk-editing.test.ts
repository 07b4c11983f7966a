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

const described = async (): Promise<Record<string, string | null>> => {
  const { body } = await site.acme.owner.get("/positions?sort=name");
  return Object.fromEntries(
    body.data.map(({ attributes }: { attributes: { name: string; description: string | null } }) => [
      attributes.name,
      attributes.description,
    ]),
  );
};

campaignTest(
  "chosen rows are edited together by keyboard alone: a preview, the change, and Ctrl Z takes it back",
  async () => {
    const page = await site.openAs(OWNER, "/organization/positions");
    const { keyboard } = page;
    await page.getByText("1–2 of 2").waitFor();
    for (const key of ["ArrowDown", "x", "ArrowDown", "x"]) await keyboard.press(key);
    await page.getByText("2 chosen", { exact: true }).waitFor();
    await keyboard.press("e");
    const dialog = page.getByRole("dialog", { name: "Edit 2 positions" });
    await expect
      .poll(() => dialog.getByLabel("Fields to change").first().evaluate("document.activeElement.tagName"))
      .toBe("INPUT");
    await keyboard.type("descr");
    await keyboard.press("Enter");
    await keyboard.press("Escape");
    const text = dialog.getByRole("textbox", { name: "Description" });
    await text.waitFor();
    while (!(await text.evaluate("document.activeElement.tagName === 'TEXTAREA'")))
      await keyboard.press("Tab");
    await keyboard.type("Builds things");
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await dialog.getByText("2 positions will change.").waitFor();
    const table = dialog.getByRole("table");
    expect(await table.getByRole("row").allInnerTexts()).toEqual([
      expect.stringMatching(/Position\s+Field\s+Before\s+After/),
      expect.stringMatching(/Designer\s+Description\s+[\s\S]*Builds things/),
      expect.stringMatching(/Developer\s+Description\s+[\s\S]*Builds things/),
    ]);
    expect(await graveFindings(page)).toEqual([]);
    expect(await described()).toEqual({ Designer: null, Developer: null });
    const change = dialog.getByRole("button", { name: "Change 2 positions" });
    while (!(await change.evaluate("document.activeElement.innerText === 'Change 2 positions'")))
      await keyboard.press("Tab");
    await keyboard.press("Enter");
    const notice = page.getByRole("status").filter({ hasText: "2 positions changed" });
    await notice.waitFor();
    await dialog.waitFor({ state: "hidden" });
    expect(await described()).toEqual({ Designer: "Builds things", Developer: "Builds things" });
    expect(await graveFindings(page)).toEqual([]);
    await keyboard.press("Control+z");
    await page.getByText("Undone").waitFor();
    await notice.waitFor({ state: "hidden" });
    expect(await described()).toEqual({ Designer: null, Developer: null });
  },
);

campaignTest(
  "a change is not taken back when somebody has changed a record since, and the notice says who",
  async () => {
    const page = await site.openAs(OWNER, "/organization/positions");
    await page.getByRole("checkbox", { name: "All on this page" }).check();
    await page.getByRole("region", { name: "Selected rows" }).getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Fields to change").first().click();
    await page.getByRole("option", { name: "Description" }).click();
    await page.keyboard.press("Escape");
    await dialog.getByRole("textbox", { name: "Description" }).fill("First");
    await dialog.getByRole("button", { name: "Show what will change" }).click();
    await dialog.getByRole("button", { name: "Change 2 positions" }).click();
    const undo = page.getByRole("button", { name: /^Undo/ });
    await undo.waitFor();
    const { owner } = site.acme;
    const { body } = await owner.get("/positions?name=Developer");
    await owner.patch(`/positions/${body.data[0].id}`, { description: "Second" });
    await undo.click();
    await page
      .getByRole("alert")
      .filter({ hasText: /Not undone: .+ has changed Developer since\./ })
      .waitFor();
    expect(await described()).toEqual({ Designer: "First", Developer: "Second" });
    await owner.patch("/positions/bulk", [
      ...(await owner.get("/positions")).body.data.map(({ id }: { id: string }) => ({
        id,
        description: null,
      })),
    ]);
  },
);

campaignTest(
  "a change of more records than one request takes back says how far it is, and what was not taken back and why",
  { timeout: 240_000 },
  async () => {
    const { owner } = site.acme;
    const names = Array.from({ length: 205 }, (_, index) => `Undoable ${String(index).padStart(3, "0")}`);
    const made = await owner.post(
      "/clients/bulk",
      names.map((name) => ({ name })),
    );
    expect(made.status).toBe(201);
    const last = made.body.data[204].id as string;
    const page = await site.openAs(OWNER, "/clients?search=undoable");
    const change = async (website: string) => {
      await page.getByRole("checkbox", { name: "All on this page" }).check();
      const bar = page.getByRole("region", { name: "Selected rows" });
      await bar.getByRole("button", { name: "Select all 205 matching records" }).click();
      await bar.getByRole("button", { name: "Edit" }).click();
      const dialog = page.getByRole("dialog", { name: "Edit 205 clients" });
      await dialog.getByLabel("Fields to change").first().click();
      await page.getByRole("option", { name: "Website" }).click();
      await page.keyboard.press("Escape");
      await dialog.getByRole("textbox", { name: "Website" }).fill(website);
      await dialog.getByRole("button", { name: "Show what will change" }).click();
      await dialog.getByText("205 clients will change.").waitFor();
      await dialog.getByRole("button", { name: "Change 205 clients" }).click();
      await page.getByRole("button", { name: /^Undo/ }).waitFor();
    };
    const changed = async (website: string) => {
      const { body } = await owner.get("/clients?search=undoable&perPage=500&sort=name");
      return body.data.filter(
        ({ attributes }: { attributes: { website: string | null } }) => attributes.website === website,
      ).length;
    };
    const alert = page.getByRole("alert").filter({ hasText: /^Not undone/ });

    // One that has changed since is found before anything is written, whatever request it would go with.
    await change("https://first.example");
    await owner.patch(`/clients/${last}`, { website: "https://own.example" });
    await page.getByRole("button", { name: /^Undo/ }).click();
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/^Not undone: .+ has changed Undoable 204 since\.$/);
    expect(await changed("https://first.example")).toBe(204);
    await alert.getByRole("button", { name: "Close the notice" }).click();

    // One that changes while the others are taken back.
    await change("https://second.example");
    let sent = 0;
    await page.route("**/clients/bulk**", async (route) => {
      if (!route.request().url().includes("dry_run") && ++sent === 2) {
        await page.getByRole("status").filter({ hasText: "Undoing: 200 of 205" }).waitFor();
        await owner.patch(`/clients/${last}`, { website: "https://own.example" });
      }
      await route.continue();
    });
    await page.getByRole("button", { name: /^Undo/ }).click();
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(
      /^Not undone: .+ has changed Undoable 204 since\. 200 of 205 were taken back before that\. Still changed: Undoable \d+, Undoable \d+, Undoable \d+ and 2 more\.$/,
    );
    await page.getByText("Undoing: 200 of 205").waitFor({ state: "hidden" });
    expect(await changed("https://second.example")).toBe(4);
    expect(await changed("https://first.example")).toBe(200);
    await page.unroute("**/clients/bulk**");

    // Undisturbed, all of them.
    await change("https://third.example");
    await page.getByRole("button", { name: /^Undo/ }).click();
    await page.getByText("Undone", { exact: true }).waitFor();
    expect(await changed("https://third.example")).toBe(0);
  },
);

campaignTest("the preview says which records are refused and why, and changes the others", async () => {
  const page = await site.openAs(OWNER, "/employees?sort=start_date&search=weber");
  await page.getByRole("checkbox", { name: "Choose Ben Weber" }).check();
  await page.getByRole("checkbox", { name: "Choose Ela Weber" }).check();
  await page.getByRole("region", { name: "Selected rows" }).getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog");
  const { owner } = site.acme;
  const ben = (await owner.get("/employees?email=ben.weber@acme.test")).body.data[0].id;
  await dialog.getByLabel("Fields to change").first().click();
  await page.getByRole("option", { name: "Manager", exact: true }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("combobox", { name: "Manager" }).or(dialog.getByLabel("Manager")).last().click();
  await page.getByRole("option", { name: "Ben Weber" }).click();
  await dialog.getByRole("button", { name: "Show what will change" }).click();
  await dialog.getByText("1 employee will change.").waitFor();
  await dialog.getByText("1 employee cannot be changed").waitFor();
  await dialog.getByText(/^Ben Weber: /).waitFor();
  await dialog.getByRole("button", { name: "Change 1 employee" }).click();
  await page.getByText("Ela Weber changed").waitFor();
  // Those that were refused stay chosen.
  expect(await page.getByRole("checkbox", { name: "Choose Ben Weber" }).isChecked()).toBe(true);
  const ela = (await owner.get("/employees?email=ela.weber@acme.test")).body.data[0];
  expect(ela.attributes.manager_employee_id).toBe(ben);
});

campaignTest(
  "on a phone, rows are edited together and archived, and each is taken back by a tap",
  async () => {
    const { owner } = site.acme;
    await owner.post("/clients", { name: "Tailspin" });
    const page = await site.openAs(OWNER, "/clients?search=tailspin", PHONE);
    await page.getByRole("checkbox", { name: "Choose Tailspin" }).check();
    const bar = page.getByRole("region", { name: "Selected rows" });
    await bar.getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Tailspin" });
    await dialog.getByLabel("Fields to change").first().click();
    await page.getByRole("option", { name: "Website" }).click();
    await page.keyboard.press("Escape");
    await dialog.getByRole("textbox", { name: "Website" }).fill("https://tailspin.example");
    await dialog.getByRole("button", { name: "Show what will change" }).click();
    await dialog.getByText("1 client will change.").waitFor();
    const width = await page.evaluate("document.documentElement.scrollWidth");
    expect(width).toBeLessThanOrEqual(PHONE.width);
    expect(await graveFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Change 1 client" }).click();
    const website = async () =>
      (await owner.get("/clients?search=tailspin")).body.data[0].attributes.website as string | null;
    await page.getByRole("button", { name: /^Undo/ }).waitFor();
    expect(await website()).toBe("https://tailspin.example");
    await page.getByRole("button", { name: /^Undo/ }).click();
    await page.getByText("Undone").waitFor();
    expect(await website()).toBeNull();

    await page.getByRole("checkbox", { name: "Choose Tailspin" }).check();
    await bar.getByRole("button", { name: "Archive" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect
      .poll(async () => (await owner.get("/clients?search=tailspin")).body.data[0].attributes.archived_at)
      .toBeNull();
  },
);

campaignTest("E edits the row that has the focus", async () => {
  const page = await site.openAs(OWNER, "/organization/positions");
  await page.getByText("1–2 of 2").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("e");
  await page.getByRole("dialog", { name: "Designer" }).getByRole("button", { name: "Save" }).waitFor();
});

campaignTest(
  "cells are edited by keyboard alone: F2 edits, Tab saves and goes on, Escape gives up, an error stays at the cell",
  async () => {
    const page = await site.openAs(OWNER, "/organization/positions");
    const { keyboard } = page;
    const focused = () => page.evaluate("document.activeElement.tagName") as Promise<string>;
    await page.getByText("1–2 of 2").waitFor();
    await keyboard.press("ArrowDown");
    // The code of cells is loaded when a row has the focus.
    await expect
      .poll(async () => {
        if ((await focused()) !== "TD") await keyboard.press("ArrowRight");
        return focused();
      })
      .toBe("TD");
    for (const key of ["ArrowRight", "F2"]) await keyboard.press(key);
    const description = page.getByRole("textbox", { name: "Description" });
    await description.waitFor();
    await expect.poll(focused).toBe("TEXTAREA");
    expect(await graveFindings(page)).toEqual([]);
    await keyboard.type("Draws things");
    await keyboard.press("Tab");
    // The next cell that can be edited is the name of the next row.
    const name = page.getByRole("textbox", { name: "Name" });
    await name.waitFor();
    await expect.poll(async () => (await described()).Designer).toBe("Draws things");
    await page.getByText("Description of Designer changed").waitFor();
    expect(await name.inputValue()).toBe("Developer");
    await keyboard.press("Control+a");
    await keyboard.press("Delete");
    await keyboard.press("Enter");
    await page.getByText("Name is required.").waitFor();
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    await keyboard.press("Escape");
    await name.waitFor({ state: "hidden" });
    expect(Object.keys(await described())).toEqual(["Designer", "Developer"]);
    await keyboard.press("Control+z");
    await page.getByText("Undone").waitFor();
    expect((await described()).Designer).toBeNull();
  },
);

campaignTest(
  "a cell is edited with the mouse: a date is typed, a choice is saved when it is made",
  async () => {
    const page = await site.openAs(OWNER, "/employees?search=weber&sort=email");
    const row = page.getByRole("row").filter({ hasText: "ben.weber" });
    await row
      .getByRole("cell", { name: "Designer" })
      .or(row.getByRole("cell", { name: "Developer" }))
      .hover();
    await page.getByRole("button", { name: "Edit Position of Ben Weber" }).click();
    const { owner } = site.acme;
    const ben = async () => (await owner.get("/employees?email=ben.weber@acme.test")).body.data[0].attributes;
    const { position_id: before } = await ben();
    const choice = row.getByLabel("Position").first();
    await choice.click();
    await page.getByRole("listbox").getByRole("option", { selected: false }).first().click();
    await expect.poll(async () => (await ben()).position_id).not.toBe(before);
    await page.getByText("Position of Ben Weber changed").waitFor();
    expect(new URL(page.url()).pathname).toBe("/employees");
  },
);

campaignTest("a record is duplicated without what is unique", async () => {
  const page = await site.openAs(OWNER, "/organization/positions");
  await page.getByRole("checkbox", { name: "Choose Developer" }).check();
  const bar = page.getByRole("region", { name: "Selected rows" });
  await bar.getByRole("button", { name: "Duplicate" }).click();
  const dialog = page.getByRole("dialog", { name: "New position" });
  await dialog.getByLabel("Department").first().waitFor();
  await expect.poll(() => dialog.getByLabel("Department").first().inputValue()).toBe("Engineering");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Lead developer");
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByText("1–3 of 3").waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");

  // From a row, by keyboard.
  await page.locator("body").evaluate("document.activeElement.blur()");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("d");
  await page.getByRole("dialog", { name: "New position" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.goto("/employees?search=ana.pop");
  await page.getByRole("link", { name: /Ana Pop/ }).click();
  await page.getByRole("link", { name: "Duplicate" }).click();
  await page.getByRole("heading", { name: "New employee" }).waitFor();
  expect(await page.getByRole("textbox", { name: "Email" }).first().inputValue()).toBe("");
  expect(await page.getByRole("textbox", { name: "Last name" }).inputValue()).toBe("Pop");
});
