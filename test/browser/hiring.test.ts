import type { Page } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { letIn } from "./support/company.ts";
import type { Person, Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let recruiter: Person;
let jobId: string;
let cora: string;
const stages: Record<string, string> = {};

const candidate = (first_name: string, more: object = {}): Promise<string> =>
  made(site.acme.owner, "/candidates", {
    ...{ job_id: jobId, first_name, last_name: "Ionescu", email: `${first_name}@mail.test`.toLowerCase() },
    ...more,
  });

withCompany(async (opened, company) => {
  site = opened;
  const { owner } = site.acme;
  cora = company.people.Cora!;
  recruiter = await letIn(site, company.people.Ben!, ["view-hiring", "manage-hiring", "manage-employees"]);
  for (const { id, attributes } of (await owner.get("/hiring-stages")).body.data)
    stages[attributes.name] = id;
  await owner.patch(`/hiring-stages/${stages.Interview}`, { requires_rating: true });
  jobId = await made(owner, "/jobs", {
    ...{ title: "Backend developer", openings: 1, position_id: company.positions.Developer },
    hiring_manager_employee_id: company.people.Ana,
  });
  await owner.post(`/jobs/${jobId}/actions?action=open`, {});
});

const attributesOf = async (id: string) =>
  (await site.acme.owner.get(`/candidates/${id}`)).body.data.attributes;

const stageOf = async (id: string): Promise<string> => {
  const { stage_id } = await attributesOf(id);
  return Object.keys(stages).find((name) => stages[name] === stage_id)!;
};

const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

campaignTest("a candidate is moved on the board, where a stage may require a rating first", async () => {
  const id = await candidate("Ada");
  const page = await site.openAs(recruiter, `/hiring/board?job_id=${jobId}`);
  const card = column(page, "Applied").getByRole("listitem").filter({ hasText: "Ada Ionescu" });
  await card.getByText("Backend developer").waitFor();
  site.app.clock.set(new Date(site.app.clock.now().getTime() + 60_000));
  await card.dragTo(column(page, "Interview"));
  await column(page, "Interview").getByText("Ada Ionescu").waitFor();
  await expect.poll(() => stageOf(id)).toBe("Interview");

  await page.getByRole("button", { name: "Move Ada Ionescu" }).click();
  await page.getByRole("menuitem", { name: "Offer" }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: "A rating is required before leaving Interview." })
    .waitFor();
  expect(await stageOf(id)).toBe("Interview");
  expect(await graveFindings(page)).toEqual([]);

  await column(page, "Interview").getByRole("link", { name: "Ada Ionescu" }).click();
  await page.getByRole("heading", { name: "Ada Ionescu", level: 1 }).waitFor();
  await page.getByRole("group", { name: "Rating of Ada Ionescu" }).getByText("Not rated").waitFor();
  await page.getByRole("radio", { name: "4 of 5" }).first().focus();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await attributesOf(id)).rating).toBe(4);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "To the stage" }).click();
  await page.getByRole("option", { name: "Offer" }).click();
  await dialog.getByLabel("Note").fill("Everybody was convinced.");
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect.poll(() => stageOf(id)).toBe("Offer");
});

campaignTest("a candidate's page has files, feedback and a timeline", async () => {
  const id = await candidate("Bea");
  const page = await site.openAs(recruiter, `/hiring/candidates/${id}?tab=files`);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add files" }).click();
  await (await chooser).setFiles({
    name: "cv.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Ten years"),
  });
  await page.getByRole("list", { name: "Files" }).getByRole("link", { name: "cv.txt" }).waitFor();
  expect((await attributesOf(id)).files).toMatchObject([{ kind: "cv", file_name: "cv.txt" }]);
  expect(await graveFindings(page)).toEqual([]);

  await page.getByRole("tab", { name: "Feedback" }).click();
  await page.getByRole("button", { name: "Give feedback" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("What you saw and heard").fill("Asked the best questions of all.");
  await drawer.getByRole("combobox", { name: "It is" }).click();
  await page.getByRole("option", { name: "In favour" }).click();
  await drawer.getByRole("button", { name: "Create" }).click();
  const said = page.getByRole("listitem").filter({ hasText: "Asked the best questions of all." });
  await said.getByText("In favour").waitFor();

  await site.acme.owner.post(`/candidates/${id}/actions?action=move`, {
    ...{ stage_id: stages.Screening, note: "Called twice." },
  });
  await page.getByRole("tab", { name: "Timeline" }).click();
  await page.reload();
  const timeline = page.getByRole("region", { name: "Timeline" });
  await timeline.getByText("Moved to Screening").waitFor();
  await timeline.getByText("Called twice.").waitFor();
  await timeline.getByText("Applied for Backend developer").waitFor();
  await timeline.getByText("Asked the best questions of all.").waitFor();
  expect(await graveFindings(page)).toEqual([]);
});

campaignTest(
  "one dialog hires a candidate and ends on the draft employee, and the hire is undone",
  async () => {
    const id = await candidate("Cleo");
    const page = await site.openAs(recruiter, `/hiring/candidates/${id}`);
    await page.getByRole("button", { name: "Hire" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("What is required is still missing.").waitFor();
    expect(await dialog.getByLabel("Salary").count()).toBe(0);
    const later = new Date(site.app.clock.now().getTime() + 40 * 86_400_000);
    await dialog.getByLabel("First day").fill(later.toISOString().slice(0, 10));
    await dialog.getByLabel("Work email").fill("ben.rusu@acme.test");
    await dialog
      .getByText(/has already been taken/)
      .first()
      .waitFor();
    await dialog.getByLabel("Work email").fill("cleo@acme.test");
    await dialog.getByText("Cleo Ionescu, Developer").waitFor();
    await dialog.getByText("Reports to Ana Pop.").waitFor();
    expect(await graveFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Hire" }).click();
    await page.waitForURL(/\/employees\/[0-9A-Z]{26}$/);
    await page.getByRole("heading", { name: "Cleo Ionescu", level: 1 }).waitFor();
    const { employee_id } = await attributesOf(id);
    const employee = (await site.acme.owner.get(`/employees/${employee_id}`)).body.data.attributes;
    expect(employee).toMatchObject({ status: "draft", personal_email: "cleo@mail.test" });

    const other = await candidate("Dora");
    await page.goto(`/hiring/candidates/${other}`);
    await page.getByText("All 1 openings of this job are filled.").waitFor();
    expect(await page.getByRole("button", { name: "Hire" }).isDisabled()).toBe(true);

    await page.goto(`/hiring/candidates/${id}`);
    await page.getByRole("button", { name: "Undo the hire" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Undo the hire" }).click();
    await expect.poll(async () => (await attributesOf(id)).status).toBe("active");
    expect((await site.acme.owner.get(`/jobs/${jobId}`)).body.data.attributes.hired_count).toBe(0);
  },
);

campaignTest("a candidate withdraws, and the funnel of the report opens those who did", async () => {
  const id = await candidate("Lena");
  const page = await site.openAs(recruiter, `/hiring/candidates/${id}`);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Withdrew" }).click();
  await dialog.getByText("Did Lena Ionescu withdraw?").waitFor();
  await dialog.getByRole("combobox", { name: "Why" }).click();
  expect(await page.getByRole("option", { name: "Skills" }).count()).toBe(0);
  await page.getByRole("option", { name: "Accepted another offer" }).click();
  await dialog.getByLabel("Note").fill("Stays with the present employer.");
  expect(await graveFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Record the withdrawal" }).click();
  await expect
    .poll(() => attributesOf(id))
    .toMatchObject({ status: "withdrawn", rejection_reason: "accepted_other_offer" });
  expect((await attributesOf(id)).rejection_note).toBe("Stays with the present employer.");
  await page.getByRole("tab", { name: "Timeline" }).click();
  await page.getByRole("region", { name: "Timeline" }).getByText("Withdrew", { exact: true }).waitFor();

  const day = site.app.clock.now().toISOString().slice(0, 10);
  await page.goto(`/hiring/reports?report=funnel&date=${day},${day}`);
  const applied = page.getByRole("table", { name: "Funnel" }).getByRole("row", { name: /^Applied/ });
  await applied.getByRole("link", { name: "1", exact: true }).last().click();
  await page.waitForURL(/\/hiring\/candidates\?.*furthest_stage_id=/);
  await page.getByRole("link", { name: "Lena Ionescu" }).waitFor();
});

campaignTest("the CV of whoever is hired is kept as a document of the employee", async () => {
  const { owner } = site.acme;
  await made(owner, "/document-types", { name: "Papers of the application" });
  const job = await made(owner, "/jobs", { title: "Archivist", openings: 1 });
  await owner.post(`/jobs/${job}/actions?action=open`, {});
  const id = await candidate("Mara", { job_id: job });
  const raw = new FormData();
  raw.append("file", new Blob(["Twelve years in archives"]), "mara-cv.txt");
  await site.app.request("POST", `/candidates/${id}/actions?action=add-file`, { key: owner.key, raw });
  const archivist = await letIn(site, cora, [
    ...["view-hiring", "manage-hiring", "manage-employees", "view-documents", "manage-documents"],
  ]);
  const page = await site.openAs(archivist, `/hiring/candidates/${id}`);
  await page.getByRole("button", { name: "Hire" }).click();
  const dialog = page.getByRole("dialog");
  const later = new Date(site.app.clock.now().getTime() + 40 * 86_400_000);
  await dialog.getByLabel("First day").fill(later.toISOString().slice(0, 10));
  await dialog.getByLabel("Work email").fill("mara@acme.test");
  await dialog.getByRole("combobox", { name: "Keep the CV as a document" }).click();
  await page.getByRole("option", { name: "Papers of the application" }).click();
  await dialog.getByText("Mara Ionescu", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Hire" }).click();
  await page.waitForURL(/\/employees\/[0-9A-Z]{26}$/);
  await page.getByRole("tab", { name: "Documents" }).click();
  await page.getByRole("link", { name: "mara-cv" }).waitFor();
  const { employee_id } = await attributesOf(id);
  const { data } = (await owner.get(`/documents?employee_id=${employee_id}`)).body;
  expect(data[0].attributes).toMatchObject({ name: "mara-cv", file_name: "mara-cv.txt" });
  expect(await graveFindings(page)).toEqual([]);
});

campaignTest("a candidate is rejected, taken up again and transferred, as the timeline says", async () => {
  const id = await candidate("Elif");
  const otherJob = await made(site.acme.owner, "/jobs", { title: "Data engineer" });
  const page = await site.openAs(recruiter, `/hiring/candidates/${id}`);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Reject" }).click();
  await dialog.getByRole("combobox", { name: "Why" }).click();
  expect(await page.getByRole("option", { name: "Salary too low" }).count()).toBe(0);
  await page.getByRole("option", { name: "Skills" }).click();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect.poll(async () => (await attributesOf(id)).status).toBe("rejected");

  await page.getByRole("button", { name: "Take up again" }).click();
  await page.getByRole("option", { name: "Screening" }).click();
  await dialog.getByRole("button", { name: "Take up again" }).click();
  await expect.poll(async () => (await attributesOf(id)).status).toBe("active");

  await page.getByRole("button", { name: "Transfer" }).click();
  await dialog.getByRole("combobox", { name: "To the job" }).click();
  await page.getByRole("option", { name: "Data engineer" }).click();
  await dialog.getByRole("button", { name: "Transfer" }).click();
  await expect.poll(async () => (await attributesOf(id)).job_id).toBe(otherJob);
  await page.getByRole("tab", { name: "Timeline" }).click();
  const timeline = page.getByRole("region", { name: "Timeline" });
  await timeline.getByText("Transferred to Data engineer, Applied").waitFor();
  await timeline.getByText("Taken up again in Screening").waitFor();
  await timeline.getByText("Rejected", { exact: true }).waitFor();
});

campaignTest("a job shows its pipeline, and is closed only with its candidates", async () => {
  const job = await made(site.acme.owner, "/jobs", { title: "Night porter", openings: 2 });
  await site.acme.owner.post(`/jobs/${job}/actions?action=open`, {});
  const id = await candidate("Fay", { job_id: job });
  const page = await site.openAs(recruiter, `/hiring/jobs/${job}`);
  await page.getByText("0 of 2 filled").waitFor();
  const pipeline = page.getByRole("list", { name: "Active candidates by stage" });
  await pipeline.getByRole("link", { name: "Applied 1" }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Close" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("One candidate is still considered.").waitFor();
  await dialog.getByRole("combobox", { name: "Why", exact: true }).click();
  await page.getByRole("option", { name: "Cancelled" }).click();
  await dialog.getByRole("button", { name: "Close the job" }).click();
  await dialog.getByText("The job still has 1 active candidate.").waitFor();
  await dialog.getByLabel("Reject the remaining candidates").click();
  await dialog.getByRole("combobox", { name: "Why they are rejected" }).click();
  await page.getByRole("option", { name: "Position filled" }).click();
  await dialog.getByRole("button", { name: "Close the job" }).click();
  await page.getByText("Closed", { exact: true }).first().waitFor();
  expect(await attributesOf(id)).toMatchObject({ status: "rejected", rejection_reason: "position_filled" });

  await page.goto(`/hiring/board?job_id=${jobId}`);
  await page.getByRole("button", { name: "Add candidate in Screening" }).click();
  const form = page.getByRole("form", { name: "New candidate in Screening" });
  await form.getByLabel("First name").fill("Gil");
  await form.getByLabel("Last name").fill("Ionescu");
  await form.getByLabel("Last name").press("Enter");
  await expect
    .poll(async () => (await site.acme.owner.get("/candidates?search=gil")).body.meta.total)
    .toBe(1);
});

campaignTest(
  "a part of a report opens its candidates, and anonymising says beforehand what it erases",
  async () => {
    const id = await candidate("Hedi", { source: "event" });
    await site.acme.owner.post(`/candidates/${id}/actions?action=reject`, { rejection_reason: "experience" });
    const day = site.app.clock.now().toISOString().slice(0, 10);
    const page = await site.openAs(recruiter, `/hiring/reports?report=reasons&date=${day},${day}`);
    await page.getByRole("table", { name: "Reasons" }).getByText("Experience").waitFor();
    expect(await graveFindings(page)).toEqual([]);
    await page.getByRole("tab", { name: "Funnel" }).click();
    await page.getByRole("table", { name: "Funnel" }).getByText("Screening").waitFor();
    await page.getByRole("tab", { name: "Sources" }).click();
    const events = page.getByRole("table", { name: "Sources" }).getByRole("row", { name: /^Event/ });
    await events.getByRole("link", { name: "1" }).first().click();
    await page.waitForURL(/\/hiring\/candidates\?.*source=event/);
    await page.getByRole("link", { name: "Hedi Ionescu" }).click();

    await page.getByRole("button", { name: "Anonymise" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("the name Hedi Ionescu, email, phone, address and links").waitFor();
    await dialog.getByText("This cannot be undone").waitFor();
    await dialog.getByRole("button", { name: "Anonymise for good" }).click();
    await page.getByRole("heading", { name: "Anonymised Candidate", level: 1 }).waitFor();
    expect((await site.acme.owner.get("/candidates?search=hedi")).body.meta.total).toBe(0);
    expect(await page.getByRole("button", { name: "Edit" }).count()).toBe(0);
    expect(await graveFindings(page)).toEqual([]);
  },
);

campaignTest("anybody applies on the public page of an open job, once the workspace wants it", async () => {
  const page = await site.newPage();
  await page.goto(`/careers/${jobId}`);
  await page.getByRole("heading", { name: "No such job" }).waitFor();
  await site.acme.owner.patch("/workspace", {
    ...{ careers_enabled: true, careers_consent_text: "You may keep my application for six months." },
  });
  const work = await site.openAs(recruiter, `/hiring/jobs/${jobId}`);
  expect(await work.getByRole("link", { name: "Public page" }).getAttribute("href")).toBe(
    `/careers/${jobId}`,
  );
  await page.reload();
  await page.getByRole("heading", { name: "Backend developer", level: 1 }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.getByLabel("First name").fill("Ines");
  await page.getByLabel("Last name").fill("Araújo");
  await page.getByLabel("Email").fill("ines@mail.test");
  await page.locator("input[type=file]").setInputFiles({
    ...{ name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from("Ten years") },
  });
  await page.getByRole("button", { name: "Send the application" }).click();
  await page
    .getByText(/consent.*required/i)
    .first()
    .waitFor();
  await page.getByLabel("You may keep my application for six months.").check();
  await page.getByRole("button", { name: "Send the application" }).click();
  await page.getByText("Your application for Backend developer was received.").waitFor();
  const { data } = (await site.acme.owner.get("/candidates?search=ines")).body;
  expect(data[0].attributes).toMatchObject({
    ...{ job_id: jobId, source: "career_site", status: "active" },
    consent_text: "You may keep my application for six months.",
    files: [{ kind: "cv", file_name: "cv.txt" }],
  });
});
