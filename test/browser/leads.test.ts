import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let seller: Person;
const stages: Record<string, string> = {};

withCompany(async (opened, company) => {
  site = opened;
  seller = await letIn(site, company.people.Ben!, ["view-leads", "manage-leads"]);
  const { data } = (await site.acme.owner.get("/lead-stages")).body;
  for (const { id, attributes } of data) stages[attributes.name] = id;
  await made(site.acme.owner, "/leads", {
    name: "Relaunch",
    company_name: "Atlantic Freight",
    amount: 12_000,
  });
  await made(site.acme.owner, "/leads", { name: "Webshop", amount: 500.5 });
});

const stageOf = async (name: string): Promise<string> => {
  const { data } = (await site.acme.owner.get(`/leads?search=${name}`)).body;
  return Object.keys(stages).find((stage) => stages[stage] === data[0].attributes.stage_id)!;
};

campaignTest("a lead is moved by dragging and with the keyboard, and another person sees it", async () => {
  const page = await site.openAs(OWNER, "/leads/board");
  const other = await site.openAs(seller, "/leads/board");
  const column = (at: typeof page, name: string) => at.getByRole("region", { name, exact: true });
  await column(page, "New").getByText("Relaunch").waitFor();
  await column(other, "New").getByText("Relaunch").waitFor();
  await column(page, "New").getByText("€12,500.50").waitFor();

  const card = column(page, "New").getByRole("listitem").filter({ hasText: "Relaunch" });
  // People who may not read the feed of changes see a move by the time of the last change.
  site.app.clock.set(new Date(site.app.clock.now().getTime() + 60_000));
  await card.dragTo(column(page, "Qualified"));
  await column(page, "Qualified").getByText("Relaunch").waitFor();
  await column(other, "Qualified").getByText("Relaunch").waitFor();
  await column(page, "Qualified").getByText("€12,000.00").first().waitFor();
  expect(await stageOf("Relaunch")).toBe("Qualified");

  site.app.clock.set(new Date(site.app.clock.now().getTime() + 60_000));
  const grip = () => page.getByRole("button", { name: "Move Relaunch" });
  await grip().focus();
  await page.keyboard.press("Space");
  await page.getByText("Relaunch is picked up. It is in Qualified, column 3 of 5.").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByText("Proposal, column 4 of 5.").waitFor();
  await page.keyboard.press("Space");
  await column(page, "Proposal").getByText("Relaunch").waitFor();
  await expect.poll(() => stageOf("Relaunch")).toBe("Proposal");
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("Move Relaunch");

  await column(other, "Proposal").getByText("Relaunch").waitFor();
  await page.keyboard.press("Space");
  await page.getByText("Relaunch is picked up. It is in Proposal, column 4 of 5.").waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("Escape");
  await page.getByText("Relaunch stays in Proposal.").waitFor();
  // The last move is taken back, unless somebody has changed the lead since.
  await page.getByRole("status").filter({ hasText: "Relaunch is in Proposal" }).waitFor();
  await page.keyboard.press("Control+z");
  await column(page, "Qualified").getByText("Relaunch").waitFor();
  await expect.poll(() => stageOf("Relaunch")).toBe("Qualified");
  const [{ id }] = (await site.acme.owner.get("/leads?search=relaunch")).body.data;
  site.app.clock.set(new Date(site.app.clock.now().getTime() + 60_000));
  await grip().click();
  await page.getByRole("menuitem", { name: "Proposal" }).click();
  await column(page, "Proposal").getByText("Relaunch").waitFor();
  const again = page.getByRole("status").filter({ hasText: "Relaunch is in Proposal" });
  await again.waitFor();
  site.app.clock.set(new Date(site.app.clock.now().getTime() + 60_000));
  await site.acme.owner.patch(`/leads/${id}`, { description: "Changed since" });
  await again.getByRole("button", { name: /^Undo/ }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: /^Not undone: .+ changed.* since\.$/ })
    .waitFor();
  expect(await stageOf("Relaunch")).toBe("Proposal");
  expect(await graveFindings(page)).toEqual([]);
});

campaignTest("the cards of a board are reached, moved and opened by keyboard alone", async () => {
  const page = await site.openAs(OWNER, "/leads/board");
  const { keyboard } = page;
  const card = () =>
    page.evaluate(
      "document.activeElement.closest('[data-card]')?.querySelector('[data-row-link]').textContent",
    );
  await page.getByRole("button", { name: "Move Webshop" }).waitFor();
  await page.evaluate("document.activeElement.blur()");
  await keyboard.press("ArrowDown");
  const first = await card();
  expect(["Webshop", "Relaunch"]).toContain(first);
  for (const key of ["ArrowRight", "ArrowLeft"]) await keyboard.press(key);
  expect(await card()).toBe(first);
  await keyboard.press("m");
  await page
    .getByRole("menuitem", { name: "Qualified" })
    .or(page.getByRole("menuitem", { name: "New" }))
    .first()
    .waitFor();
  await keyboard.press("Escape");
  await page.getByRole("menuitem").first().waitFor({ state: "detached" });
  await keyboard.press(".");
  const menu = page.getByRole("menu", { name: `Menu of ${first}` });
  await menu.getByRole("menuitem", { name: "Copy the link" }).waitFor();
  await menu.getByRole("menuitem", { name: "Won" }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await keyboard.press("?");
  await page
    .getByRole("dialog", { name: "Keyboard shortcuts" })
    .getByRole("heading", { name: "On a board" })
    .waitFor();
});

campaignTest("a move that the API refuses is taken back, with the reason", async () => {
  const page = await site.openAs(OWNER, "/leads/board?search=webshop");
  await page.getByRole("button", { name: "Move Webshop" }).waitFor();
  const [lead] = (await site.acme.owner.get("/leads?search=webshop")).body.data;
  await page.route("**/actions?action=move", async (route) => {
    await site.acme.owner.post(`/leads/${lead.id}/actions?action=win`, {});
    await route.continue();
  });
  await page.getByRole("button", { name: "Move Webshop" }).click();
  await page.getByRole("menuitem", { name: "Contacted" }).click();
  await page.getByRole("alert").filter({ hasText: "Webshop stays in New." }).waitFor();
  await page.getByRole("button", { name: "Move Webshop" }).waitFor({ state: "detached" });
  expect(page.url()).toContain("search=webshop");
});

campaignTest("leads are added in a column, and the layout keeps the filters", async () => {
  const page = await site.openAs(OWNER, "/leads/board?priority=medium");
  await page.getByRole("button", { name: "Add lead in Contacted" }).click();
  const form = page.getByRole("form", { name: "New lead in Contacted" });
  await form.getByLabel("Name").fill("Intranet");
  await form.getByLabel("Amount").fill("3000");
  await page.keyboard.press("Enter");
  const contacted = page.getByRole("region", { name: "Contacted", exact: true });
  await contacted.getByText("Intranet").waitFor();
  expect(await stageOf("Intranet")).toBe("Contacted");
  await page.getByText("List", { exact: true }).click();
  await page.waitForURL(/\/leads\?priority=medium/);
  await page.getByText("Intranet").waitFor();
});

campaignTest("a task is planned and completed, and the lead converted as its dialog says", async () => {
  const [lead] = (await site.acme.owner.get("/leads?search=relaunch")).body.data;
  const page = await site.openAs(OWNER, `/leads/${lead.id}?tab=timeline`);
  await page.getByRole("button", { name: "Task", exact: true }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Subject").fill("Call again");
  await drawer.getByRole("button", { name: "Create" }).click();
  await page
    .getByRole("region", { name: "Next steps" })
    .getByRole("button", { name: "Complete Call again" })
    .click();
  await page.getByRole("region", { name: "Timeline" }).getByText("Call again").waitFor();

  await page.getByRole("button", { name: "Convert" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("A new client Atlantic Freight is created").waitFor();
  await dialog.getByText("The lead is won with €12,000.00.").waitFor();
  await dialog.getByRole("button", { name: "Convert" }).click();
  await page.getByText("Won", { exact: true }).first().waitFor();
  expect(await graveFindings(page)).toEqual([]);
  const { data } = (await site.acme.owner.get("/clients?search=atlantic")).body;
  expect(data.map(({ attributes }: { attributes: { name: string } }) => attributes.name)).toEqual([
    "Atlantic Freight",
  ]);
});

campaignTest("a part of the forecast opens the leads behind it", async () => {
  await made(site.acme.owner, "/leads", { name: "Archive", amount: 700 });
  const page = await site.openAs(OWNER, "/leads/reports?report=forecast");
  const row = page.getByRole("row", { name: /^Without a date/ });
  await row.getByRole("link").first().click();
  await page.waitForURL(/\/leads\?/);
  await page.getByText("Archive").waitFor();
});

campaignTest("a stage of the funnel opens the leads that came to it, by keyboard", async () => {
  await made(site.acme.owner, "/leads", { name: "Terminal", amount: 800 });
  const day = site.app.clock.now().toISOString().slice(0, 10);
  const page = await site.openAs(OWNER, `/leads/reports?report=funnel&date=${day},${day}`);
  await page.getByRole("row", { name: /^New/ }).waitFor();
  const funnel = page.getByRole("list", { name: "How many leads reached each stage" });
  await funnel.getByRole("link", { name: /^New/ }).focus();
  expect(await graveFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/leads\?.*reached_stage_id=/);
  await page.getByText("Terminal").waitFor();
});

campaignTest("a file is imported after a preview that names what is wrong, and undone", async () => {
  const page = await site.openAs(OWNER, "/leads");
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "leads.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "name,email,stage\nNorthwind,office@northwind.example,Proposal\nContoso,nowhere,\nLitware,,Nowhere\n",
    ),
  });
  await dialog.getByText("1 lead would be created. Left out: 0 that exist already, 2 with errors.").waitFor();
  await dialog.getByText("must be a valid email address").waitFor();
  await dialog
    .getByText(
      "“Nowhere”. The selected stage is invalid. Allowed: New, Contacted, Qualified, Proposal, Negotiation.",
    )
    .waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Import 1 row" }).click();
  await dialog.getByText("1 lead was created.").waitFor();
  const found = () => site.acme.owner.get("/leads?search=northwind");
  expect((await found()).body.meta.total).toBe(1);
  await dialog.getByRole("button", { name: "Undo import" }).click();
  await expect.poll(async () => (await found()).body.meta.total).toBe(0);
});

campaignTest(
  "leads are imported with columns that are mapped by hand, and the import is undone",
  async () => {
    const page = await site.openAs(OWNER, "/leads");
    await page.getByRole("button", { name: "Import" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[type=file]").setInputFiles({
      name: "opportunities.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        "Opportunity;E-mail;Value;Step;Comment\nPlanetarium;ada@works.example;2500.50;proposal;Old\nApp;nowhere;many;Nowhere;New\n",
      ),
    });
    await dialog.getByText(/Opportunity is not a column of leads/).waitFor();
    const importing = dialog.getByRole("button", { name: /^Import/ });
    expect(await importing.isDisabled()).toBe(true);
    for (const [header, column] of [
      ["Opportunity", "name (required)"],
      ["E-mail", "email"],
      ["Value", "amount"],
      ["Step", "stage"],
    ] as const) {
      await dialog.getByRole("combobox", { name: `Column for ${header}` }).click();
      await page.getByRole("option", { name: column, exact: true }).click();
    }
    await dialog.getByText(/Comment is not a column of leads/).waitFor();
    await dialog.getByRole("combobox", { name: "Column for Comment" }).click();
    await page.getByRole("option", { name: "description", exact: true }).click();
    await dialog
      .getByText("1 lead would be created. Left out: 0 that exist already, 1 with errors.")
      .waitFor();
    const refused = dialog.getByRole("row").filter({ hasText: "E-mail: “nowhere”" });
    await refused.getByText(/must be a valid email address/).waitFor();
    await refused.getByText(/The selected stage is invalid/).waitFor();
    expect(await graveFindings(page)).toEqual([]);
    await importing.click();
    await dialog.getByText("1 lead was created.").waitFor();
    const found = async () =>
      (await site.acme.owner.get("/leads?search=planetarium&include=stage")).body.data;
    const [{ attributes, relationships }] = await found();
    expect(attributes).toMatchObject({ amount: 2500.5, description: "Old", email: "ada@works.example" });
    expect(relationships.stage.attributes.name).toBe("Proposal");
    await dialog.getByRole("button", { name: "Undo import" }).click();
    await expect.poll(async () => (await found()).length).toBe(0);
  },
);

campaignTest("a bar of the velocity opens the leads that left the stage in the period", async () => {
  await made(site.acme.owner, "/leads", { name: "Kiosk", amount: 900 });
  const [lead] = (await site.acme.owner.get("/leads?search=kiosk")).body.data;
  // A bar of no days has no length.
  site.app.clock.set(new Date(site.app.clock.now().getTime() + 3 * 86_400_000));
  await site.acme.owner.post(`/leads/${lead.id}/actions?action=move`, { stage_id: stages.Contacted });
  const day = site.app.clock.now().toISOString().slice(0, 10);
  const page = await site.openAs(OWNER, `/leads/reports?report=velocity&date=${day},${day}`);
  const row = page.getByRole("row", { name: /^New/ });
  await row.waitFor();
  await page.locator("[data-chart] .recharts-bar-rectangle path").first().click();
  await page.waitForURL(/\/leads\?.*left_stage=/);
  await page.getByText("Kiosk").waitFor();
  await page.getByText("Left stage").waitFor();
});
