import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

/** Jobs that are open for candidates, by the id of the workspace. */
const openJobs = new Map<string, string[]>();

export const fixture: Fixture<"candidates"> = {
  body: (n, { workspace }) => ({
    job_id: openJobs.get(workspace.workspace.id)![n % 3],
    email: `candidate${n}@example.com`,
    source: (["direct", "agency", "event"] as const)[n % 3],
    expected_salary: 3000 + n,
    expected_salary_currency: "EUR",
    applied_at: new Date(Date.parse("2026-01-01T08:00:00Z") - (n % 900) * 3_600_000).toISOString(),
  }),
  together: {
    referred_by_employee_id: { source: "referral" },
    expected_salary: { expected_salary_currency: "EUR" },
    source: { source: "agency" },
  },
  emptiedWith: { expected_salary_currency: { expected_salary: null } },
  // Only those who were recommended have a referrer, and a candidate is always in a stage.
  impossible: ["referred_by_employee_id"],
  managed: ["stage_id"],
  before: async ({ owner, workspace }) => {
    const made: string[] = [];
    for (let n = 0; n < 3; n++) {
      const reply = await owner.post("/jobs", { title: `Job ${n}`, openings: 20 });
      if (reply.status !== 201) throw new Error(`The job could not be made: ${reply.text}`);
      made.push(reply.body.data.id);
      await owner.post(`/jobs/${reply.body.data.id}/actions?action=open`, {});
    }
    openJobs.set(workspace.workspace.id, made);
  },
  exampleParts: {
    transfer: ({ job_id }, all) => ({
      job_id: all.map((one) => one.job_id).find((id) => id !== null && id !== job_id),
    }),
  },
  prepare: workOnCandidates,
};

/** Candidates in every state, one of them referred and some in the pool. */
async function workOnCandidates({ owner, choosable }: Site): Promise<void> {
  const [first, second, third, fourth] = choosable("candidates");
  const stages = (await owner.get("/hiring-stages?archived=false")).body.data;
  const act = async (id: string | undefined, action: string, body: object): Promise<void> => {
    const reply = await owner.post(`/candidates/${id}/actions?action=${action}`, body);
    if (reply.status >= 300) throw new Error(`${action}: ${reply.text}`);
  };
  const [referrer] = choosable("employees");
  await owner.post("/candidates", {
    ...{ first_name: "Rea", last_name: "Ferred", source: "referral", referred_by_employee_id: referrer },
    ...{ consent_until: "2027-06-30", available_from: "2026-09-01" },
  });
  await act(first, "move", { stage_id: stages[2].id });
  await act(second, "reject", { rejection_reason: "skills", note: "Not yet" });
  await act(third, "withdraw", { rejection_reason: "location" });
  await act(fourth, "hire", { start_date: "2090-01-01", email: "hired.candidate@example.com" });
}
