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

  await page.keyboard.press("Space");
  await page.keyboard.press("Home");
  await page.keyboard.press("Escape");
  await page.getByText("Relaunch stays in Proposal.").waitFor();
  expect(await graveFindings(page)).toEqual([]);
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
