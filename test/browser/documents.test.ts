import { expect } from "vitest";
import { PNG, pdf, uploadDocument } from "../scenarios/document-files.ts";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let company: Company;
let ben: Person;
let contract: string;
const PHONE = { width: 390, height: 844 };

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  ben = await letIn(site, company.people.Ben!);
  contract = await made(site.acme.owner, "/document-types", { name: "Contract", is_required: true });
});

const documentsOf = async (query: string) =>
  (await site.acme.owner.get(`/documents?${query}`)).body.data as {
    id: string;
    attributes: Record<string, unknown>;
  }[];
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

campaignTest("files are uploaded to a person and a client, and a picture is shown", async () => {
  const page = await site.openAs(OWNER, `/employees/${company.people.Ben}?tab=documents`);
  await page.getByText("There are no documents here yet.").waitFor();
  await page
    .getByRole("tabpanel", { name: "Documents" })
    .locator("input[type=file]")
    .setInputFiles([
      file("id card.png", "image/png", PNG),
      file("trick.pdf", "application/pdf", Buffer.from("<script>x()</script>")),
    ]);
  const dialog = page.getByRole("dialog", { name: "Upload documents" });
  await dialog.getByText("id card.png").waitFor();
  await dialog.getByRole("combobox", { name: "Type" }).fill("Con");
  await page.getByRole("option", { name: "Contract" }).click();
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await dialog.getByText("The file field must be a file of type", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "Remove trick.pdf" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "id card" }).click();
  await page.getByRole("heading", { name: "id card", level: 1 }).waitFor();
  await page.getByRole("img", { name: "Preview of id card.png" }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
  expect(await documentsOf(`employee_id=${company.people.Ben}`)).toMatchObject([
    { attributes: { name: "id card", type_id: contract, mime_type: "image/png" } },
  ]);

  const [client] = (await site.acme.owner.get("/clients?perPage=1")).body.data;
  const ofClient = await site.openAs(OWNER, `/clients/${client.id}?tab=documents`);
  await ofClient.getByRole("button", { name: "Upload documents" }).waitFor();
  const dropped = await ofClient.evaluateHandle(`(() => {
    const carried = new DataTransfer();
    const bytes = new Uint8Array(${JSON.stringify([...pdf("order")])});
    carried.items.add(new File([bytes], "order.pdf", { type: "application/pdf" }));
    return carried;
  })()`);
  await ofClient.getByText("or drop files here.").dispatchEvent("drop", { dataTransfer: dropped });
  // The request is held for a moment, so that its progress can be seen.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await ofClient.route("**/api/documents", async (route) => {
    await held;
    await route.continue();
  });
  const ofOrder = ofClient.getByRole("dialog", { name: "Upload documents" });
  await ofOrder.getByText("order.pdf").waitFor();
  await ofOrder.getByRole("button", { name: "Upload", exact: true }).click();
  await ofOrder.getByText(/^\d+% sent$/).waitFor();
  letGo();
  await ofClient.getByRole("link", { name: "order" }).click();
  // The browser of the tests has no viewer for PDFs.
  await ofClient.getByText("Download the file to read it").waitFor();
  expect(await documentsOf(`client_id=${client.id}`)).toMatchObject([{ attributes: { name: "order" } }]);
});

async function awaitsBen(name: string): Promise<string> {
  const fields = { name, employee_id: company.people.Ben, type_id: contract };
  const { id } = (await uploadDocument(site.app, site.acme.owner, fields, pdf(name))).body.data;
  const asked = await site.acme.owner.post(`/documents/${id}/actions?action=request-signatures`, {
    signers: [company.people.Ben],
  });
  expect(asked.status, asked.text).toBe(200);
  return id;
}

campaignTest(
  "a document is signed with a drawn signature that is kept, and then with a typed one",
  async () => {
    const first = await awaitsBen("Contract of Ben");
    const page = await site.openAs(ben, "/documents");
    await page.getByRole("link", { name: "Contract of Ben" }).click();
    await page.getByRole("button", { name: "Sign", exact: true }).click();
    const dialog = page.getByRole("dialog");
    const pad = (await dialog.getByRole("img", { name: /^Your signature/ }).boundingBox())!;
    await page.mouse.move(pad.x + 40, pad.y + 60);
    await page.mouse.down();
    await page.mouse.move(pad.x + 160, pad.y + 30, { steps: 5 });
    await page.mouse.up();
    expect(await graveFindings(page)).toEqual([]);
    const sign = dialog.getByRole("button", { name: "Sign", exact: true });
    expect(await sign.isDisabled()).toBe(true);
    await dialog.getByLabel(/^I have read version 1/).check();
    await sign.click();
    await page.getByText("Signed", { exact: true }).first().waitFor();
    await page.getByRole("tab", { name: "Signatures" }).click();
    await page.getByText("Ben Rusu signed").waitFor();
    await page.getByRole("button", { name: "Certificate" }).waitFor();
    const [document] = await documentsOf(`id=${first}`);
    expect(document!.attributes).toMatchObject({ is_signed: true, signature_count: 1 });
    const signature = (await site.acme.owner.get(`/employees/${company.people.Ben}`)).body.data.attributes
      .default_signature_id;
    expect(signature).toBeTruthy();

    const second = await awaitsBen("Addendum");
    const phone = await site.openAs(ben, `/documents/${second}`, PHONE);
    await phone.getByRole("button", { name: "Sign", exact: true }).click();
    const again = phone.getByRole("dialog");
    await again.getByRole("img", { name: "Preview of your signature" }).waitFor();
    await again.getByText("Type it", { exact: true }).click();
    await again.getByLabel("Your name").fill("B. Rusu");
    await again.getByLabel("Keep it as my signature").uncheck();
    await again.getByLabel(/^I have read/).check();
    await again.getByRole("button", { name: "Sign", exact: true }).click();
    await phone.getByText("Signed", { exact: true }).first().waitFor();
    const kept = (await site.acme.owner.get(`/employees/${company.people.Ben}`)).body.data.attributes;
    expect(kept.default_signature_id).toBe(signature);
  },
);

campaignTest("a template makes documents for people, after a preview", async () => {
  const page = await site.openAs(OWNER, "/documents/templates/new");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Bonus letter");
  await page.getByRole("combobox", { name: "For" }).click();
  await page.getByRole("option", { name: "People" }).click();
  await page.getByRole("combobox", { name: "Type of the documents" }).fill("Con");
  await page.getByRole("option", { name: "Contract" }).click();
  await page.getByLabel("Name of the documents").fill("Bonus of {{ employee.name }}");
  await page.getByRole("textbox", { name: "Text" }).fill("Dear {{ employee.first_nme }}, you get ");
  await page.getByRole("button", { name: "Insert a placeholder" }).click();
  await page.getByRole("menuitem", { name: "{{ values.bonus }}" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("The placeholder employee.first_nme is unknown.").waitFor();
  await page
    .getByRole("textbox", { name: "Text" })
    .fill("Dear **{{ employee.first_name }}**, you get {{ values.bonus }}.");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { name: "Bonus letter", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Make documents" }).click();
  const dialog = page.getByRole("dialog");
  for (const name of ["Ana Pop", "Ben Rusu"]) {
    await dialog.getByRole("combobox", { name: "For whom" }).fill(name);
    await page.getByRole("option", { name }).click();
  }
  await page.keyboard.press("Tab");
  await dialog.getByText("values.bonus").waitFor();
  await dialog.getByRole("textbox", { name: "Bonus", exact: true }).fill("500 *EUR*");
  await dialog.getByText("you get 500 *EUR*.").waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Make documents" }).click();
  await page.getByRole("link", { name: "Bonus of Ana Pop" }).waitFor();
  const names = (await documentsOf("search=Bonus%20of&sort=name")).map(({ attributes }) => attributes.name);
  expect(names).toEqual(["Bonus of Ana Pop", "Bonus of Ben Rusu"]);
});

campaignTest("compliance names who lacks a required document", async () => {
  const page = await site.openAs(OWNER, "/documents/compliance");
  await page.getByRole("table", { name: "Missing and expiring documents" }).waitFor();
  await page.getByText("Missing").first().waitFor();
  expect(await graveFindings(page)).toEqual([]);
  const phone = await site.openAs(OWNER, "/documents/compliance?state=missing", PHONE);
  await phone.getByRole("list", { name: "Missing and expiring documents" }).waitFor();
});
