import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let company: Company;

withCompany((opened, filled) => {
  site = opened;
  company = filled;
});

const SETTINGS = "/settings/custom-fields";

const definitions = async (resource: string, query = ""): Promise<Record<string, unknown>[]> => {
  const { body } = await site.acme.owner.get(`/custom-fields?resource=${resource}&sort=position${query}`);
  return body.data.map(({ attributes }: { attributes: object }) => attributes);
};
const namesInOrder = async (resource: string): Promise<unknown[]> =>
  (await definitions(resource, "&archived=false")).map(({ name }) => name);

const define = (body: object): Promise<string> => made(site.acme.owner, "/custom-fields", body);

const clientNamed = async (name: string) => {
  const { body } = await site.acme.owner.get(`/clients?name=${encodeURIComponent(name)}`);
  return body.data[0]?.attributes;
};

/** Says whether a page has read the fields since their last order was stored. */
function readingAnew(page: Page): () => boolean {
  let [sent, retained, read] = [0, 0, 0];
  const storedBefore = new Map<Request, number>();
  const isOrder = (request: Request) => request.url().includes("action=reorder");
  page.on("request", (request) => {
    if (isOrder(request)) sent += 1;
    else if (request.url().includes("/api/custom-fields?")) storedBefore.set(request, retained);
  });
  page.on("requestfinished", (request) => {
    if (isOrder(request)) retained += 1;
    else read = Math.max(read, storedBefore.get(request) ?? 0);
  });
  return () => sent > 0 && read === sent;
}

/** Chooses in a select that is looked up by its label. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

campaignTest(
  "a field with options is defined, and errors of the API are shown at the inputs that they concern",
  async () => {
    const page = await site.openAs(OWNER, SETTINGS);
    await page.getByRole("button", { name: "New field of clients" }).click();
    const dialog = page.getByRole("dialog");
    await choose(page, "Type", "One of several options");
    expect(await dialog.getByLabel("Shortest").count()).toBe(0);
    await dialog.getByRole("button", { name: "Create" }).click();
    await dialog.getByText("Name is required.").waitFor();
    await dialog.getByLabel("Name").fill("Tier");
    await dialog.getByRole("textbox", { name: "Option 1" }).fill("Gold");
    await page.keyboard.press("Enter");
    await page.keyboard.type("gold");
    await dialog.getByRole("button", { name: "Create" }).click();
    await dialog.getByText("The options.1.value field has a duplicate value.").waitFor();
    expect(await dialog.getByRole("textbox", { name: "Option 2" }).getAttribute("aria-invalid")).toBe("true");

    await dialog.getByRole("textbox", { name: "Option 2" }).fill("Silver");
    await dialog.getByRole("button", { name: "Colour of Gold" }).click();
    await page.getByRole("button", { name: "#ca8a04" }).click();
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Move Silver" }).press("ArrowUp");
    await choose(page, "Default", "Silver");
    await dialog.getByRole("button", { name: "Create" }).click();
    await dialog.waitFor({ state: "detached" });
    const [tier] = await definitions("clients");
    expect(tier).toMatchObject({
      name: "Tier",
      slug: "tier",
      type: "select",
      default_value: "silver",
      options: [
        { value: "silver", label: "Silver", color: null },
        { value: "gold", label: "Gold", color: "#ca8a04" },
      ],
    });
  },
);

campaignTest(
  "fields are reordered with the keyboard or by dragging, and return to their places if the API refuses",
  async () => {
    await define({ resource: "clients", name: "Budget", type: "number", decimals: 2, unit: "EUR", min: 0 });
    await define({ resource: "clients", name: "Region", type: "text" });
    const page = await site.openAs(OWNER, SETTINGS);
    const isReadAnew = readingAnew(page);
    const list = page.getByRole("list", { name: "Custom fields of clients" });
    const shown = () => list.getByRole("listitem").getByRole("button", { name: /^(Tier|Budget|Region)$/ });
    await list.getByRole("button", { name: "Move Region" }).press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.getByText("Region is now number 1 of 3.").waitFor();
    await expect.poll(() => namesInOrder("clients")).toEqual(["Region", "Tier", "Budget"]);
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe("Move Region");

    const grip = (await list.getByRole("button", { name: "Move Region" }).boundingBox())!;
    const target = (await list.getByRole("button", { name: "Move Budget" }).boundingBox())!;
    await page.mouse.move(grip.x + 10, grip.y + 10);
    await page.mouse.down();
    await page.mouse.move(grip.x + 10, target.y + 12, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => shown().allInnerTexts()).toEqual(["Tier", "Budget", "Region"]);
    await expect.poll(() => namesInOrder("clients")).toEqual(["Tier", "Budget", "Region"]);

    await expect.poll(isReadAnew).toBe(true);
    // Somebody else defines a field while the order is on its way, so that it does not name all.
    await page.route("**/api/custom-fields/actions?action=reorder**", async (route) => {
      await define({ resource: "clients", name: "Since", type: "date" });
      await route.continue();
    });
    await list.getByRole("button", { name: "Actions for Region" }).click();
    await page.getByRole("menuitem", { name: "Move up" }).click();
    await page.getByText("must name every custom field of the resource").waitFor();
    await expect.poll(() => shown().allInnerTexts()).toEqual(["Tier", "Budget", "Region"]);
  },
);

campaignTest(
  "values are entered for a client, with errors at the fields, and changed on its page",
  async () => {
    const page = await site.openAs(OWNER, "/clients/new");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Northwind");
    const section = page.getByRole("region", { name: "Custom fields" });
    expect(await section.getByRole("combobox", { name: "Tier" }).inputValue()).toBe("Silver");
    await section.getByLabel("Budget").fill("1500.555");
    await page.getByRole("button", { name: "Create" }).click();
    await section.getByText("Enter at most 2 decimals.").waitFor();
    expect(await section.getByLabel("Budget").getAttribute("aria-invalid")).toBe("true");
    await section.getByLabel("Budget").fill("1500.5");
    await choose(page, "Tier", "Gold");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Northwind", level: 1 }).waitFor();
    await section.getByText("1,500.50 EUR").waitFor();
    expect((await clientNamed("Northwind")).custom_fields).toMatchObject({ tier: "gold", budget: 1500.5 });

    await section.getByRole("button", { name: "Edit Custom fields" }).click();
    await section.getByLabel("Region").fill("North");
    await section.getByLabel("Budget").fill("");
    await section.getByLabel("Since").fill("2026-03-01");
    await section.getByRole("button", { name: "Save" }).click();
    await section.getByText("1 Mar 2026").waitFor();
    expect((await clientNamed("Northwind")).custom_fields).toMatchObject({
      tier: "gold",
      budget: null,
      region: "North",
    });
  },
);

campaignTest("a default that is emptied stays empty", async () => {
  const page = await site.openAs(OWNER, "/clients/new");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Tierless");
  const section = page.getByRole("region", { name: "Custom fields" });
  await section.getByRole("combobox", { name: "Tier" }).click();
  await page.getByRole("option", { name: "Silver" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { name: "Tierless", level: 1 }).waitFor();
  expect((await clientNamed("Tierless")).custom_fields.tier).toBeNull();
});

campaignTest("custom fields can be selected as columns, sorted by and filtered by", async () => {
  const page = await site.openAs(OWNER, "/clients");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Tier", exact: true }).check();
  await page.keyboard.press("Escape");
  const table = page.getByRole("table");
  await table.getByRole("row", { name: /Northwind.*Gold/ }).waitFor();
  await table.getByRole("columnheader", { name: "Tier" }).getByRole("button").click();
  await page.waitForURL(/sort=custom_fields\.tier/);
  await expect.poll(() => table.getByRole("row").nth(1).innerText()).toContain("Northwind");

  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog");
  await choose(page, "Add a filter", "Tier");
  await drawer.getByRole("combobox", { name: "Value" }).click();
  await page.getByRole("option", { name: "Gold" }).click();
  await page.keyboard.press("Escape");
  await drawer.getByRole("button", { name: "Apply" }).click();
  await page.getByText("1–1 of 1").waitFor();
  expect(await page.getByRole("list", { name: "Active filters" }).innerText()).toMatch(/Tier\s+is\s+Gold/);
});

campaignTest("an archived field disappears from records and returns with its values", async () => {
  const page = await site.openAs(OWNER, SETTINGS);
  await page.getByRole("button", { name: "Actions for Region" }).click();
  expect(await page.getByRole("menuitem", { name: "Delete" }).count()).toBe(0);
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
  await page.getByText("Custom field archived").waitFor();
  expect(await namesInOrder("clients")).toEqual(["Tier", "Budget", "Since"]);

  const clients = await site.openAs(OWNER, "/clients?search=northwind");
  await clients.getByRole("link", { name: "Northwind" }).click();
  const section = clients.getByRole("region", { name: "Custom fields" });
  await section.getByText("Tier").waitFor();
  expect(await section.getByText("Region").count()).toBe(0);

  await page.getByText("Archived", { exact: true }).click();
  await page.getByRole("button", { name: "Actions for Region" }).click();
  await page.getByRole("menuitem", { name: "Restore" }).click();
  await page.getByText("Custom field restored").waitFor();
  await clients.reload();
  await section.getByText("North", { exact: true }).waitFor();
});

campaignTest(
  "an archived field is deleted with all values after its key was typed, and an unused field is deleted at once",
  async () => {
    await define({ resource: "clients", name: "Legacy", type: "text" });
    await site.acme.owner.post("/clients", { name: "Contoso", custom_fields: { legacy: "x" } });
    const page = await site.openAs(OWNER, SETTINGS);
    await page.getByRole("button", { name: "Actions for Legacy" }).click();
    await page.getByRole("menuitem", { name: "Archive" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByText("Archived", { exact: true }).click();
    await page.getByRole("button", { name: "Actions for Legacy" }).click();
    await page.getByRole("menuitem", { name: "Delete with all values" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Key").fill("legasy");
    await dialog.getByRole("button", { name: "Delete with all values" }).click();
    await dialog.getByText("Key is invalid.").waitFor();
    await dialog.getByLabel("Key").fill("legacy");
    await dialog.getByRole("button", { name: "Delete with all values" }).click();
    await page.getByText("Deleted Legacy and 1 value.").waitFor();
    await page.getByText("No custom field is archived").waitFor();

    await define({ resource: "client-contacts", name: "Nickname", type: "text" });
    await page.getByText("In use", { exact: true }).click();
    await page.getByRole("button", { name: "Actions for Nickname" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Custom field deleted").waitFor();
    expect(await definitions("client-contacts")).toEqual([]);
  },
);

campaignTest(
  "a definition is changed: an option is archived, and options in use cannot be omitted",
  async () => {
    const page = await site.openAs(OWNER, SETTINGS);
    await page.getByRole("button", { name: "Tier", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Actions for Gold" }).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("The option gold is used by 1 record; archive it instead.").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Tier", exact: true }).click();
    await dialog.getByRole("button", { name: "Actions for Gold" }).click();
    await page.getByRole("menuitem", { name: "Archive" }).click();
    await dialog.getByLabel("Name").fill("Level");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Custom field saved").waitFor();

    await page.goto("/clients/new");
    await page.getByRole("combobox", { name: "Level" }).click();
    await page.getByRole("option", { name: "Silver" }).waitFor();
    expect(await page.getByRole("option", { name: "Gold" }).count()).toBe(0);
    await page.goto("/clients?search=northwind");
    await page.getByRole("link", { name: "Northwind" }).click();
    await page.getByRole("region", { name: "Custom fields" }).getByText("Gold").waitFor();
  },
);

campaignTest("the history and the audit log show custom fields by their names", async () => {
  const { body } = await site.acme.owner.get("/clients?search=northwind");
  const client = body.data[0].id;
  const page = await site.openAs(OWNER, `/clients/${client}?tab=history`);
  await page.getByRole("term").getByText("Level", { exact: true }).first().waitFor();
  await page.getByRole("definition").getByText("1,500.50 EUR").first().waitFor();
  const entries = await site.acme.owner.get(`/audit-log?resource_id=${client}&event=clients.updated`);
  await page.goto(`/settings/audit-log/${entries.body.data[0].id}`);
  await page.getByRole("term").getByText("Region", { exact: true }).waitFor();
});

campaignTest(
  "contacts have custom fields in the panel beside the list, with yes, no or nothing selected",
  async () => {
    await define({ resource: "client-contacts", name: "Newsletter", type: "boolean" });
    await define({ resource: "client-contacts", name: "Met by", type: "employee" });
    await define({
      resource: "client-contacts",
      name: "Topics",
      type: "multi_select",
      options: [{ label: "Prices" }, { label: "Events" }],
    });
    const page = await site.openAs(OWNER, "/clients/contacts?search=mira");
    await page.getByRole("button", { name: /^Mira Albu/ }).click();
    await choose(page, "Newsletter", "No");
    await page.getByRole("combobox", { name: "Met by" }).fill("ana");
    await page.getByRole("option", { name: "Ana Pop" }).click();
    await choose(page, "Topics", "Events");
    await page.getByRole("option", { name: "Prices" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Contact saved").waitFor();
    const { body } = await site.acme.owner.get("/client-contacts?search=mira");
    expect(body.data[0].attributes.custom_fields).toEqual({
      newsletter: false,
      met_by: company.people.Ana,
      topics: ["prices", "events"],
    });
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Met by" }).check();
    await page.keyboard.press("Escape");
    await page.getByRole("row", { name: /Mira Albu.*Ana Pop/ }).waitFor();
  },
);

campaignTest(
  "people see inputs only if they may change records, and restricted fields only with their permission",
  async () => {
    await define({ resource: "employees", name: "T-shirt", type: "text" });
    await define({ resource: "employees", name: "Allergies", type: "textarea", access: "restricted" });
    const ben = company.people.Ben!;
    await site.acme.owner.patch(`/employees/${ben}`, {
      custom_fields: { t_shirt: "M", allergies: "Peanuts" },
    });

    const owners = await site.openAs(OWNER, `/employees/${ben}`);
    const section = owners.getByRole("region", { name: "Custom fields" });
    await section.getByText("Peanuts").waitFor();
    await section.getByRole("button", { name: "Edit Custom fields" }).waitFor();

    const own = await letIn(site, ben);
    const bens = await site.openAs(own, `/employees/${ben}`);
    const his = bens.getByRole("region", { name: "Custom fields" });
    await his.getByText("M", { exact: true }).waitFor();
    expect(await his.getByText("Allergies").count()).toBe(0);
    expect(await his.getByRole("button").count()).toBe(0);
    expect(await bens.getByRole("link", { name: "Custom fields" }).count()).toBe(0);

    const cora = await letIn(site, company.people.Cora!, ["manage-employees", "view-employees"]);
    const coras = await site.openAs(cora, "/employees/new");
    await coras.getByLabel("T-shirt").waitFor();
    expect(await coras.getByLabel("Allergies").count()).toBe(0);
    await coras.goto(SETTINGS);
    await coras.getByRole("button", { name: "Allergies" }).click();
    await coras.getByRole("dialog").getByText("Only people with access to sensitive information").waitFor();
    expect(
      await coras
        .getByRole("main")
        .getByRole("button", { name: /^(Move|New field|Actions for)/ })
        .count(),
    ).toBe(0);
    expect(await coras.getByRole("dialog").getByRole("textbox").count()).toBe(0);
  },
);
