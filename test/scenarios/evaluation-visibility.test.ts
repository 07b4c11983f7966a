import { beforeAll, describe, expect, it } from "vitest";
import {
  PARTS,
  type Part,
  ROLES,
  type Role,
  STAGES,
  type Stage,
  VISIBILITY,
  visibilityNote,
} from "../../src/modules/performance/evaluations/visibility.ts";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, created, hire, shown } from "./company.ts";

/**
 * The table says who sees which part of an evaluation at which stage. For each stage there is an evaluation, which
 * somebody in each role reads; what they are shown must be what the table says.
 */

const { acme, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: bodies and records have the fields of every resource.
type Fields = Record<string, any>;

let made = 0;
const someone = (more: Fields = {}) => hire(owner, `Vi Sible${++made}`, more);
const answers = { overall: { score: 4 } };

const people = {} as Record<Role, { readonly id: string; readonly key: Caller }>;
const evaluations = {} as Record<Stage, string>;

beforeAll(async () => {
  const superior = await someone();
  const manager = await someone({ manager_employee_id: superior });
  const ids: Record<Role, string> = {
    subject: await someone({ manager_employee_id: manager }),
    submitted_assignee: await someone(),
    pending_superior: manager,
    pending_assignee: await someone(),
    superior,
    hr: await someone(),
  };
  for (const role of ROLES) {
    const key = await acme.callerFor(ids[role], ...(role === "hr" ? ["view-performance"] : []));
    people[role] = { id: ids[role], key };
  }
  const type = created(
    await owner.post("/evaluation-types", {
      name: "Review",
      category: "technical",
      criteria: [{ key: "overall", title: "Overall" }],
    }),
  ).id;
  for (const [n, stage] of STAGES.entries()) {
    const body = {
      ...{ employee_id: ids.subject, evaluation_type_id: type },
      ...{ period_start: `202${n}-01-01`, period_end: `202${n}-06-30`, due_date: "2026-12-31" },
      assignee_ids: [ids.submitted_assignee, ids.pending_superior, ids.pending_assignee],
      ...{ summary: "A summary", private_notes: "A private note" },
    };
    evaluations[stage] = created(await owner.post("/evaluations", body)).id;
    await bringTo(stage, `/evaluations/${evaluations[stage]}`);
  }
});

/** Brings an evaluation to a stage, with one submitted response of an assignee and one of the employee. */
async function bringTo(stage: Stage, path: string): Promise<void> {
  if (stage === "not_started") return;
  shown(await act(owner, path, "start"));
  for (const role of ["submitted_assignee", "subject"] as const)
    shown(await act(people[role].key, path, "submit-response", { answers }));
  if (stage === "cancelled") shown(await act(owner, path, "cancel"));
  if (stage === "completed" || stage === "shared") shown(await act(owner, path, "complete", { force: true }));
  if (stage === "shared") shown(await act(owner, path, "share"));
}

/** Whether a reader sees a part of a record; a response of somebody else has answers where it is shown. */
function shows(part: Part, record: Fields | null, reader: string): boolean {
  if (record === null) return false;
  switch (part) {
    case "record":
      return true;
    case "responses":
      return record.responses.some((one: Fields) => one.employee_id !== reader && "answers" in one);
    case "scores":
      return "score" in record && record.score !== null;
    default:
      return part in record;
  }
}

/** Nobody can have submitted before the start, and nothing can be seen then of what is not there yet. */
const cannotBe = (stage: Stage, role: Role, part: Part): boolean =>
  stage === "not_started" && (role === "submitted_assignee" || part === "responses" || part === "scores");

describe.each(STAGES)("an evaluation that is %s", (stage) => {
  it.each(ROLES)("shows each part to %s as the table says", async (role) => {
    const { id, key } = people[role];
    const path = `/evaluations/${evaluations[stage]}`;
    const reply = await key.get(path);
    expect([200, 404]).toContain(reply.status);
    const record = reply.status === 200 ? reply.body.data.attributes : null;
    const parts = PARTS.filter((part) => !cannotBe(stage, role, part));
    expect(Object.fromEntries(parts.map((part) => [part, shows(part, record, id)]))).toEqual(
      Object.fromEntries(parts.map((part) => [part, VISIBILITY[part][role].includes(stage)])),
    );
    const listed = (await key.get(`/evaluations?id=${evaluations[stage]}`)).body.data;
    expect(listed.map(({ attributes }: Fields) => attributes)).toEqual(record === null ? [] : [record]);
  });
});

it("is described as the table says", async () => {
  const { body } = await owner.get("/openapi.json");
  const { properties } = body.components.schemas.EvaluationsFields;
  const described = {
    responses: "responses",
    scores: "score",
    summary: "summary",
    private_notes: "private_notes",
  };
  for (const [part, field] of Object.entries(described))
    expect(properties[field].description).toContain(visibilityNote(part as Part));
});
