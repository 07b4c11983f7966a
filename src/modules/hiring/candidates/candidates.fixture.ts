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
  // Some stages are left for a later one only with a rating.
  always: ["rating"],
  together: { expected_salary: { expected_salary_currency: "EUR" } },
  emptiedWith: { expected_salary_currency: { expected_salary: null } },
  // Only those who were recommended have a referrer, and a candidate is always in a stage.
  impossible: ["referred_by_employee_id"],
  managed: ["stage_id"],
  // No candidate is anonymised.
  uniform: ["anonymized_at"],
  filterValues: {
    reached_stage_id: ({ choosable }) => choosable("hiring-stages").slice(0, 3),
    furthest_stage_id: ({ choosable }) => choosable("hiring-stages").slice(0, 3),
  },
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
    transfer: ({ job_id: own }, all) => {
      const other = all.find(({ job_id: id }) => id !== null && id !== own);
      return other ? { job_id: other.job_id } : {};
    },
    "remove-file": ({ files }) => {
      const [file] = files as readonly { id: string }[];
      return file ? { file_id: file.id } : {};
    },
  },
  prepare: workOnCandidates,
};

/** Candidates in every state, one of them referred and one with a file, and a job that is filled. */
async function workOnCandidates({ app, owner, choosable, workspace }: Site): Promise<void> {
  const stages = (await owner.get("/hiring-stages?archived=false")).body.data;
  const [job_id] = openJobs.get(workspace.workspace.id)!;
  const post = async (path: string, body: object): Promise<string> => {
    const reply = await owner.post(path, body);
    if (reply.status >= 300) throw new Error(`${path}: ${reply.text}`);
    return reply.body.data.id;
  };
  const apply = (last_name: string, more: object = {}) =>
    post("/candidates", { first_name: "Rea", last_name, job_id, rating: 3, ...more });
  const act = async (last_name: string, action: string, body: object, job = job_id): Promise<void> => {
    const id = await apply(last_name, { job_id: job });
    await post(`/candidates/${id}/actions?action=${action}`, body);
  };
  const referred = await apply("Ferred", {
    ...{ source: "referral", referred_by_employee_id: choosable("employees")[0] },
    ...{ consent_until: "2027-06-30", available_from: "2026-09-01" },
  });
  const raw = new FormData();
  raw.append("file", new Blob(["I know databases."]), "cv.txt");
  const added = await app.request("POST", `/candidates/${referred}/actions?action=add-file`, {
    ...{ key: owner.key, raw },
  });
  if (added.status !== 200) throw new Error(`add-file: ${added.text}`);
  await act("Moved", "move", { stage_id: stages[2].id });
  await act("Jected", "reject", { rejection_reason: "skills", note: "Not yet" });
  await act("Drawn", "withdraw", { rejection_reason: "location" });
  const filled = await post("/jobs", { title: "A job that is filled" });
  await post(`/jobs/${filled}/actions?action=open`, {});
  await act("Hired", "hire", { start_date: "2090-01-01", email: "hired.candidate@example.com" }, filled);
}
