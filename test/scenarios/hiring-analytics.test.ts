import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, forbidden, hire, refused, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: reports have members of every kind.
type Fields = Record<string, any>;

let stages: Record<string, string>;
let job: string;
let departments: string[];

const at = (moment: string): void => app.clock.set(moment);
const apply = (name: string, more: Fields = {}): Promise<string> =>
  add(owner, "candidates", { first_name: name, last_name: "Applicant", job_id: job, ...more });
const doTo = async (id: string, action: string, body: Fields = {}): Promise<Fields> =>
  shown(await act(owner, `/candidates/${id}`, action, body));
const report = async (query: string): Promise<Fields> => {
  const reply = await owner.get(`/candidates/getters/hiring-analytics?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
};
const JUNE = "date=2026-06-01,2026-06-30";

/** The report without its links and the ids of stages. */
const figures = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, member) =>
      ["links", "stage_id", "label"].includes(key) ? undefined : member,
    ),
  );

beforeAll(async () => {
  at("2026-05-17T09:00:00Z");
  const { data } = (await owner.get("/hiring-stages")).body;
  stages = Object.fromEntries(data.map((one: Fields) => [one.attributes.name, one.id]));
  departments = [
    await add(owner, "departments", { name: "Sky" }),
    await add(owner, "departments", { name: "Sea" }),
  ];
  job = await add(owner, "jobs", { title: "Developer", openings: 2, department_id: departments[0] });
  shown(await act(owner, `/jobs/${job}`, "open"));
  const referrer = await hire(owner, "Rita Referrer");
  const early = await apply("Early");
  at("2026-06-01T09:00:00Z");
  const hired = await apply("Hira", { source: "referral", referred_by_employee_id: referrer });
  const rejected = await apply("Rea");
  await apply("Acta");
  const interviewed = await apply("Ina");
  at("2026-06-11T09:00:00Z");
  await doTo(interviewed, "move", { stage_id: stages.Interview });
  await doTo(rejected, "reject", { rejection_reason: "skills" });
  await doTo(early, "reject", { rejection_reason: "skills" });
  at("2026-06-21T09:00:00Z");
  await doTo(hired, "hire", { start_date: "2026-08-01", email: "hira@acme.test" });
  at("2026-07-14T09:00:00Z");
});

describe("the report on hiring", () => {
  it("has the figures of the month before", async () => {
    const { data, meta } = await report("");
    expect(meta).toMatchObject({
      date: ["2026-06-01T00:00:00.000000Z", "2026-06-30T00:00:00.000000Z"],
    });
    const nobody = { active_count: 0, rejected_count: 0, withdrawn_count: 0 };
    expect(figures(data)).toEqual({
      ...{ applied_count: 4, hired_count: 1, rejected_count: 2, withdrawn_count: 0 },
      cohort: { applied: 4, hired: 1, rejected: 1, withdrawn: 0, active: 2, hire_rate: 25 },
      average_time_to_hire_days: 20,
      average_time_to_fill_days: 35,
      funnel: [
        {
          ...{ name: "Applied", reached_count: 4, active_count: 1, rejected_count: 1, withdrawn_count: 0 },
          ...{ conversion_from_previous: null, conversion_from_start: 100, average_days: 13.33 },
        },
        {
          ...{ name: "Screening", reached_count: 2, ...nobody },
          ...{ conversion_from_previous: 50, conversion_from_start: 50, average_days: null },
        },
        {
          ...{ name: "Interview", reached_count: 2, ...nobody, active_count: 1 },
          ...{ conversion_from_previous: 100, conversion_from_start: 50, average_days: null },
        },
        {
          ...{ name: "Assessment", reached_count: 1, ...nobody },
          ...{ conversion_from_previous: 50, conversion_from_start: 25, average_days: null },
        },
        {
          ...{ name: "Offer", reached_count: 1, ...nobody },
          ...{ conversion_from_previous: 100, conversion_from_start: 25, average_days: null },
        },
      ],
      sources: [
        { source: "referral", applied: 1, hired: 1, hire_rate: 100 },
        { source: "direct", applied: 3, hired: 0, hire_rate: 0 },
      ],
      rejection_reasons: [{ reason: "skills", count: 2, share: 100 }],
      open_jobs: { jobs_count: 1, openings: 2, hired: 1, remaining: 1 },
    });
  });

  it("is about the selected candidates", async () => {
    const { data } = await report(`${JUNE}&source=referral,event`);
    expect(data.cohort).toMatchObject({ applied: 1, hired: 1, hire_rate: 100 });
    expect((await report(`${JUNE}&department_id=${departments[0]}`)).data).toMatchObject({
      ...{ applied_count: 4, open_jobs: { jobs_count: 1, links: { list: null } }, links: { applied: null } },
    });
    const nothing = (await report(`${JUNE}&department_id=${departments[1]}`)).data;
    expect(nothing).toMatchObject({
      ...{ applied_count: 0, cohort: { hire_rate: null }, average_time_to_hire_days: null, sources: [] },
      ...{ rejection_reasons: [], open_jobs: { jobs_count: 0, openings: 0, hired: 0, remaining: 0 } },
    });
    expect(nothing.funnel[1]).toMatchObject({ reached_count: 0, conversion_from_previous: null });
    expect((await report(`${JUNE}&job_id=null`)).data.applied_count).toBe(0);
    expect((await report(`${JUNE}&job_id=null,${job}`)).data.applied_count).toBe(4);
    expect((await report(`${JUNE}&recruiter_employee_id=null`)).data.hired_count).toBe(1);
    expect((await report("date=2026-05-17")).data).toMatchObject({
      ...{ applied_count: 1, hired_count: 0, cohort: { rejected: 1 } },
    });
  });

  it("keeps the figures of anonymised candidates", async () => {
    const before = figures((await report(JUNE)).data);
    const [rejected] = (await owner.get("/candidates?status=rejected&applied_at=2026-06-01,2026-06-30")).body
      .data;
    await doTo(rejected.id, "anonymize");
    expect(figures((await report(JUNE)).data)).toEqual(before);
  });

  it("requires view-hiring, and refuses periods of more than five years", async () => {
    const outsider = await acme.callerFor(await hire(owner, "Otto Outsider"));
    forbidden(await outsider.get("/candidates/getters/hiring-analytics"));
    refused(await owner.get("/candidates/getters/hiring-analytics?date=2020-01-01,2026-01-01"), {
      date: "The date parameter must not span more than 1827 days.",
    });
  });
});
