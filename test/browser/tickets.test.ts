import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { letIn } from "./support/company.ts";
import type { Person, Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let agent: Person;
let asker: Person;

withCompany(async (opened, company) => {
  site = opened;
  agent = await letIn(site, company.people.Ben!, ["view-tickets", "manage-tickets"]);
  asker = await letIn(site, company.people.Cora!);
  for (const subject of ["The printer jams", "No sound", "A new laptop"])
    await made(site.acme.owner, "/tickets", { subject, requester_email: "ana@client.test" });
});

/** The subjects in a column, from the top, as they are stored. */
const stored = async (): Promise<string[]> => {
  const { data } = (await site.acme.owner.get("/tickets?sort=stage_id,position")).body;
  return data.map(({ attributes }: { attributes: { subject: string } }) => attributes.subject);
};

const column = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

test("tickets are ranked on the board, get a response with a file, and found behind a chart", async () => {
  const page = await site.openAs(agent, "/tickets/board");
  const cards = column(page, "New").getByRole("listitem");
  const card = (subject: string) => cards.filter({ hasText: subject });
  await card("A new laptop").waitFor();
  await card("A new laptop").dragTo(card("The printer jams"), { targetPosition: { x: 40, y: 4 } });
  await expect.poll(stored).toEqual(["A new laptop", "The printer jams", "No sound"]);

  await page.getByRole("button", { name: "Move No sound" }).focus();
  await page.keyboard.press("Space");
  await page.getByText("No sound is picked up. It is in New, column 1 of 4.").waitFor();
  await page.keyboard.press("ArrowUp");
  await page.getByText("Place 2 of 3 in New.").waitFor();
  await page.keyboard.press("Space");
  await expect.poll(stored).toEqual(["A new laptop", "No sound", "The printer jams"]);
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("Move No sound");
  expect(await graveFindings(page)).toEqual([]);

  await card("No sound").getByRole("link").click();
  await page.getByRole("heading", { name: "No sound", level: 1 }).waitFor();
  await page.getByLabel("Internal note").last().fill("It is the driver.");
  await page.getByRole("button", { name: "Add internal note" }).click();
  const note = page.getByRole("listitem").filter({ hasText: "It is the driver." });
  await note.getByText("Internal: only agents").waitFor();

  await page.getByText("Reply to the requester").first().click();
  await page.getByText("The requester reads this reply.").first().waitFor();
  await page.getByLabel("Reply to the requester").last().fill("Please install this.");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add files" }).click();
  await (await chooser).setFiles({
    name: "steps.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("1. Restart"),
  });
  await page.getByRole("list", { name: "Chosen files" }).getByText("steps.txt").waitFor();
  await page.getByRole("button", { name: "Send reply" }).click();
  const reply = page.getByRole("listitem").filter({ hasText: "Please install this." });
  await reply.getByRole("link", { name: "steps.txt" }).waitFor();
  await reply.getByText("First response").waitFor();
  expect(await reply.getByText("Internal").count()).toBe(0);
  await page.getByRole("button", { name: "Add internal note" }).waitFor();
  expect(await graveFindings(page)).toEqual([]);

  const day = site.app.clock.now().toISOString().slice(0, 10);
  const report = await site.openAs(agent, `/tickets/reports?date=${day},${day}`);
  await report.getByRole("heading", { name: "Agreed times" }).waitFor();
  expect(await graveFindings(report)).toEqual([]);
  await report.locator("[data-chart] .recharts-bar-rectangle path").first().click();
  await report.waitForURL(/\/tickets\?.*first_response_state=met/);
  await report.getByText("No sound").first().waitFor();
  expect(await report.getByText("The printer jams").count()).toBe(0);
});

campaignTest("what is written as an internal note cannot be sent to the requester", async () => {
  const [ticket] = (await site.acme.owner.get("/tickets?search=printer")).body.data;
  const page = await site.openAs(agent, `/tickets/${ticket.id}`);
  const note = page.getByRole("form", { name: "Internal note" });
  const reply = page.getByRole("form", { name: "Reply to the requester" });
  await note.getByLabel("Internal note").fill("The customer has not paid.");
  await page.getByText("Reply to the requester").first().click();
  await reply.getByText("It goes to ana@client.test.").waitFor();
  expect(await note.isVisible()).toBe(false);
  expect(await reply.getByLabel("Reply to the requester").inputValue()).toBe("");
  expect(await reply.getByRole("button", { name: "Send reply" }).isDisabled()).toBe(true);
  await page.getByText("Internal note (draft)").waitFor();
  await reply.getByLabel("Reply to the requester").fill("We are on our way.");
  await reply.getByRole("button", { name: "Send reply" }).click();
  const said = page.getByRole("listitem").filter({ hasText: "We are on our way." });
  await said.getByText("Public: the requester too").waitFor();

  expect(await note.getByLabel("Internal note").inputValue()).toBe("The customer has not paid.");
  await note.getByRole("button", { name: "Add internal note" }).click();
  const noted = page.getByRole("listitem").filter({ hasText: "The customer has not paid." });
  await noted.getByText("Internal: only agents").waitFor();
  const { data } = (await site.acme.owner.get(`/ticket-comments?ticket_id=${ticket.id}&sort=id`)).body;
  expect(data.map(({ attributes }: { attributes: { visibility: string } }) => attributes.visibility)).toEqual(
    ["public", "internal"],
  );
});

campaignTest(
  "somebody opens a ticket, an agent takes and resolves it, and whoever asked reopens it",
  async () => {
    const { owner } = site.acme;
    const page = await site.openAs(asker, "/tickets/new");
    await page.getByLabel("Subject").fill("The door does not close");
    await page.getByRole("button", { name: "Create" }).click();
    await page.waitForURL(/\/tickets\/[0-9A-Z]{26}$/);
    const path = `/tickets/${page.url().slice(-26)}`;
    const ticket = async () => (await owner.get(path)).body.data.attributes;
    expect(await page.getByRole("button", { name: "Resolve" }).count()).toBe(0);
    expect(await page.getByText("Internal note").count()).toBe(0);

    const work = await site.openAs(agent, path);
    await work.getByRole("button", { name: "Take" }).click();
    await expect.poll(async () => (await ticket()).assignee_employee_id).not.toBe(null);
    await work.getByLabel("Internal note").last().fill("Not the first time.");
    await work.getByRole("button", { name: "Add internal note" }).click();
    await work.getByRole("listitem").filter({ hasText: "Not the first time." }).waitFor();
    await work.getByRole("button", { name: "Resolve" }).click();
    const dialog = work.getByRole("dialog");
    await dialog.getByText("Nobody has responded yet").waitFor();
    await dialog.getByLabel("Comment", { exact: true }).fill("The hinge was loose.");
    await dialog.getByRole("combobox", { name: "Who reads the comment" }).click();
    await work.getByRole("option", { name: "The requester too" }).click();
    expect(await graveFindings(work)).toEqual([]);
    await dialog.getByRole("button", { name: "Resolve" }).click();
    await expect.poll(async () => (await ticket()).status).toBe("resolved");
    await work.getByText("Response in time").waitFor();

    await page.reload();
    await page.getByText("The hinge was loose.").waitFor();
    expect(await page.getByText("Not the first time.").count()).toBe(0);
    await page.getByRole("button", { name: "Reopen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reopen" }).click();
    await expect.poll(ticket).toMatchObject({ status: "open", reopen_count: 1, resolved_at: null });
    expect(await graveFindings(page)).toEqual([]);
  },
);

campaignTest("a colleague is mentioned by keyboard alone", async () => {
  const { data } = (await site.acme.owner.get("/tickets?search=laptop")).body;
  const page = await site.openAs(agent, `/tickets/${data[0].id}`);
  await page.getByRole("heading", { name: "A new laptop", level: 1 }).waitFor();
  const note = page.getByLabel("Internal note").last();
  await note.focus();
  await page.keyboard.type("Please look, @Ana P");
  await page.getByRole("option", { name: "Ana Pop" }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.keyboard.type("today");
  await expect.poll(() => note.inputValue()).toMatch(/^Please look, @\[Ana Pop\]\(employees:\w{26}\) today$/);
  await page.getByRole("button", { name: "Add internal note" }).click();
  const shown = page.getByRole("listitem").filter({ hasText: "Please look, @Ana Pop today" });
  await shown.getByRole("link", { name: "@Ana Pop" }).waitFor();
  const href = await shown.getByRole("link", { name: "@Ana Pop" }).getAttribute("href");
  expect(href).toMatch(/^\/employees\/\w{26}$/);
});
