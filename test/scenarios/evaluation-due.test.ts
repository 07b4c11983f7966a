import { expect, test } from "vitest";
import { repeatedJobs } from "../../src/administration/jobs.ts";
import { notifyPeople } from "../../src/modules/notifications/index.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, hire } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";

const { app, acme, owner } = testCompany();
const at = (moment: string): void => app.clock.set(new Date(moment));

async function runDue(): Promise<void> {
  await repeatedJobs(app.installation)
    .find(({ name }) => name === "evaluations that are due")!
    .run();
  await notifyPeople(app.installation)();
}

async function dueOf({ session }: Colleague): Promise<unknown[]> {
  const { data } = (await session.get("/notifications")).body;
  return data.filter((one: { attributes: { kind: string } }) => one.attributes.kind === "review-due");
}

test("those who have not submitted their answers are notified once when a review is due", async () => {
  at("2026-07-14T10:00:00Z");
  const [ana, mia] = [await colleague(app, acme, "Ana Assignee"), await colleague(app, acme, "Mia Manager")];
  const type = await add(owner, "evaluation-types", {
    name: "Technical review",
    category: "technical",
    criteria: [{ key: "overall", title: "Overall" }],
  });
  const review = await add(owner, "evaluations", {
    employee_id: await hire(owner, "Rae Reviewed"),
    evaluation_type_id: type,
    period_start: "2026-01-01",
    period_end: "2026-06-30",
    due_date: "2026-07-16",
    assignee_ids: [ana.id, mia.id],
  });
  await act(owner, `/evaluations/${review}`, "start");
  const path = `/evaluations/${review}/actions?action=submit-response`;
  const submitted = await mia.session.send("POST", path, { answers: { overall: { score: 4 } } });
  expect(submitted.status, submitted.text).toBe(200);
  await runDue();
  expect(await dueOf(ana)).toEqual([]);
  at("2026-07-16T10:00:00Z");
  await Promise.all([runDue(), runDue()]);
  await runDue();
  expect(await dueOf(ana)).toMatchObject([
    {
      attributes: {
        title: "The review of Rae Reviewed is due",
        detail: expect.stringContaining("due 16 Jul 2026"),
        record_id: review,
      },
    },
  ]);
  expect(await dueOf(mia)).toEqual([]);
});
