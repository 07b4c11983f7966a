import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;

withCompany(async (opened) => {
  site = opened;
  const { owner } = site.acme;
  await owner.patch("/workspace", {
    legal_name: "Acme SRL",
    vat_number: "RO123",
    address: { country: "RO" },
  });
  await made(owner, "/tax-rates", { name: "VAT", percent: 19, is_default: true });
  const client_id = await made(owner, "/clients", {
    ...{ name: "Contoso", currency: "EUR", email: "office@contoso.test" },
  });
  await made(owner, "/client-contacts", { client_id, last_name: "Buyer", email: "ada@contoso.test" });
});

/** Adds a line in the drawer beside the lines of the offer. */
async function addLine(page: Page, description: string, price: string, isOptional = false): Promise<void> {
  await page.getByRole("button", { name: "New line" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Description").fill(description);
  await drawer.getByLabel("Price").fill(price);
  if (isOptional) await drawer.getByLabel("Optional").check();
  await drawer.getByRole("button", { name: "Create", exact: true }).click();
  await drawer.waitFor({ state: "detached" });
}

/** Confirms the dialog that is open, by its button. */
async function confirmBy(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

campaignTest("an offer is written, mailed to the contact, accepted with an option and invoiced", async () => {
  const page = await site.openAs(OWNER, "/offers/new");
  await page.getByLabel("Title").fill("Relaunch of the shop");
  await page.getByRole("combobox", { name: "Client", exact: true }).click();
  await page.getByRole("option", { name: /Contoso/ }).click();
  await page.getByRole("combobox", { name: "Contact" }).click();
  await page.getByRole("option", { name: /Buyer/ }).click();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("heading", { name: "Relaunch of the shop", level: 1 }).waitFor();
  // Nothing can be sent without a line.
  expect(await page.getByRole("button", { name: "Send", exact: true }).isEnabled()).toBe(false);
  await addLine(page, "Design", "1000");
  await addLine(page, "Hosting", "200", true);
  await page.getByText("€1,190.00").first().waitFor();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toBe("OFF-2026-0001-v1.pdf");

  await page.getByRole("button", { name: "Send", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("The PDF OFF-2026-0001-v1.pdf is mailed to:").waitFor();
  await dialog.getByRole("listitem").filter({ hasText: "ada@contoso.test" }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await confirmBy(page, "Send");
  await page.getByText(/Can be accepted until/).waitFor();
  const { rows } = await site.app.installation.services.pool.query("select recipients from queued_mails");
  expect(rows).toEqual([{ recipients: ["ada@contoso.test"] }]);

  await page.getByRole("button", { name: "Accepted", exact: true }).click();
  await dialog.getByLabel("Accepted by").fill("Ada Buyer");
  await dialog.getByRole("checkbox", { name: /Hosting/ }).check();
  await confirmBy(page, "Record the acceptance");
  await page.getByText("€1,428.00").first().waitFor();
  await page.getByRole("button", { name: "Make an invoice" }).click();
  await confirmBy(page, "Create the draft");
  await page.getByRole("heading", { name: "Draft", level: 1 }).waitFor();
  const [invoice] = (await site.acme.owner.get("/invoices")).body.data;
  expect(invoice.attributes).toMatchObject({ net_total: 1200, total: 1428, reference: "OFF-2026-0001 v1" });
});
