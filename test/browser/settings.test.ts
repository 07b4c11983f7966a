import type { Page } from "playwright-core";
import { expect } from "vitest";
import { codeAt } from "../scenarios/authenticator.ts";
import { campaignTest } from "../support/campaign.ts";
import { startReceiver } from "../support/receiver.ts";
import { graveFindings } from "./support/accessible.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let company: Company;

withCompany(
  (opened, filled) => {
    site = opened;
    company = filled;
  },
  { WEBHOOK_ALLOW_PRIVATE: "on" },
);

const statusWith = async (key: string): Promise<number> =>
  (await site.app.request("GET", "/employees?perPage=1", { key })).status;

/** What a box of code on the page says. */
const copied = (page: Page, label: string): Promise<string> =>
  page
    .getByRole("button", { name: `Copy ${label}` })
    .locator("xpath=../../pre")
    .innerText();

campaignTest("a key is created, shown once, used, regenerated and revoked", async () => {
  const page = await site.openAs(OWNER, "/settings/api-keys");
  await page.getByRole("link", { name: "New API key" }).click();
  await page.getByRole("button", { name: "Create the key" }).click();
  await page.getByText("Name is required.").waitFor();
  expect(await page.getByLabel("Name").getAttribute("aria-invalid")).toBe("true");

  await page.getByLabel("Name").fill("Payroll export");
  const employees = page.getByRole("radiogroup", { name: "Employees: level" });
  await employees.getByText("View", { exact: true }).click();
  const choices = page.getByRole("checkbox");
  expect(await choices.nth(0).getAttribute("aria-describedby")).toBeTruthy();
  await page.getByLabel("Own records").check();
  await page.getByLabel("Team", { exact: true }).check();
  expect([await choices.nth(0).isChecked(), await choices.nth(1).isChecked()]).toEqual([true, true]);
  await page.getByLabel("Team", { exact: true }).uncheck();
  await page.getByText("You have all the selected permissions.").waitFor();
  await page.getByRole("button", { name: /^Add my address/ }).click();
  await page.getByRole("button", { name: "Create the key" }).click();
  await page.getByText("It is shown only once.").waitFor();
  const key = await copied(page, "API key");
  expect(await copied(page, "Try it")).toContain(`Bearer ${key}`);
  expect(await statusWith(key)).toBe(200);

  await page.getByRole("link", { name: "I have saved it" }).click();
  await page.getByRole("heading", { name: "Payroll export" }).waitFor();
  expect(await page.content()).not.toContain(key);
  const { body } = await site.acme.owner.get("/api-keys?search=payroll");
  expect(body.data[0].attributes).toMatchObject({ scopes: ["self", "view-employees"], status: "active" });

  await page.getByRole("tab", { name: "Scopes" }).click();
  await page.getByText("What concerns the owner of the key alone").waitFor();
  expect(await page.getByText("the people who report to them").count()).toBe(0);

  await page.getByRole("button", { name: "Regenerate" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Regenerate" }).click();
  await page.getByRole("heading", { name: "Your new key" }).waitFor();
  const renewed = await copied(page, "API key");
  expect([await statusWith(key), await statusWith(renewed)]).toEqual([200, 200]);
  await page.getByRole("button", { name: "I have saved it" }).click();
  await page.getByRole("button", { name: "End the old key" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End the old key" }).click();
  await page.getByText("The old key has ended.").waitFor();
  expect([await statusWith(key), await statusWith(renewed)]).toEqual([401, 200]);

  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke the key" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await statusWith(renewed)).toBe(401);
});

campaignTest("people see while they select scopes that a key cannot have rights that they lack", async () => {
  const ben = await letIn(site, company.people.Ben!);
  const page = await site.openAs(ben, "/settings/api-keys/new");
  await page.getByLabel("Name").fill("Too much");
  await page.getByRole("radiogroup", { name: "Leave: level" }).getByText("Manage").click();
  await page.getByText("You do not have manage-leave").waitFor();
  await page.getByRole("button", { name: "Create the key" }).click();
  await page.getByText("You cannot grant manage-leave.").waitFor();
  expect(await page.getByRole("link", { name: "Roles" }).count()).toBe(0);
});

campaignTest("a role is created in the matrix, given to a person, and applies at once", async () => {
  const cora = await letIn(site, company.people.Cora!);
  const theirs = await site.openAs(cora, "/organization/tags");
  await theirs.getByText("First aid").waitFor();
  expect(await theirs.getByRole("button", { name: "New tag" }).count()).toBe(0);

  const page = await site.openAs(OWNER, "/settings/roles/new");
  await page.getByLabel("Name").fill("People's friend");
  await page.getByRole("radiogroup", { name: "Employees: level" }).getByText("Manage").click();
  await page.getByLabel("Manage salaries").check();
  expect(await page.getByLabel("Own records").count()).toBe(0);
  await page.getByRole("button", { name: "Create the role" }).click();
  await page.getByRole("heading", { name: "People's friend" }).waitFor();

  await page.goto(`/settings/people?search=${encodeURIComponent(cora.email)}`);
  await page.getByRole("link", { name: /Cora Rusu/ }).click();
  await page.getByRole("button", { name: "Edit Role" }).click();
  await page.getByRole("combobox", { name: "Role" }).fill("friend");
  await page.getByRole("option", { name: "People's friend" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved").waitFor();

  await theirs.reload();
  await theirs.getByRole("button", { name: "New tag" }).waitFor();
});

campaignTest("a person without employment is invited, and invited again", async () => {
  const page = await site.openAs(OWNER, "/settings/people?open=new");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Ada");
  await dialog.getByLabel("Last name").fill("Auditor");
  await dialog.getByLabel("Email").fill("ada@audit.test");
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByText("Account created").waitFor();
  await page.goto("/settings/people?search=ada");
  await page.getByRole("link", { name: /Ada Auditor/ }).click();
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send the invitation" }).click();
  await page.getByText("Invited", { exact: true }).first().waitFor();
  await site.mailedToken("ada@audit.test", "/invitation");
  const again = page.getByRole("button", { name: "Invite again" });
  await again.waitFor();
  expect(await again.isDisabled()).toBe(true);
  await page.getByText("The user was invited less than 60 seconds ago.").waitFor();
});

campaignTest("settings are saved where they are shown, with errors of the API at the fields", async () => {
  const page = await site.openAs(OWNER, "/settings/workspace?tab=billing");
  await page.getByRole("button", { name: "Edit Numbers" }).click();
  await page.getByLabel("Offer number format").fill("OFFER");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Offer number format must contain one counter such as {0000}.").waitFor();
  await page.getByLabel("Offer number format").fill("O-{YYYY}-{000}");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("O-{YYYY}-{000}").waitFor();

  await page.getByRole("tab", { name: "Support" }).click();
  await page.getByRole("button", { name: "Edit Business hours" }).click();
  await page.getByLabel("Around the clock").uncheck();
  await page.getByLabel("Mon, window 1, from").fill("18:00");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(/must end after it begins/).waitFor();
  await page.getByLabel("Mon, window 1, from").fill("08:30");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Mon: 08:30–17:00").waitFor();
  await page.getByRole("button", { name: "Edit Tickets" }).click();
  await page.getByLabel("Urgent: First response").fill("15m");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("0:15 hours").waitFor();
  const { body } = await site.acme.owner.get("/workspace");
  expect(body.data.attributes).toMatchObject({
    offer_number_format: "O-{YYYY}-{000}",
    business_hours: { days: { 1: [["08:30", "17:00"]], 5: [["09:00", "17:00"]] } },
    ticket_sla: { urgent: { first_response_minutes: 15 } },
  });
});

campaignTest("a webhook is created, its secret is shown once, and a test delivery is inspected", async () => {
  const receiver = await startReceiver();
  const page = await site.openAs(OWNER, "/settings/webhooks/new");
  await page.getByLabel("Address").fill("ftp://nowhere");
  await page.getByRole("combobox", { name: "Events" }).fill("employees: all");
  await page.getByRole("option", { name: "Employees: all" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Create the webhook" }).click();
  await page.locator("[aria-invalid=true]").waitFor();
  await page.getByLabel("Address").fill(receiver.url);
  await page.getByRole("button", { name: "Create the webhook" }).click();
  await page.getByText("Copy the secret now").waitFor();
  expect(await copied(page, "Signing secret")).toMatch(/^whsec_/);
  await page.getByRole("link", { name: "I have saved it" }).click();
  await page.getByRole("button", { name: "Send a test" }).click();
  await page.getByText("Succeeded · 2").waitFor();
  await page.getByRole("button", { name: "webhook.test" }).click();
  await page.getByRole("dialog").getByText('"type": "webhook.test"').waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Disable" }).click();
  await page.getByText("Disabled", { exact: true }).waitFor();
  await receiver.close();
});

campaignTest("the audit log is filtered, and an entry shows the values before and after", async () => {
  const id = company.people.Dan!;
  await site.acme.owner.patch(`/employees/${id}`, { phone: "+40 1" });
  await site.acme.owner.patch(`/employees/${id}`, { phone: "+40 2" });
  const page = await site.openAs(OWNER, `/settings/audit-log?resource_id=${id}&event=employees.updated`);
  await page.getByText("1–2 of 2").waitFor();
  await page
    .getByRole("link", { name: /Employees: changed/ })
    .first()
    .click();
  await page.getByRole("heading", { name: /^Employees: changed – Dan/ }).waitFor();
  const change = page.getByRole("definition").filter({ hasText: "+40 2" });
  await change.getByText("+40 1").waitFor();
});

campaignTest(
  "a second factor is turned on, requested at sign-in, and required of everybody if the workspace says so",
  async () => {
    const ela = await letIn(site, company.people.Ela!);
    const moment = () => site.app.clock.now().toISOString();
    const page = await site.openAs(ela, "/profile");
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByRole("dialog").getByLabel("Present password").fill(ela.password);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("img", { name: "The secret for an authenticator app" }).waitFor();
    const secret = await copied(page, "Secret");
    await page.getByLabel("Code that the app shows").fill("000000");
    await page.getByRole("button", { name: "Turn it on" }).click();
    await page.locator("[aria-invalid=true]").waitFor();
    await page.getByLabel("Code that the app shows").fill(await codeAt(secret, moment()));
    await page.getByRole("button", { name: "Turn it on" }).click();
    const [recovery] = (await copied(page, "Recovery codes")).split("\n");
    await page.getByRole("button", { name: "I have saved them" }).click();
    await page.getByText("10 recovery codes left").waitFor();

    const fresh = await site.newPage();
    await fresh.goto("/sign-in");
    await fresh.getByLabel("Email").fill(ela.email);
    await fresh.getByLabel("Password", { exact: true }).fill(ela.password);
    await fresh.getByRole("button", { name: "Sign in" }).click();
    await fresh.getByLabel("Code from your authenticator app").fill("000000");
    await fresh.getByRole("button", { name: "Sign in" }).click();
    await fresh.locator("[aria-invalid=true]").waitFor();
    await fresh.getByLabel("Code from your authenticator app").fill(recovery!);
    await fresh.getByRole("button", { name: "Sign in" }).click();
    await fresh.getByRole("heading", { name: "Home" }).waitFor();

    const finn = await letIn(site, company.people.Finn!);
    const requireSecondFactor = (required: boolean) =>
      site.app.installation.pool.query("update workspaces set two_factor_required = $2 where id = $1", [
        site.acme.workspace.id,
        required,
      ]);
    await requireSecondFactor(true);
    const gated = await site.openAs(finn, "/employees");
    await gated.getByRole("heading", { name: "Set up a second factor" }).waitFor();
    expect(await gated.getByRole("heading", { name: "Employees" }).count()).toBe(0);
    await gated.getByLabel("Present password").fill(finn.password);
    await gated.getByRole("button", { name: "Continue" }).click();
    await gated
      .getByLabel("Code that the app shows")
      .fill(await codeAt(await copied(gated, "Secret"), moment()));
    await gated.getByRole("button", { name: "Turn it on" }).click();
    await gated.getByRole("button", { name: "I have saved them" }).click();
    await gated.getByRole("heading", { name: "Employees" }).waitFor();
    await requireSecondFactor(false);
  },
);

campaignTest("after a change of the language, the settings offer names in it", async () => {
  const { owner } = site.acme;
  const policies = async (): Promise<string[]> =>
    (await owner.get("/holiday-policies")).body.data.map(
      ({ attributes }: { attributes: { name: string } }) => attributes.name,
    );
  await owner.patch("/workspace", { locale: "de" });
  // The account keeps its own language.
  const page = await site.openAs(OWNER, "/settings/workspace");
  await page.getByText("can be renamed in German").waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await page.getByText(/^\d+ names were changed\.$/).waitFor();
  await page.getByText("can be renamed in German").waitFor({ state: "hidden" });
  expect(await policies()).toContain("Urlaub");
  await owner.patch("/workspace", { locale: "en" });
  expect((await owner.post("/workspace/actions?action=rename-initial-records")).status).toBe(200);
  expect(await policies()).toContain("Vacation");
});
