import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { PDF } from "../scenarios/expense-team.ts";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { book, made, openProject } from "./support/worked-time.ts";

let site: Site;
let company: Company;
let ana: Person;
let ben: Person;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  ana = await letIn(site, company.people.Ana!);
  ben = await letIn(site, company.people.Ben!);
});

const bens = async () => {
  const { body } = await site.acme.owner.get(`/expenses?employee_id=${company.people.Ben}`);
  return body.data[0]?.attributes;
};

campaignTest("an expense is entered with its receipt, approved in the inbox and reimbursed", async () => {
  const meals = (await site.acme.owner.get("/expense-categories?search=meals")).body.data[0].id;
  await site.acme.owner.patch(`/expense-categories/${meals}`, { receipt_required_above: 10 });

  const page = await site.openAs(ben, "/expenses");
  await page.getByRole("link", { name: "New expense" }).first().click();
  await page.getByLabel("Description").fill("Lunch with Fabrikam");
  await page.getByRole("combobox", { name: "Expense category" }).fill("meals");
  await page.getByRole("option", { name: "Meals" }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill("0");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("Amount must be at least 0.01.").first().waitFor();
  await page.getByRole("textbox", { name: "Amount" }).fill("18.40");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { name: "Lunch with Fabrikam", level: 1 }).waitFor();
  expect(await bens()).toMatchObject({ amount: 18.4, status: "draft", is_receipt_missing: true });

  await page.getByText("A receipt is required for this amount.").waitFor();
  await page.getByRole("tab", { name: "Receipts" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a receipt" }).click();
  await (await chooser).setFiles({ name: "lunch.pdf", mimeType: "application/pdf", buffer: PDF });
  await page.getByRole("link", { name: "lunch.pdf" }).waitFor();
  await page.getByText("A receipt is required for this amount.").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await page.getByText("Submitted", { exact: true }).first().waitFor();
  expect(await page.getByRole("button", { name: "Approve" }).count()).toBe(0);

  const inbox = await site.openAs(ana, "/approvals");
  await inbox.getByText("Lunch with Fabrikam").waitFor();
  await inbox.getByLabel("All").check();
  await inbox.getByRole("button", { name: "Approve 1", exact: true }).click();
  await inbox.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await inbox.getByText("Nothing pending").waitFor();
  expect(await bens()).toMatchObject({ status: "approved", decided_by_employee_id: company.people.Ana });

  const finance = await site.openAs(OWNER, "/expenses?view=unpaid");
  await finance.getByText("Lunch with Fabrikam").first().click();
  await finance.getByRole("button", { name: "Reimburse" }).click();
  await finance.getByRole("dialog").getByLabel("Reference").fill("SEPA 7");
  await finance.getByRole("dialog").getByRole("button", { name: "Reimburse" }).click();
  await finance.getByText("1 expense of Ben Rusu, 18.40 EUR.").waitFor();
  expect(await bens()).toMatchObject({ status: "reimbursed", reimbursement_reference: "SEPA 7" });
});

const RECEIPT = { name: "lunch.pdf", mimeType: "application/pdf", buffer: PDF };
const photo = async (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 40, height: 60, channels: 3, background: "#cc2222" } })
    .png()
    .toBuffer(),
});
type Files = Parameters<Page["setInputFiles"]>[1];

async function choose(page: Page, files: Files): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a receipt" }).click();
  await (await chooser).setFiles(files);
}

async function enterExpense(page: Page, description: string): Promise<void> {
  await page.getByLabel("Description").fill(description);
  await page.getByRole("combobox", { name: "Expense category" }).fill("travel");
  await page.getByRole("option", { name: "Travel" }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill("12");
}

const create = (page: Page) => page.getByRole("button", { name: "Create" }).click();
const isLoaded = ({ naturalWidth }: { readonly naturalWidth?: number }) => naturalWidth === 40;

campaignTest(
  "receipts are selected or dropped while an expense is entered, previewed, and uploaded with it",
  async () => {
    const page = await site.openAs(ben, "/expenses/new");
    // The browser of the tests has no viewer for PDFs; where there is one, it is used.
    await page.addInitScript("Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true })");
    await page.reload();
    await enterExpense(page, "Train home");
    await choose(page, [RECEIPT, { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") }]);
    await page.getByTitle("Preview of lunch.pdf").waitFor();
    await page.getByText("The file is not a PDF, PNG, JPEG, WebP or HEIC.").waitFor();
    await page.getByRole("button", { name: "Remove notes.txt" }).click();
    const { buffer } = await photo("ticket.png");
    const dropped = await page.evaluateHandle(`(() => {
    const carried = new DataTransfer();
    const bytes = new Uint8Array(${JSON.stringify([...buffer])});
    carried.items.add(new File([bytes], "ticket.png", { type: "image/png" }));
    return carried;
  })()`);
    await page.getByText("or drop it here").dispatchEvent("drop", { dataTransfer: dropped });
    const preview = page.getByRole("img", { name: "Preview of ticket.png" });
    await preview.waitFor();
    await expect.poll(() => preview.evaluate(isLoaded as never)).toBe(true);
    expect(await graveFindings(page)).toEqual([]);

    // The last one is held for a moment, so that its progress can be seen.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/actions?action=add-receipt", async (route) => {
      await held;
      await route.continue();
    });
    await create(page);
    await page.getByRole("progressbar", { name: "Sending lunch.pdf" }).waitFor({ state: "attached" });
    letGo();
    await page.getByRole("heading", { name: "Train home", level: 1 }).waitFor();
    await page.getByRole("tab", { name: "Receipts" }).click();
    await page.getByTitle("Preview of lunch.pdf").waitFor();
    await expect.poll(() => preview.evaluate(isLoaded as never)).toBe(true);
    expect(await graveFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove ticket.png" }).click();
    await preview.waitFor({ state: "detached" });
    const { body } = await site.acme.owner.get("/expenses?search=train home");
    expect(body.data).toHaveLength(1);
    expect(body.data[0].attributes.receipts).toMatchObject([{ file_name: "lunch.pdf", size: PDF.length }]);
  },
);

campaignTest(
  "an expense is created even if the upload of its receipt fails, and the upload is repeated",
  async () => {
    const page = await site.openAs(ben, "/expenses/new");
    await choose(page, [RECEIPT, { ...RECEIPT, name: "fake.pdf", buffer: Buffer.from("no PDF") }]);
    // What was chosen is not lost by a link, although nothing is typed yet.
    await page.getByRole("link", { name: "Cancel" }).click();
    const question = page.getByRole("dialog", { name: "Discard your changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await question.waitFor({ state: "detached" });
    await enterExpense(page, "Taxi at night");
    let refusals = 1;
    await page.route("**/actions?action=add-receipt", (route) =>
      refusals-- > 0 ? route.abort() : route.continue(),
    );
    await create(page);
    await page.getByText("The expense is saved.").waitFor();
    await page.getByText("The server could not be reached.").waitFor();
    await page.getByText("The file field must be a file of type: pdf, png, jpeg, webp, heic.").waitFor();
    expect(await page.getByRole("button", { name: "Create" }).count()).toBe(0);
    await page.getByRole("button", { name: "Remove fake.pdf" }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Taxi at night", level: 1 }).waitFor();
    const { body } = await site.acme.owner.get("/expenses?search=taxi at night");
    expect(body.data).toHaveLength(1);
    expect(body.data[0].attributes.receipts).toMatchObject([{ file_name: "lunch.pdf" }]);

    // What is no receipt stays none, however often it is sent.
    await page.getByRole("tab", { name: "Receipts" }).click();
    await choose(page, { ...RECEIPT, name: "fake.pdf", buffer: Buffer.from("no PDF") });
    await page.getByText("The file field must be a file of type: pdf, png, jpeg, webp, heic.").waitFor();
    await page.getByRole("button", { name: "Remove fake.pdf" }).waitFor();
    expect(await page.getByRole("button", { name: "Try fake.pdf again" }).count()).toBe(0);
  },
);

const RAW_ID = /\b[0-9A-HJKMNP-TV-Z]{26}\b/;

campaignTest(
  "people who do not see clients read a client's name in a project but cannot select one",
  async () => {
    const { owner } = site.acme;
    const client = (await owner.get("/clients?search=fabrikam")).body.data[0].id;
    const shop = await made(owner, "/projects", { name: "Shop", client_id: client });
    await made(owner, "/project-assignments", {
      ...{ project_id: shop, employee_id: company.people.Ben },
      starts_at: "2026-01-01",
    });
    const page = await site.openAs(ben, `/projects/${shop}?tab=project`);
    const project = page.getByRole("region", { name: "Project", exact: true });
    await project.getByText("Fabrikam").waitFor();
    await page.getByText("Shop").first().waitFor();
    expect(await page.getByRole("main").innerText()).not.toMatch(RAW_ID);

    await page.goto("/expenses/new");
    await enterExpense(page, "Workshop in Cluj");
    await page.getByText("The client is the project's.").waitFor();
    expect(await page.getByRole("combobox", { name: "Client" }).count()).toBe(0);
    await page.getByRole("combobox", { name: "Project" }).click();
    await page.getByRole("option", { name: "Shop" }).click();
    await page.getByText("Fabrikam").waitFor();
    await create(page);
    await page.getByRole("heading", { name: "Workshop in Cluj", level: 1 }).waitFor();
    await page.getByText("Fabrikam").waitFor();
    expect(await page.getByRole("main").innerText()).not.toMatch(RAW_ID);
    const { body } = await owner.get("/expenses?search=workshop");
    expect(body.data[0].attributes).toMatchObject({ project_id: shop, client_id: client });

    // A choice of clients is no filter for who sees none, and one in the address is reported in words.
    await page.goto(`/expenses?view=all&client_id=${client}`);
    await page.getByText("Not visible to you").waitFor();
    expect(await page.getByRole("main").innerText()).not.toMatch(RAW_ID);
  },
);

campaignTest(
  "the inbox shows leave, weeks and expenses of reports, and what was rejected shows the reason and is submitted again",
  async () => {
    const { owner } = site.acme;
    const employee_id = company.people.Ben!;
    const project = await openProject(site.acme, [employee_id]);
    await book(site.acme, employee_id, "2026-07-06", 480, { project_id: project.website });
    const submit = "/timesheet-submissions/actions?action=submit";
    expect((await owner.post(submit, { week_start: "2026-07-06", employee_id })).status).toBe(200);
    await made(owner, "/holidays", { employee_id, start_date: "2026-09-07", end_date: "2026-09-08" });
    const kind = (await owner.get("/expense-categories?search=travel")).body.data[0].id;
    const taxi = await made(owner, "/expenses", {
      ...{ employee_id, expense_category_id: kind, date: "2026-07-10", description: "Taxi home", amount: 40 },
      submit_immediately: true,
    });

    const inbox = await site.openAs(ana, "/approvals");
    const kinds = inbox.getByRole("region");
    await inbox.getByText("Taxi home").waitFor();
    for (const kind of ["Leave requests", "Weeks"])
      await kinds.getByRole("heading", { name: kind }).waitFor();
    expect((await kinds.getByRole("heading", { level: 2 }).allInnerTexts()).sort()).toEqual([
      "Expenses",
      "Leave requests",
      "Weeks",
    ]);
    const expenses = inbox.getByRole("region", { name: "Expenses" });
    await expenses.getByRole("button", { name: "Reject Ben Rusu, Taxi home, €40" }).click();
    await inbox.getByRole("dialog").getByLabel("Why").fill("There was a bus");
    await inbox.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
    await expenses.waitFor({ state: "detached" });

    const page = await site.openAs(ben, `/expenses/${taxi}`);
    await page.getByText("There was a bus").waitFor();
    await page.getByRole("button", { name: "Edit Amount" }).click();
    await page.getByRole("textbox", { name: "Amount" }).fill("4.5");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
    await page.getByText("Submitted", { exact: true }).first().waitFor();
    await inbox.reload();
    await expenses.getByRole("button", { name: /^Approve Ben Rusu, Taxi home/ }).click();
    await inbox.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expenses.waitFor({ state: "detached" });
    const { body } = await owner.get(`/expenses/${taxi}`);
    expect(body.data.attributes).toMatchObject({ status: "approved", amount: 4.5 });
  },
);

campaignTest(
  "a manager can reject but not approve an expense above the limit of its category, and readers decide nothing",
  async () => {
    const { owner } = site.acme;
    const reader = await letIn(site, company.people.Cora!, ["view-expenses"]);
    const kind = await made(owner, "/expense-categories", {
      name: "Hotels",
      kind: "amount",
      limit_amount: 30,
    });
    const hotel = await made(owner, "/expenses", {
      ...{ employee_id: company.people.Ben, expense_category_id: kind, date: "2026-07-10" },
      ...{ description: "Grand hotel", amount: 400, submit_immediately: true },
    });
    const seen = await site.openAs(reader, `/expenses/${hotel}`);
    await seen.getByRole("heading", { name: "Grand hotel", level: 1 }).waitFor();
    await seen.waitForLoadState("networkidle");
    expect(await seen.getByRole("button", { name: /^(Approve|Reject)$/ }).count()).toBe(0);

    const page = await site.openAs(ana, `/expenses/${hotel}`);
    await page.getByRole("button", { name: "Reject" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("button", { name: "Approve" }).count()).toBe(0);
    await page.getByRole("button", { name: "Reject" }).click();
    await page.getByRole("dialog").getByLabel("Why").fill("Take the inn");
    await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
    await page.getByText("Expense rejected").waitFor();
    const { body } = await owner.get(`/expenses/${hotel}`);
    expect(body.data.attributes).toMatchObject({ status: "rejected", status_explanation: "Take the inn" });
  },
);
