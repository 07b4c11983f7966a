import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { confirmBy } from "./support/confirm-by.ts";
import { workForFabrikam } from "./support/priced-work.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let client: string;
/** Issued on 1 June over 119.00, due on 15 June. */
let overdue: string;

withCompany(async (opened, company) => {
  site = opened;
  const { owner } = site.acme;
  ({ client } = await workForFabrikam(site.acme, company));
  const address = { country: "RO" };
  await owner.patch("/workspace", {
    ...{ legal_name: "Acme SRL", vat_number: "RO123", address, billing_requires_approval: false },
  });
  await owner.patch(`/clients/${client}`, { address, payment_terms_days: 14 });
  await made(owner, "/tax-rates", { name: "VAT", percent: 19, is_default: true });
  const lines = [{ description: "Audit of May", unit_price: 100 }];
  overdue = await made(owner, "/invoices", { client_id: client, issue_date: "2026-06-01", lines });
  await owner.post(`/invoices/${overdue}/actions?action=issue`, {});
});

const invoicesWith = async (query: string): Promise<readonly { id: string; attributes: object }[]> =>
  (await site.acme.owner.get(`/invoices?${query}`)).body.data;

campaignTest("what is owed is found by its age, in the report and in a list with an address", async () => {
  const page = await site.openAs(OWNER, "/invoices/figures");
  const ages = page.getByRole("table", { name: "Receivables by age" });
  const month = ages.getByRole("row", { name: /1–30 days/ });
  await month.getByText("€119.00").waitFor();
  const revenue = page.getByRole("table", { name: "Revenue by month" });
  await revenue
    .getByRole("row", { name: /June 2026/ })
    .getByText("€100.00")
    .first()
    .waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await month.getByRole("link", { name: "1", exact: true }).click();
  await page.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
  await page.getByText("29 days overdue").waitFor();

  await page.goto("/invoices");
  await page
    .getByRole("tab", { name: "Overdue" })
    .or(page.getByText("Overdue", { exact: true }))
    .first()
    .click();
  await page.getByText("29 days overdue").waitFor();
  const address = page.url();
  await page.goto("/");
  await page.goto(address);
  const row = page.getByRole("row", { name: /INV-2026-0001/ });
  await row.getByText("€119.00").first().waitFor();
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
});

campaignTest(
  "an invoice is mailed, its client reminded, and it is voided, as each dialog says before",
  async () => {
    const page = await site.openAs(OWNER, `/invoices/${overdue}`, { width: 1680 });
    const dialog = page.getByRole("dialog");
    await page.getByText("€119.00 open, 29 days overdue").waitFor();
    await page.getByRole("heading", { name: "PDF" }).waitFor();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await dialog.getByText("mira@fabrikam.example").waitFor();
    await dialog.getByText("INV-2026-0001.pdf").waitFor();
    await dialog.getByLabel("Subject").fill("Our work in May");
    await dialog.getByRole("definition").filter({ hasText: "Our work in May" }).waitFor();
    expect(await graveFindings(page)).toEqual([]);
    await confirmBy(page, "Send");
    await page.getByRole("button", { name: "Remind" }).click();
    await dialog.getByText("Reminder 1: invoice INV-2026-0001").waitFor();
    await dialog.getByText(/29 days ago/).waitFor();
    await confirmBy(page, "Remind");
    const { rows } = await site.app.installation.services.pool.query(
      "select subject, recipients from queued_mails order by created_at, id",
    );
    expect(rows).toEqual([
      { subject: "Our work in May", recipients: ["mira@fabrikam.example"] },
      { subject: "Reminder 1: invoice INV-2026-0001", recipients: ["mira@fabrikam.example"] },
    ]);

    await page.getByRole("button", { name: "Void" }).click();
    await dialog.getByText("Number that stays used").waitFor();
    await dialog.getByText("€119.00").waitFor();
    await dialog.getByLabel("Why").fill("Billed in April");
    await confirmBy(page, "Void");
    await page.getByText("Billed in April").waitFor();
    expect((await invoicesWith("number=INV-2026-0001"))[0]!.attributes).toMatchObject({
      ...{ status: "void", reminder_level: 1, balance_due: 0 },
    });
  },
);

campaignTest("a draft is written line by line, with the totals of the API, and issued", async () => {
  const page = await site.openAs(OWNER, "/invoices/new");
  await page.getByText("Choose a client to see the totals.").waitFor();
  await page.getByRole("combobox", { name: "Client" }).click();
  await page.getByRole("option", { name: /Fabrikam/ }).click();
  await page.getByLabel("Description").fill("Consulting in June");
  await page.getByLabel("Quantity").fill("12.5");
  await page.getByLabel("Price").fill("80");
  // 12.5 × 80.00 and 19 % of it.
  await page.getByText("€1,190.00").waitFor();

  await page.getByRole("button", { name: "Add a line" }).click();
  await page.getByLabel("Price").nth(1).fill("640");
  // The totals do not wait for the description of the line.
  await page.getByText("€1,951.60").waitFor();
  await page.getByLabel("Quantity").nth(1).fill("0");
  await page.getByText("Quantity must not be 0.").waitFor();
  await page.getByLabel("Quantity").nth(1).fill("1");
  await page.getByText("€1,951.60").waitFor();
  await page.getByRole("button", { name: "Create the draft" }).click();
  await page.getByText("Description is required.").waitFor();
  await page.getByLabel("Description").nth(1).fill("Workshop");
  await page.getByRole("button", { name: "Move Workshop" }).press("ArrowUp");
  await page.getByRole("combobox", { name: "Discount", exact: true }).click();
  await page.getByRole("option", { name: "Percentage" }).click();
  await page.getByLabel("Discount value").fill("10");
  await page.getByText("€1,756.44").waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Create the draft" }).click();
  await page.getByRole("heading", { name: "Draft", level: 1 }).waitFor();

  await page.getByRole("link", { name: "Edit the draft" }).click();
  await page.getByRole("button", { name: "Duplicate line 1" }).click();
  await expect.poll(() => page.getByLabel("Description").nth(1).inputValue()).toBe("Workshop");
  await expect.poll(() => page.getByLabel("Description").count()).toBe(3);
  await page.getByRole("button", { name: "Delete line 2" }).click();
  await page.getByRole("button", { name: "Delete line 2" }).click();
  // 640.00 less 10 %, and 19 % of it.
  await page.getByText("€685.44").waitFor();
  await page.getByRole("button", { name: "Save the draft" }).click();
  await page.getByRole("button", { name: "Issue" }).click();
  await page.getByRole("dialog").getByText("INV-2026-0002").waitFor();
  await confirmBy(page, "Issue");
  await page.getByRole("heading", { name: "INV-2026-0002", level: 1 }).waitFor();
  expect(await page.getByRole("link", { name: "Edit the draft" }).count()).toBe(0);
  await page.getByRole("tab", { name: "Details" }).click();
  await page.getByRole("button", { name: "Edit Texts" }).click();
  await page.getByLabel("Private notes").waitFor();
  expect(await page.getByRole("textbox", { name: "Terms" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Edit Dates" }).count()).toBe(0);
  const [invoice] = await invoicesWith("number=INV-2026-0002");
  expect(invoice!.attributes).toMatchObject({ net_total: 576, discount_total: 64, total: 685.44 });
});

campaignTest(
  "a project's unbilled work leads to its draft, and is back when the draft is deleted",
  async () => {
    const page = await site.openAs(OWNER, "/invoices/unbilled");
    const work = page.getByRole("table", { name: "Unbilled work in EUR" });
    const relaunch = work.getByRole("row", { name: /Relaunch/ });
    // 90.00 + 150.00 + 100.00 of time.
    await relaunch.getByText("€340.00").waitFor();
    await relaunch.getByText("Fabrikam").waitFor();
    await work.getByRole("row", { name: /Audit/ }).getByText("€1,200.00").waitFor();
    await work
      .getByRole("row", { name: /Together/ })
      .getByText("€340.00")
      .waitFor();
    expect(await graveFindings(page)).toEqual([]);

    await relaunch.getByRole("link", { name: "Bill", exact: true }).click();
    await page.getByRole("heading", { name: "Bill unbilled work", level: 1 }).waitFor();
    const lines = page.getByRole("table", { name: "Lines of Relaunch" });
    await lines.getByText("€150.00").waitFor();
    await expect.poll(() => lines.getByRole("row").count()).toBe(4);
    await page.getByText("€404.60").waitFor();
    await page.getByRole("combobox", { name: "One line of time for each" }).click();
    await page.getByRole("option", { name: "Person" }).click();
    await lines.getByText("Relaunch – Ana Pop").first().waitFor();
    await page.getByRole("button", { name: "Create the draft" }).click();
    await page.getByRole("heading", { name: "Draft", level: 1 }).waitFor();
    await page.getByText("Relaunch – Ana Pop").first().waitFor();
    await page.getByText("€404.60").first().waitFor();
    const draft = new URL(page.url()).pathname.split("/").at(-1)!;

    await page.goto("/invoices/unbilled");
    await work.getByRole("row", { name: /Audit/ }).waitFor();
    expect(await relaunch.count()).toBe(0);
    expect((await site.acme.owner.delete(`/invoices/${draft}`)).status).toBe(204);
    await page.reload();
    await relaunch.getByText("€340.00").waitFor();
  },
);

campaignTest("unbilled work is billed, issued and paid, in part and then in full", async () => {
  const page = await site.openAs(OWNER, "/invoices");
  await page.getByRole("link", { name: "Bill unbilled work" }).click();
  await page.getByRole("combobox", { name: "Client" }).click();
  await page.getByRole("option", { name: /Fabrikam/ }).click();
  // 90.00 + 150.00 + 100.00 of time and the fee of 1,200.00, with 19 %.
  await page.getByText("€1,832.60").waitFor();
  await page.getByRole("heading", { name: "Audit", level: 3 }).waitFor();
  await page.getByRole("checkbox", { name: "Fees" }).uncheck();
  await page.getByText("€404.60").waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Create the draft" }).click();
  await page.getByRole("heading", { name: "Draft", level: 1 }).waitFor();

  await page.getByRole("button", { name: "Issue" }).click();
  await page.getByText("Due on").waitFor();
  await confirmBy(page, "Issue");
  await page.getByRole("button", { name: "Record a payment" }).click();
  await page.getByLabel("Amount").fill("104.60");
  await page.getByRole("dialog").getByText("€300.00").waitFor();
  await confirmBy(page, "Record the payment");
  await page.getByText("Partly paid").waitFor();
  await page.getByRole("button", { name: "Mark as paid" }).click();
  await page.getByRole("dialog").getByText("€300.00").waitFor();
  await confirmBy(page, "Mark as paid");
  await page.getByText("Paid", { exact: true }).first().waitFor();

  await page.goto("/invoices/bill-unbilled?include=time");
  await page.getByRole("combobox", { name: "Client" }).click();
  await page.getByRole("option", { name: /Fabrikam/ }).click();
  await page.getByText("There is nothing to bill").waitFor();
  expect((await invoicesWith("status=paid"))[0]!.attributes).toMatchObject({ total: 404.6, balance_due: 0 });
});

campaignTest("a part of an invoice is credited", async () => {
  const { owner } = site.acme;
  const lines = [
    { description: "Hosting", unit_price: 100 },
    { description: "Support", unit_price: 200 },
  ];
  const id = await made(owner, "/invoices", { client_id: client, lines });
  expect((await owner.post(`/invoices/${id}/actions?action=issue`, {})).status).toBe(200);
  const page = await site.openAs(OWNER, `/invoices/${id}`);
  await page.getByRole("button", { name: "Credit" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("€357.00").waitFor();
  await expect.poll(() => dialog.getByRole("radio", { name: "Amounts by line" }).isEnabled()).toBe(true);
  await dialog.getByText("Amounts by line").click();
  await dialog.getByLabel("Hosting").fill("");
  await dialog.getByLabel("Support").fill("50");
  await dialog.getByText("€59.50").waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await confirmBy(page, "Draft the credit note");
  await page.getByRole("heading", { name: "Draft credit note", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Issue" }).click();
  await page.getByRole("dialog").getByText("Applied to its invoice").waitFor();
  await confirmBy(page, "Issue");
  await page.getByRole("heading", { name: "CN-2026-0001", level: 1 }).waitFor();
  const { body } = await owner.get(`/invoices/${id}`);
  expect(body.data.attributes).toMatchObject({ total: 357, credited_total: 59.5, balance_due: 297.5 });
});

campaignTest("an electronic invoice is downloaded, or its page says what it lacks", async () => {
  const lines = [{ description: "Audit", unit_price: 50 }];
  const id = await made(site.acme.owner, "/invoices", { client_id: client, lines });
  await site.acme.owner.post(`/invoices/${id}/actions?action=issue`, {});
  const page = await site.openAs(OWNER, `/invoices/${id}`);
  await page.getByRole("button", { name: "E-invoice" }).click();
  await page.getByRole("menuitem", { name: "XRechnung" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Buyer reference (BR-DE-15)").waitFor();
  await dialog.getByRole("link", { name: "The settings of the company" }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await dialog.getByRole("link", { name: "The client" }).click();
  await page.waitForURL(`**/clients/${client}`);
  await page.goBack();
  await page.getByRole("button", { name: "E-invoice" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "EN 16931 as UBL" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^INV-2026-\d{4}\.xml$/);
});
