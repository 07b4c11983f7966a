import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { graveFindings } from "./support/accessible.ts";
import { type Company, letIn } from "./support/company.ts";
import { OWNER, type Person, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";
import { made } from "./support/worked-time.ts";

let site: Site;
let company: Company;
let ana: Person;
let ben: Person;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  ana = await letIn(site, company.people.Ana!);
  ben = await letIn(site, company.people.Ben!);
  await made(site.acme.owner, "/evaluation-types", {
    name: "Half-year review",
    category: "technical",
    has_self_review: false,
    criteria: [
      { key: "results", title: "Results", weight: 3 },
      { key: "strengths", title: "What went well?", kind: "text", is_required: false },
    ],
  });
});

const review = async () => (await site.acme.owner.get("/evaluations")).body.data[0];

campaignTest("a cycle is launched, a draft survives a reload, and the outcome is shared", async () => {
  const page = await site.openAs(OWNER, "/performance/reviews/launch");
  await page.getByRole("combobox", { name: "Type" }).fill("Half");
  await page.getByRole("option", { name: "Half-year review" }).click();
  await page.getByLabel("Period from").fill("1/1/2026");
  await page.getByLabel("Period to").fill("30/6/2026");
  await page.getByRole("combobox", { name: "Who is reviewed" }).fill("Ben Ru");
  await page.getByRole("option", { name: "Ben Rusu" }).click();
  await page.keyboard.press("Escape");
  await page.getByLabel("Start at once").check();
  await page.getByText("1 review would be created").waitFor();
  // While another preview is calculated, the previous one is dimmed.
  await page.locator("[role=status][aria-busy=false]").getByText("Ben Rusu").first().waitFor();
  expect(await graveFindings(page)).toEqual([]);
  expect(await review()).toBeUndefined();
  await page.getByRole("button", { name: "Launch", exact: true }).click();
  await page.getByText("Half-year review 2026-06").first().waitFor();

  const manager = await site.openAs(ana, "/performance/my-reviews");
  await manager.getByRole("link", { name: "Review Ben Rusu" }).click();
  await manager.getByRole("radio", { name: "4" }).check();
  await manager.getByLabel("What went well?").fill("Finished what was promised.");
  await manager.getByText("Draft saved at").waitFor();
  await manager.reload();
  const strengths = manager.getByLabel("What went well?");
  await strengths.waitFor();
  expect(await strengths.inputValue()).toBe("Finished what was promised.");
  expect(await manager.getByRole("radio", { name: "4" }).isChecked()).toBe(true);
  expect(await graveFindings(manager)).toEqual([]);
  await manager.getByRole("button", { name: "Submit the response" }).click();
  await manager.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await manager.getByText("1 of 1 submitted").waitFor();
  for (const action of ["Complete", "Share the outcome"]) {
    await manager.getByRole("button", { name: action, exact: true }).click();
    await manager.getByRole("dialog").getByRole("button", { name: action, exact: true }).click();
    await manager.getByRole("dialog").waitFor({ state: "detached" });
  }

  const subject = await site.openAs(ben, "/performance/my-reviews");
  await subject.getByRole("link", { name: "Read and acknowledge your review" }).click();
  await subject.getByText("Score 80.00%").waitFor();
  await subject.getByRole("button", { name: "Acknowledge" }).click();
  await subject.getByRole("dialog").getByLabel("Your comment").fill("Thank you.");
  await subject.getByRole("dialog").getByRole("button", { name: "Acknowledge" }).click();
  await subject.getByRole("dialog").waitFor({ state: "detached" });
  expect((await review()).attributes).toMatchObject({
    status: "completed",
    score: 80,
    acknowledgement: "Thank you.",
  });
});

campaignTest("input that cannot be saved is kept by the browser until it can", async () => {
  const id = await made(site.acme.owner, "/evaluations", {
    employee_id: company.people.Cora,
    evaluation_type_id: (await site.acme.owner.get("/evaluation-types?search=half")).body.data[0].id,
    period_start: "2026-01-01",
    period_end: "2026-06-30",
  });
  await site.acme.owner.post(`/evaluations/${id}/actions?action=start`, {});
  const page = await site.openAs(ana, `/performance/reviews/${id}`);
  await page.getByLabel("What went well?").waitFor();
  await page.context().setOffline(true);
  await page.getByLabel("What went well?").fill("Asks early.");
  await page.getByText("The server cannot be reached.", { exact: false }).first().waitFor();
  await page.context().setOffline(false);
  await page.getByText("Draft saved at").waitFor();
  const shown = (await site.acme.owner.get(`/evaluations/${id}`)).body.data.attributes;
  expect(shown.responses[0].status).toBe("draft");
});

campaignTest("a goal is checked in on with two clicks, and its progress is in the tree", async () => {
  const parent = await made(site.acme.owner, "/goals", {
    ...{ level: "company", title: "Faster delivery", start_date: "2026-01-01", due_date: "2027-12-31" },
  });
  const id = await made(site.acme.owner, "/goals", {
    ...{ title: "Fewer late tickets", employee_id: company.people.Ana, parent_goal_id: parent },
    ...{ start_date: "2026-01-01", due_date: "2027-12-31" },
    key_results: [{ title: "Late tickets a week", start_value: 10, target_value: 4, current_value: 7 }],
  });
  const page = await site.openAs(ana, `/performance/goals/${id}`);
  await page.getByRole("button", { name: "Check in" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Check in" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByText("Late tickets a week: 7").waitFor();
  expect(await graveFindings(page)).toEqual([]);
  await page.goto("/performance/goals/tree");
  await page.getByRole("link", { name: "Fewer late tickets" }).waitFor();
  await expect.poll(() => page.getByText("50%").count()).toBe(2);
  expect(await graveFindings(page)).toEqual([]);
});

campaignTest("results of a perspective with too few responses are described in words", async () => {
  const { Ana, Ben, Cora, Dan } = company.people;
  const id = await made(site.acme.owner, "/feedback-requests", {
    ...{ employee_id: Ben, respondent_employee_ids: [Ana, Cora, Dan], is_anonymous: true },
    questions: [{ key: "focus", title: "Focus", kind: "rating" }],
  });
  const page = await site.openAs(ana, "/performance/my-reviews");
  await page.getByRole("link", { name: "Give feedback on Ben Rusu" }).click();
  await page.getByRole("radio", { name: "4" }).check();
  await page.getByRole("button", { name: "Give feedback" }).click();
  await page.getByText("Feedback given").waitFor();
  await site.acme.owner.post(`/feedback-requests/${id}/actions?action=close`, {});
  await page.goto(`/performance/feedback-requests/${id}?tab=results`);
  const table = page.getByRole("table", { name: "Results by perspective" });
  await table.getByText("4.00").waitFor();
  await table.getByText("Too few responses to show").waitFor();
  await page.getByText("Too few responses to show: Peer.", { exact: false }).waitFor();
  expect(await graveFindings(page)).toEqual([]);
});
