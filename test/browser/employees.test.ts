import sharp from "sharp";
import { expect, test } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let company: Company;

withCompany((opened, filled) => {
  site = opened;
  company = filled;
});

test("an employee is created, and errors of the API are shown at the fields", async () => {
  const page = await site.openAs(OWNER, "/employees");
  await page.getByRole("link", { name: "New employee" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("First name is required.").waitFor();
  expect(await page.getByLabel("First name").getAttribute("aria-invalid")).toBe("true");

  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("Albu");
  await page.getByLabel("Work email").fill("Ana.Pop@acme.test");
  await page.getByLabel("Start date").fill("2026-07-01");
  await page.getByRole("combobox", { name: "Position" }).fill("Desi");
  await page.getByRole("option", { name: "Designer" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("Work email has already been taken.").waitFor();
  const email = page.getByLabel("Work email");
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  expect(await email.getAttribute("aria-describedby")).toContain("error");

  await email.fill("nora.albu@acme.test");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { name: "Nora Albu" }).waitFor();
  const { body } = await site.acme.owner.get("/employees?email=nora.albu@acme.test");
  expect(body.data[0].attributes).toMatchObject({
    first_name: "Nora",
    start_date: "2026-07-01T00:00:00.000000Z",
    position_id: company.positions.Designer,
  });
});

campaignTest(
  "fields are changed on the page, and two people who change the same field do not overwrite each other",
  async () => {
    const id = company.people.Ben!;
    const page = await site.openAs(OWNER, `/employees/${id}?tab=employment`);
    await page.getByRole("button", { name: "Edit Contract" }).click();
    await page.getByLabel("Termination date").fill("2020-01-01");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText(/^Termination date must be a date after start date\.$/i).waitFor();
    await page.getByLabel("Termination date").fill("2026-12-31");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("31 Dec 2026").waitFor();

    await page.getByRole("button", { name: "Edit Contract" }).click();
    await page.getByLabel("Weekly hours").fill("30");
    await site.acme.owner.patch(`/employees/${id}`, { weekly_hours_capacity: 20 });
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Somebody else has changed this in the meantime.").waitFor();
    const { body } = await site.acme.owner.get(`/employees/${id}`);
    expect(body.data.attributes.weekly_hours_capacity).toBe(20);
  },
);

campaignTest(
  "the directory is searched, filtered, sorted and paged, and the URL contains all of it",
  async () => {
    const page = await site.openAs(OWNER, "/employees");
    await page.getByText("1–25 of").waitFor();
    await page.getByRole("button", { name: "next page" }).click();
    await page.getByText("26–").waitFor();

    await page.getByLabel("Search employees").fill("weber");
    await page.getByText("1–10 of 10").waitFor();
    await page.getByRole("button", { name: "Filters" }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await drawer.getByLabel("Add a filter").click();
    await page.getByRole("option", { name: "Position", exact: true }).click();
    await drawer.getByLabel("Value").click();
    await page.getByRole("option", { name: "Developer" }).click();
    await drawer.getByRole("button", { name: "Apply" }).click();
    await page.getByText("1–5 of 5").waitFor();
    expect(new URL(page.url()).searchParams.get("position_id")).toBe(company.positions.Developer);

    await page.getByRole("button", { name: "Start date", exact: true }).click();
    await page
      .getByRole("columnheader", { name: "Start date" })
      .and(page.locator("[aria-sort=ascending]"))
      .waitFor();
    await page.reload();
    await page.getByText("1–5 of 5").waitFor();
    await page.getByRole("button", { name: "Remove the filter by Position" }).click();
    await page.getByText("1–10 of 10").waitFor();
  },
);

campaignTest("a filter is negated, and the screen says if no record matches", async () => {
  const page = await site.openAs(OWNER, `/employees?-manager_employee_id=${company.people.Ana}`);
  await page.getByText("Manager is not").waitFor();
  await page.getByRole("link", { name: "Ana Pop" }).first().waitFor();
  await page.goto("/employees?first_name=Nobody");
  await page.getByText("Nothing matches").waitFor();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await page.getByText("1–25 of").waitFor();
});

campaignTest("chosen columns are remembered by the browser", async () => {
  const page = await site.openAs(OWNER, "/employees", { isFresh: true });
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByLabel("Contract type").check();
  await page.getByRole("columnheader", { name: "Contract type" }).waitFor();
  await page.reload();
  await page.getByRole("columnheader", { name: "Contract type" }).waitFor();
});

campaignTest("the directory is exported as a file", async () => {
  const page = await site.openAs(OWNER, "/employees");
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export employees" });
  await dialog.getByText("CSV").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("employees-2026-06-01_2026-06-30.csv");

  await page.getByRole("button", { name: "Export" }).click();
  await dialog.getByText("CSV").click();
  await dialog.getByLabel("From", { exact: true }).fill("");
  await dialog.getByLabel("To", { exact: true }).fill("14/05/2026");
  const [ofOneDay] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(ofOneDay.suggestedFilename()).toBe("employees-2026-05-14_2026-05-14.csv");
});

campaignTest("a person is archived and restored after a confirmation", async () => {
  const page = await site.openAs(OWNER, `/employees/${company.people.Cora}`);
  await page.getByRole("button", { name: "Archive" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").click();
  await page.getByRole("option", { name: "Resignation" }).click();
  await dialog.getByRole("button", { name: "Archive" }).click();
  await page.getByText("Archived", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  await page.getByRole("button", { name: "Archive" }).waitFor();
});

campaignTest("a picture is uploaded and shown", async () => {
  const page = await site.openAs(OWNER, `/employees/${company.people.Ana}`);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#2b4acb" } })
    .png()
    .toBuffer();
  await page.getByRole("button", { name: "Change the picture of Ana Pop" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: "Upload a picture" }).click();
  await (await chooser).setFiles({ name: "ana.png", mimeType: "image/png", buffer: picture });
  await page.getByText("Picture changed").waitFor();
  const image = page.locator(`img[src*="/employees/${company.people.Ana}/avatar"]`).first();
  await image.waitFor();
  await expect
    .poll(() => image.evaluate((node) => (node as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0);
});

campaignTest(
  "a raise is entered in the salary history, and the page shows it with the previous salary",
  async () => {
    const page = await site.openAs(OWNER, `/employees/${company.people.Ana}?tab=salary`);
    await page.getByRole("button", { name: "New salary" }).click();
    const drawer = page.getByRole("dialog", { name: "New salary" });
    await drawer.getByLabel("Amount").fill("5600");
    await drawer.getByLabel("Type").click();
    await page.getByRole("option", { name: "Monthly" }).click();
    await drawer.getByLabel("From").fill("2026-07-01");
    await drawer.getByRole("button", { name: "Create" }).click();
    await page.getByRole("cell", { name: "30 Jun 2026" }).waitFor();
    await page.getByRole("definition").getByText("€5,600.00").waitFor();
  },
);

campaignTest(
  "people without permissions see no button for what would be refused, and change their own data",
  async () => {
    const dan = await letIn(site, company.people.Dan!);
    const page = await site.openAs(dan, "/employees");
    await page.getByText("1–25 of").waitFor();
    expect(await page.getByRole("link", { name: "New employee" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Export" }).count()).toBe(0);

    await page.goto(`/employees/${company.people.Ela}`);
    await page.getByRole("heading", { name: "Ela Rusu" }).waitFor();
    expect(await page.getByRole("button", { name: /^(Edit|Archive|Invite|Change)/ }).count()).toBe(0);
    expect(await page.getByRole("tab").allInnerTexts()).toEqual(["Profile", "Employment"]);

    await page.goto(`/employees/${company.people.Dan}`);
    await page.getByRole("button", { name: "Edit Person" }).click();
    expect(await page.getByLabel("First name").count()).toBe(0);
    await page.getByLabel("Phone").fill("+40 700 000 001");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "+40 700 000 001" }).waitFor();

    await page.goto("/employees/new");
    await page.getByRole("heading", { name: "You do not have access to this screen" }).waitFor();
    await page.goto("/organization/departments");
    await page.getByText("Engineering").waitFor();
    expect(await page.getByRole("button", { name: "New department" }).count()).toBe(0);
  },
);

campaignTest("a record is created, changed and deleted in the panel beside its list", async () => {
  const page = await site.openAs(OWNER, "/organization/departments");
  await page.getByRole("button", { name: "New department" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Name").fill("Engineering");
  await drawer.getByRole("button", { name: "Create" }).click();
  await drawer.getByText("Name has already been taken.").waitFor();
  await drawer.getByLabel("Name").fill("Sales");
  await drawer.getByRole("button", { name: "Create" }).click();

  await page.getByRole("button", { name: "Sales", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Sales", exact: true })
    .getByLabel("Description")
    .fill("Wins customers.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("cell", { name: "Wins customers." }).waitFor();

  await page.getByRole("button", { name: "Sales", exact: true }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog", { name: "Delete Sales?" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("cell", { name: "Sales", exact: true }).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Engineering", exact: true }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog", { name: /^Delete/ })
    .getByRole("button", { name: "Delete" })
    .click();
  await page.getByText(/is still referred to by/).waitFor();
});

campaignTest("the chart expands to show the people below", async () => {
  const page = await site.openAs(OWNER, "/employees/org-chart");
  await page.getByRole("button", { name: "Fold the reports of Ana Pop" }).waitFor();
  await page.getByRole("link", { name: /Gina Weber/ }).click();
  await page.getByRole("heading", { name: "Gina Weber" }).waitFor();
});
