import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let anaId: string;

withCompany((opened, company) => {
  site = opened;
  anaId = company.people.Ana!;
});

/** Words are English in this language, and formats are not. */
const DANISH = { locale: "da-DK" };

/** The weekdays above the calendar, in their order. */
const weekdays = (page: Page): Promise<string[]> =>
  page.getByRole("dialog", { name: "Calendar" }).locator("th").allTextContents();

campaignTest(
  "a date is typed and shown in the format of the person's language, and sent in the format of the API",
  async () => {
    const page = await site.openAs(OWNER, "/projects/new", DANISH);
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Umbau");
    const first = page.getByLabel("First day");
    await first.fill("3.8.2026");
    await page.getByLabel("Last day").fill("03/09/2026");
    await expect.poll(() => first.inputValue()).toBe("3. aug. 2026");
    await page.getByRole("button", { name: "Create" }).click();
    await page
      .getByText('"03/09/2026" could mean 3. sep. 2026 or 9. mar. 2026. Enter one of these.')
      .first()
      .waitFor();
    await page.getByLabel("Last day").fill("3. sep. 26");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Umbau", level: 1 }).waitFor();
    const { body } = await site.acme.owner.get("/projects?search=Umbau");
    expect(body.data[0].attributes).toMatchObject({
      starts_at: "2026-08-03T00:00:00.000000Z",
      ends_at: "2026-09-03T00:00:00.000000Z",
    });
  },
);

campaignTest(
  "the calendar has the weekdays and months of the language, and can be used with the keyboard alone",
  async () => {
    const page = await site.openAs(OWNER, "/projects/new", DANISH);
    const first = page.getByLabel("First day");
    await first.fill("3.8.2026");
    await first.press("Alt+ArrowDown");
    const calendar = page.getByRole("dialog", { name: "Calendar" });
    await calendar.getByText("august 2026").waitFor();
    expect(await weekdays(page)).toEqual(["man.", "tirs.", "ons.", "tors.", "fre.", "lør.", "søn."]);
    expect(await graveFindings(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate("document.activeElement.ariaLabel"))
      .toBe("mandag den 3. august 2026");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await calendar.waitFor({ state: "detached" });
    expect(await first.inputValue()).toBe("11. aug. 2026");
    expect(await page.evaluate("document.activeElement.name")).toBe("starts_at");

    const american = await site.openAs(OWNER, "/projects/new", { locale: "en-US" });
    await american.getByLabel("First day").fill("8/3/2026");
    await american.getByLabel("First day").press("Alt+ArrowDown");
    await american.getByRole("button", { name: "Monday, August 3, 2026" }).waitFor();
    expect(await weekdays(american)).toEqual(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]);
  },
);

campaignTest("Escape closes the calendar in a dialog but not the dialog", async () => {
  const page = await site.openAs(OWNER, "/employees");
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export employees" });
  await dialog.getByLabel("From").press("Alt+ArrowDown");
  const calendar = page.getByRole("dialog", { name: "Calendar" });
  await calendar.getByRole("button", { name: /^Monday,? 1 June 2026$/ }).waitFor();
  await page.keyboard.press("Escape");
  await calendar.waitFor({ state: "detached" });
  await dialog.getByLabel("From").waitFor();
});

campaignTest("a date-time is entered as a day and a time of day", async () => {
  const field = { resource: "employees", name: "Last talk", type: "datetime" };
  expect((await site.acme.owner.post("/custom-fields", field)).status).toBe(201);
  const page = await site.openAs(OWNER, `/employees/${anaId}`, {
    locale: "en-US",
    timezone: "Europe/Bucharest",
  });
  const section = page.getByRole("region", { name: "Custom fields" });
  await section.getByRole("button", { name: "Edit" }).click();
  const time = section.getByLabel("Last talk: time of day");
  await time.fill("2.30 pm");
  await section.getByRole("button", { name: "Save" }).click();
  await section.getByText("Enter the day as well.").first().waitFor();
  await section.getByLabel("Last talk: day").fill("7/13/26");
  await section.getByRole("button", { name: "Save" }).click();
  await section.getByText(/Jul 13, 2026, 2:30\sPM/).waitFor();
  const { body } = await site.acme.owner.get(`/employees/${anaId}`);
  expect(body.data.attributes.custom_fields.last_talk).toBe("2026-07-13T11:30:00.000000Z");
});

campaignTest("the names of months and weekdays in settings are in the language of the reader", async () => {
  const page = await site.openAs(OWNER, "/settings/workspace", DANISH);
  await page.getByText("januar", { exact: true }).waitFor();
  await page.getByText("mandag", { exact: true }).waitFor();
  const british = await site.openAs(OWNER, "/settings/workspace");
  await british.getByText("January", { exact: true }).waitFor();
});
