import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import {
  act,
  add,
  conflicting,
  created,
  day,
  forbidden,
  hire,
  ids,
  read,
  refused,
  shown,
} from "./company.ts";

const { app, acme, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

let stages: Record<string, string>;
let people = 0;

beforeAll(async () => {
  app.clock.set("2026-07-14T09:00:00Z");
  const { data } = (await owner.get("/hiring-stages")).body;
  stages = Object.fromEntries(data.map((one: Fields) => [one.attributes.name, one.id]));
});

async function openJob(more: Fields = {}): Promise<string> {
  const id = await add(owner, "jobs", { title: "Developer", ...more });
  shown(await act(owner, `/jobs/${id}`, "open"));
  return id;
}

const apply = (job_id: string | null, more: Fields = {}): Promise<string> => {
  people += 1;
  const person = { first_name: "Ada", last_name: `Applicant ${people}`, email: `ada${people}@private.test` };
  return add(owner, "candidates", { ...person, job_id, ...more });
};
const candidate = (id: string): Promise<Fields> => read(owner, `/candidates/${id}`);
const doTo = (id: string, action: string, body: Fields = {}, by = owner) =>
  act(by, `/candidates/${id}`, action, body);
const starting = (more: Fields = {}) => {
  people += 1;
  return { start_date: "2026-08-01", email: `new.hire${people}@acme.test`, ...more };
};
const history = async (id: string): Promise<Fields[]> => {
  const { data } = (await owner.get(`/candidates/${id}?related=stageHistory`)).body;
  return data.relationships.stageHistory.map((one: Fields) => one.attributes);
};

describe("hiring", () => {
  it("starts with the stages Applied, Screening, Interview, Assessment and Offer", () => {
    expect(Object.keys(stages)).toEqual(["Applied", "Screening", "Interview", "Assessment", "Offer"]);
  });

  it("makes draft employees for as many as there are openings, and takes a hire back", async () => {
    const manager = await hire(owner, "Mara Manager");
    const job = await openJob({ hiring_manager_employee_id: manager, contract_type: "internship" });
    const [a, b] = [await apply(job, { phone: "+40 1" }), await apply(job)];
    const reply = await doTo(a, "hire", starting());
    const hired = shown(reply);
    expect(hired).toMatchObject({ status: "hired", hired_at: "2026-07-14T09:00:00.000000Z" });
    expect(reply.body.data.relationships.employee.attributes).toMatchObject({
      id: hired.employee_id,
      status: "draft",
      start_date: day("2026-08-01"),
      personal_email: hired.email,
      phone: "+40 1",
      manager_employee_id: manager,
      contract_type: "internship",
    });
    expect(await read(owner, `/jobs/${job}`)).toMatchObject({ hired_count: 1, is_filled: true });
    refused(await doTo(b, "hire", starting()), { action: "All 1 openings of this job are filled." });
    shown(await owner.patch(`/jobs/${job}`, { openings: 2 }));
    shown(await doTo(b, "hire", starting()));
    refused(await owner.patch(`/jobs/${job}`, { openings: 1 }), {
      openings: "The openings field must be at least 2.",
    });
    expect((await owner.delete(`/employees/${hired.employee_id}`)).status).toBe(409);
    conflicting(await owner.delete(`/candidates/${a}`), "The candidate was hired.");
    expect(shown(await doTo(a, "undo-hire"))).toMatchObject({
      ...{ status: "active", employee_id: null, hired_at: null, stage_id: stages.Applied },
    });
    expect(await read(owner, `/jobs/${job}`)).toMatchObject({ hired_count: 1, is_filled: false });
    const gone = await read(owner, `/employees/${hired.employee_id}`);
    expect(gone).toMatchObject({ archived_at: "2026-07-14T09:00:00.000000Z", termination_date: null });
    expect((await history(a)).map(({ exit }) => exit)).toEqual(["hired", null]);
  });

  it("does not take a hire back who has started", async () => {
    const id = await apply(await openJob());
    shown(await doTo(id, "hire", starting({ start_date: "2026-07-14" })));
    refused(await doTo(id, "undo-hire"), { action: "The employee has already started." });
  });

  it("gives the last opening to one of two who are hired at the same time", async () => {
    const job = await openJob();
    const both = [await apply(job), await apply(job)];
    const body = starting();
    const emails = ["one@acme.test", "other@acme.test"];
    const replies = await Promise.all(
      both.map((id, index) => doTo(id, "hire", { ...body, email: emails[index] })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    const made = await Promise.all(emails.map((email) => owner.get(`/employees?email=${email}`)));
    expect(made.flatMap(ids)).toHaveLength(1);
  });

  it("requires the permissions of the new employee, too", async () => {
    const id = await apply(await openJob());
    const recruiter = await acme.callerFor(await hire(owner, "Rick Recruiter"), "manage-hiring");
    forbidden(await doTo(id, "hire", starting(), recruiter), "manage-employees");
    const hr = await acme.callerFor(await hire(owner, "Hera Hr"), "manage-hiring", "manage-employees");
    const salary = { salary: 5000, salary_type: "monthly", salary_currency: "EUR" };
    forbidden(await doTo(id, "hire", starting(salary), hr), "manage-salaries");
    expect(await candidate(id)).toMatchObject({ status: "active", employee_id: null });
    const outsider = await acme.callerFor(await hire(owner, "Otto Outsider"));
    forbidden(await outsider.get("/candidates"));
    expect(await read(recruiter, `/candidates/${id}`)).not.toHaveProperty("expected_salary");
  });

  it("keeps the CVs of whoever is hired as documents of the employee", async () => {
    const id = await apply(await openJob());
    const upload = (content: string, kind: string) => {
      const form = new FormData();
      form.append("file", new Blob([content]), `${kind}.pdf`);
      form.append("kind", kind);
      const path = `/candidates/${id}/actions?action=add-file`;
      return app.request("POST", path, { key: owner.key, raw: form });
    };
    shown(await upload("%PDF-1.7 the CV", "cv"));
    shown(await upload("%PDF-1.7 a letter", "cover_letter"));
    const document_type_id = await add(owner, "document-types", { name: "CV" });
    const hr = await acme.callerFor(await hire(owner, "Hilda Hr"), "manage-hiring", "manage-employees");
    forbidden(await doTo(id, "hire", starting({ document_type_id }), hr), "manage-documents");
    expect((await doTo(id, "hire", starting({ document_type_id: id }))).body.errors).toHaveProperty(
      "document_type_id",
    );
    const { employee_id } = shown(await doTo(id, "hire", starting({ document_type_id })));
    const { data } = (await owner.get(`/documents?employee_id=${employee_id}`)).body;
    expect(data.map((one: Fields) => one.attributes)).toMatchObject([
      { name: "cv", type_id: document_type_id, file_name: "cv.pdf", mime_type: "application/pdf" },
    ]);
  });

  it("writes nothing when the work email is taken", async () => {
    await hire(owner, "Tess Taken", { email: "taken@acme.test" });
    const job = await openJob();
    const id = await apply(job);
    refused(await doTo(id, "hire", { start_date: "2026-08-01", email: "taken@acme.test" }), {
      email: "The email has already been taken.",
    });
    expect((await candidate(id)).status).toBe("active");
    expect((await read(owner, `/jobs/${job}`)).hired_count).toBe(0);
  });

  it("keeps rejected candidates as long as the workspace says, or longer with their consent", async () => {
    const id = await apply(await openJob());
    app.clock.set("2026-08-31T10:00:00Z");
    expect(shown(await doTo(id, "reject", { rejection_reason: "skills", note: "Not yet" }))).toMatchObject({
      ...{ status: "rejected", rejection_reason: "skills", rejection_note: "Not yet" },
      retention_until: day("2027-02-28"),
    });
    shown(await owner.patch(`/candidates/${id}`, { consent_until: "2027-06-30" }));
    expect((await candidate(id)).retention_until).toBe(day("2027-06-30"));
    const due = await owner.get("/candidates?retention_until=1970-01-01,2027-07-01&anonymized_at=null");
    expect(ids(due)).toEqual([id]);
    expect(shown(await doTo(id, "reopen"))).toMatchObject({
      ...{ status: "active", rejected_at: null, rejection_reason: null, retention_until: null },
    });
    app.clock.set("2026-07-14T09:00:00Z");
  });

  it("closes a job with active candidates only by rejecting them", async () => {
    const job = await openJob();
    const all = [await apply(job), await apply(job), await apply(job)];
    const close = (more: Fields) =>
      act(owner, `/jobs/${job}`, "close", { close_reason: "cancelled", ...more });
    refused(await close({}), { action: "The job still has 3 active candidates." });
    refused(await close({ reject_remaining: true }), {
      rejection_reason: "The rejection reason field is required when reject remaining is true.",
    });
    expect(shown(await close({ reject_remaining: true, rejection_reason: "position_filled" }))).toMatchObject(
      {
        ...{ status: "closed", close_reason: "cancelled", active_candidates_count: 0 },
      },
    );
    for (const id of all) expect((await candidate(id)).status).toBe("rejected");
    refused(await owner.patch(`/jobs/${job}`, { title: "Other", description: "Was filled" }), {
      title: "The title field cannot be changed on a closed job.",
    });
    refused(await doTo(all[0]!, "reopen"), { action: "The job is closed." });
    refused(await owner.post("/candidates", { first_name: "A", last_name: "B", job_id: job }), {
      job_id: "The job is not open for candidates.",
    });
  });

  it("requires a rating to move on from a stage, but not to move back", async () => {
    shown(await owner.patch(`/hiring-stages/${stages.Interview}`, { requires_rating: true }));
    const id = await apply(await openJob(), { stage_id: stages.Interview });
    const message = "A rating is required before leaving Interview.";
    refused(await doTo(id, "move", { stage_id: stages.Offer }), { action: message });
    refused(await owner.patch(`/candidates/${id}`, { stage_id: stages.Offer }), { stage_id: message });
    shown(await doTo(id, "move", { stage_id: stages.Screening, note: "Once more" }));
    shown(await doTo(id, "move", { stage_id: stages.Interview }));
    shown(await owner.patch(`/candidates/${id}`, { rating: 4, stage_id: stages.Offer }));
    expect(await history(id)).toMatchObject([
      { stage_id: stages.Interview, from_stage_id: null, exit: "moved", note: null },
      { stage_id: stages.Screening, exit: "moved", note: "Once more" },
      { stage_id: stages.Interview, exit: "moved" },
      { stage_id: stages.Offer, exit: null, left_at: null },
    ]);
    shown(await owner.patch(`/hiring-stages/${stages.Interview}`, { requires_rating: false }));
  });

  it("transfers a candidate to the first stage of another job", async () => {
    const [from, to] = [await openJob(), await openJob()];
    const id = await apply(from, { stage_id: stages.Interview, email: "moving@private.test" });
    expect(shown(await doTo(id, "transfer", { job_id: to }))).toMatchObject({
      ...{ job_id: to, stage_id: stages.Applied, status: "active" },
    });
    expect(await history(id)).toMatchObject([
      { job_id: from, stage_id: stages.Interview, exit: "transferred" },
      { job_id: to, stage_id: stages.Applied, exit: null },
    ]);
    const again = await apply(from, { email: "Moving@private.test" });
    expect((await candidate(again)).other_applications_count).toBe(1);
    refused(await doTo(again, "transfer", { job_id: to }), { email: "The email has already been taken." });
  });

  it("refuses input that contradicts itself", async () => {
    const job = await openJob();
    const email = "twice@private.test";
    await apply(job, { email });
    const body = { first_name: "Ada", last_name: "Twice", job_id: job };
    refused(await owner.post("/candidates", { ...body, email }), {
      email: "The email has already been taken.",
    });
    refused(await owner.post("/candidates", { ...body, source: "referral" }), {
      referred_by_employee_id: "The referred by employee id field is required when source is referral.",
    });
    refused(await owner.post("/candidates", { ...body, applied_at: "2026-07-15T09:00:00Z" }), {
      applied_at: "The applied at field must be a date before or equal to now.",
    });
    expect((await owner.post("/candidates", { ...body, rating: 6 })).status).toBe(422);
    const id = await apply(job);
    refused(await doTo(id, "reject", { rejection_reason: "personal" }), {
      rejection_reason: "The selected rejection reason is invalid.",
    });
    shown(await doTo(id, "withdraw", { rejection_reason: "personal" }));
    expect(await candidate(id)).toMatchObject({ status: "withdrawn", rejection_reason: "personal" });
  });

  it("keeps files of applications by their content, and deletes them with the candidate", async () => {
    const id = await apply(null);
    const upload = (content: string | Buffer, kind = "cv") => {
      const form = new FormData();
      form.append("file", new Blob([content]), "file.pdf");
      form.append("kind", kind);
      const path = `/candidates/${id}/actions?action=add-file`;
      return app.request("POST", path, { key: owner.key, raw: form });
    };
    expect(shown(await upload("%PDF-1.7 a CV")).files).toMatchObject([
      { kind: "cv", file_name: "file.pdf", mime_type: "application/pdf" },
    ]);
    const { files } = shown(await upload("Dear Sir", "cover_letter"));
    expect(files[1]).toMatchObject({ kind: "cover_letter", mime_type: "text/plain; charset=utf-8" });
    refused(await upload(Buffer.from("4d5a90000300000004", "hex")), {
      file: "The file field must be a file of type: pdf, docx, odt, txt, png, jpg.",
    });
    expect(shown(await doTo(id, "remove-file", { file_id: files[0].id })).files).toHaveLength(1);
    const about = { feedbackable_type: "candidates", feedbackable_id: id, notes: "Clear and precise" };
    const feedback = created(await owner.post("/feedback", about));
    expect((await owner.delete(`/candidates/${id}`)).status).toBe(204);
    expect((await owner.get(`/feedback/${feedback.id}`)).status).toBe(404);
  });
});
