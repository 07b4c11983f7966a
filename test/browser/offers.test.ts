import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { confirmBy } from "./support/confirm-by.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let client_id: string;

withCompany(async (opened) => {
  site = opened;
  const { owner } = site.acme;
  await owner.patch("/workspace", {
    legal_name: "Acme SRL",
    vat_number: "RO123",
    address: { country: "RO" },
  });
  await made(owner, "/tax-rates", { name: "VAT", percent: 19, is_default: true });
  client_id = await made(owner, "/clients", {
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
  await page.getByRole("button", { name: "Download", exact: true }).click();
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

  await page.getByRole("button", { name: "Mark as accepted", exact: true }).click();
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

campaignTest(
  "a sent offer is revised, compared with its first version, declined, reopened and carried out",
  async () => {
    const { owner } = site.acme;
    const lines = ["Concept", "Design", "Texts"].map((description) => ({ description, unit_price: 100 }));
    const id = await made(owner, "/offers", { client_id, title: "Brochure", lines });
    expect((await owner.post(`/offers/${id}/actions?action=send`, {})).status).toBe(200);
    const page = await site.openAs(OWNER, `/offers/${id}`);
    await page.getByRole("button", { name: "Revise" }).click();
    await confirmBy(page, "Revise");
    await page.getByText(/version 2/).waitFor();

    // The last line becomes the first with the keyboard, then the second by dragging.
    const grip = page.getByRole("button", { name: "Move Texts" });
    await grip.press("Home");
    const order = async () => {
      const version = new URL(page.url()).pathname.split("/").at(-1);
      const { body } = await owner.get(`/offer-lines?offer_id=${version}&sort=position`);
      return body.data.map((line: { attributes: { description: string } }) => line.attributes.description);
    };
    await expect.poll(order).toEqual(["Texts", "Concept", "Design"]);
    const [from, to] = [
      await grip.boundingBox(),
      await page.getByRole("button", { name: "Move Concept" }).boundingBox(),
    ];
    await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
    await page.mouse.down();
    await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height, { steps: 8 });
    await page.mouse.up();
    await expect.poll(order).toEqual(["Concept", "Texts", "Design"]);
    await page.getByRole("list", { name: "Lines" }).getByText("Design").click();
    const drawer = page.getByRole("dialog");
    await drawer.getByLabel("Price").fill("250");
    await drawer.getByRole("button", { name: "Save" }).click();
    await drawer.waitFor({ state: "detached" });
    await page.getByText("€535.50").first().waitFor();
    await page.getByRole("list", { name: "Lines" }).getByText("Design").click();
    await drawer.getByRole("button", { name: "Duplicate" }).click();
    const copy = page.getByRole("dialog", { name: /^New / });
    await expect.poll(() => copy.getByLabel("Description").inputValue()).toBe("Design");
    await page.keyboard.press("Escape");
    await copy.waitFor({ state: "detached" });

    await page.getByRole("tab", { name: "Versions" }).click();
    await page.getByRole("region", { name: "Version 1" }).getByText("€357.00").waitFor();
    await page.getByRole("region", { name: "Version 2" }).getByText("€535.50").waitFor();
    expect(await graveFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("dialog").getByText("office@contoso.test").first().waitFor();
    await confirmBy(page, "Send");
    await page.getByText("Replaced").waitFor();

    await page.getByRole("button", { name: "Declined" }).click();
    await page.getByRole("dialog").getByLabel("Why").fill("Too late");
    await confirmBy(page, "Record that it was declined");
    await page.getByText("Too late").first().waitFor();
    await page.getByRole("button", { name: "Reopen" }).click();
    await confirmBy(page, "Reopen");
    await page.getByRole("button", { name: "Mark as accepted", exact: true }).click();
    await confirmBy(page, "Record the acceptance");
    await page.getByRole("button", { name: "Make a project" }).click();
    await page
      .getByRole("dialog")
      .getByText(/€450.00/)
      .waitFor();
    await page.getByRole("dialog").getByLabel("Create a task for each line").check();
    await confirmBy(page, "Create the project");
    await page.getByRole("heading", { name: "Brochure", level: 1 }).waitFor();
    const [project] = (await owner.get("/projects?search=brochure")).body.data;
    expect(project.attributes).toMatchObject({ billing_model: "fixed_fee", fee_amount: 450, client_id });
  },
);

campaignTest("the versions of an offer show beside each other which options they contain", async () => {
  const { owner } = site.acme;
  const lines = [
    { description: "Booklet", unit_price: 100, section: "Print" },
    { description: "Photos", unit_price: 80, section: "Print", is_optional: true },
  ];
  const first = await made(owner, "/offers", { client_id, title: "Catalogue", lines });
  expect((await owner.post(`/offers/${first}/actions?action=send`, {})).status).toBe(200);
  const revised = await owner.post(`/offers/${first}/actions?action=revise`, {});
  const second: string = revised.body.data.id;
  const [option] = (await owner.get(`/offer-lines?offer_id=${second}&is_optional=true`)).body.data;
  expect((await owner.patch(`/offer-lines/${option.id}`, { is_selected: true })).status).toBe(200);

  const page = await site.openAs(OWNER, `/offers/${second}?tab=versions`);
  const before = page.getByRole("region", { name: "Version 1" });
  const photos = (version: typeof before) => version.getByRole("listitem").filter({ hasText: "Photos" });
  await photos(before).getByText("Option", { exact: true }).waitFor();
  await before.getByText("Options not chosen, net").waitFor();
  await before.getByText("€119.00").waitFor();
  const after = page.getByRole("region", { name: "Version 2" });
  await photos(after).getByText("Option, chosen").waitFor();
  await after.getByText("€214.20").waitFor();
  expect(await after.getByText("Options not chosen, net").count()).toBe(0);
  expect(await graveFindings(page)).toEqual([]);
  await before.getByRole("link", { name: "Version 1" }).click();
  await page.waitForURL(`**/offers/${first}**`);
});
