import { expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, hire, ids, read, shown } from "./company.ts";

const { acme, owner } = testCompany();
const H1 = { period_start: "2026-01-01", period_end: "2026-06-30" };

it("cancels what is theirs and passes on what they were asked, when an employee is archived", async () => {
  const boss = await hire(owner, "Bo Ss");
  const leaver = await hire(owner, "Lea Ver", { manager_employee_id: boss });
  const report = await hire(owner, "Re Port", { manager_employee_id: leaver });
  const peer = await hire(owner, "Pe Er");
  const [technical] = ids(await owner.get("/evaluation-types?category=technical"));
  const evaluation = (employee_id: string, assignee_ids: readonly string[]) =>
    add(owner, "evaluations", { employee_id, assignee_ids, evaluation_type_id: technical, ...H1 });
  const own = await evaluation(leaver, [boss]);
  const alone = await evaluation(report, [leaver]);
  const together = await evaluation(peer, [leaver, boss]);
  const orphan = await evaluation(boss, [leaver]);
  for (const id of [own, alone, together, orphan]) shown(await act(owner, `/evaluations/${id}`, "start"));
  const goal = (more: object) =>
    add(owner, "goals", { title: "Goal", start_date: "2026-01-01", due_date: "2026-12-31", ...more });
  const company = await goal({ level: "company", employee_id: leaver });
  const mine = await goal({ employee_id: leaver, parent_goal_id: company, manual_progress: 50 });
  const request = await add(owner, "feedback-requests", {
    employee_id: report,
    respondent_employee_ids: [leaver, peer],
  });
  const answers = { feedback: { text: "Fine" } };
  shown(await act(await acme.callerFor(peer), `/feedback-requests/${request}`, "respond", { answers }));

  shown(await act(owner, `/employees/${leaver}`, "archive"));

  expect((await read(owner, `/evaluations/${own}`)).status).toBe("cancelled");
  // The report has moved to the leaver's superior, who reviews now.
  expect(await read(owner, `/evaluations/${alone}`)).toMatchObject({
    status: "in_progress",
    assignee_ids: [boss],
  });
  expect(await read(owner, `/evaluations/${together}`)).toMatchObject({
    status: "in_progress",
    assignee_ids: [boss],
    responses_expected_count: 1,
  });
  expect((await read(owner, `/evaluations/${orphan}`)).status).toBe("cancelled");
  expect((await read(owner, `/goals/${mine}`)).status).toBe("cancelled");
  expect(await read(owner, `/goals/${company}`)).toMatchObject({ status: "active", progress: 0 });
  expect(await read(owner, `/feedback-requests/${request}`)).toMatchObject({
    status: "closed",
    responses_count: 1,
    response_rate: 50,
    respondents: [{ status: "declined" }, { status: "submitted" }],
  });
});
