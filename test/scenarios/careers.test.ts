import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

const CONSENT = "You may keep my application.\nFor six months.";
let job: string;
let recruiter: string;

const page = (id = job) => app.request("GET", `/careers/${id}?tenant=acme`);
const person = (more: Fields = {}): Fields => ({
  ...{ first_name: "Ada", last_name: "Applicant", email: "ada@private.test", consent_text: CONSENT },
  ...more,
});
const apply = (
  fields: Fields,
  files: readonly (readonly [string, string, string | Buffer])[] = [],
  id = job,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [part, name, content] of files) form.append(part, new Blob([content]), name);
  return app.request("POST", `/careers/${id}/applications?tenant=acme`, { raw: form });
};
/** Limits of addresses are counted in an hour. */
const anHourLater = (): void => app.clock.set(new Date(app.clock.now().getTime() + 3_600_000));
const candidates = async (email: string): Promise<Fields[]> =>
  (await owner.get(`/candidates?email=${encodeURIComponent(email)}&sort=id`)).body.data.map(
    (one: Fields) => one.attributes,
  );

beforeAll(async () => {
  recruiter = await hire(owner, "Rick Recruiter");
  const department = await add(owner, "departments", { name: "Sky" });
  const [location] = ids(await owner.get("/work-locations"))
    .concat(await add(owner, "work-locations", { name: "Cloud office" }))
    .slice(-1);
  job = await add(owner, "jobs", {
    ...{ title: "Counter of clouds", description: "Counts **clouds**", recruiter_employee_id: recruiter },
    ...{ department_id: department, work_location_ids: [location], is_remote: true },
    ...{ salary_type: "monthly", salary_min: 4711, salary_max: 5000, salary_currency: "EUR" },
  });
  shown(await act(owner, `/jobs/${job}`, "open"));
});

describe("the public page of a job", () => {
  it("does not exist unless the workspace wants it", async () => {
    expect((await page()).status).toBe(404);
    expect((await apply(person())).status).toBe(404);
    shown(await owner.patch("/workspace", { careers_enabled: true, careers_consent_text: CONSENT }));
    expect((await page()).status).toBe(200);
  });

  it("tells about an open job, and nothing about pay or people", async () => {
    const reply = await page();
    expect(reply.body.data).toEqual({
      ...{ id: job, title: "Counter of clouds", description: "Counts **clouds**", requirements: null },
      ...{ contract_type: null, is_remote: true, department: "Sky", work_locations: ["Cloud office"] },
      ...{ company: acme.workspace.name, consent_text: CONSENT },
      files: {
        ...{ parts: ["cv", "letter", "portfolio", "other"], max: 5 },
        ...{ max_file_bytes: 10_485_760, max_bytes: 20_971_520 },
      },
    });
    for (const secret of ["4711", "salary", recruiter, "Rick"]) expect(reply.text).not.toContain(secret);
  });

  it("is only that of a job that is open", async () => {
    const draft = await add(owner, "jobs", { title: "Not yet" });
    for (const id of [draft, "01J00000000000000000000000", "nothing"]) {
      expect((await page(id)).status).toBe(404);
      expect((await apply(person(), [], id)).status).toBe(404);
    }
    shown(await act(owner, `/jobs/${job}`, "hold"));
    expect((await page()).status).toBe(404);
    expect((await apply(person())).status).toBe(404);
    shown(await act(owner, `/jobs/${job}`, "resume"));
  });
});

describe("an application", () => {
  it("becomes a candidate with files and the consent that was given", async () => {
    const reply = await apply(person({ phone: "+49 1", cover_letter: "Dear all" }), [
      ["cv", "cv.txt", "Counted clouds"],
      ["letter", "letter.pdf", "%PDF-1.7 a letter"],
    ]);
    expect(reply.status, reply.text).toBe(200);
    expect(Object.keys(reply.body.data)).toEqual(["received_at"]);
    const [candidate] = await candidates("ada@private.test");
    expect(candidate).toMatchObject({
      ...{ name: "Ada Applicant", job_id: job, status: "active", source: "career_site", phone: "+49 1" },
      ...{ cover_letter: "Dear all", recruiter_employee_id: recruiter, notes: null },
      ...{ consent_text: CONSENT, consented_at: candidate!.applied_at },
      files: [
        { kind: "cv", file_name: "cv.txt", mime_type: "text/plain; charset=utf-8" },
        { kind: "cover_letter", file_name: "letter.pdf", mime_type: "application/pdf" },
      ],
    });
    const log = await owner.get(`/audit-log?resource_type=candidates&resource_id=${candidate!.id}`);
    expect(log.body.data[0].attributes).toMatchObject({
      actor_name: "Career page",
      ip: null,
      user_agent: null,
    });
    // The lines of a form end with CR and LF when a browser sends them.
    expect(
      (await apply(person({ email: "crlf@private.test", consent_text: CONSENT.replace("\n", "\r\n") })))
        .status,
    ).toBe(200);
    anHourLater();
  });

  it("does not tell who has applied, and loses nothing that is sent", async () => {
    const first = await apply(person({ email: "new@private.test" }));
    const again = await apply(person({ email: "NEW@private.test", first_name: "Eve" }), [
      ["cv", "cv.txt", "A newer CV"],
    ]);
    expect([again.status, Object.keys(again.body.data)]).toEqual([
      first.status,
      Object.keys(first.body.data),
    ]);
    const found = await candidates("new@private.test");
    expect(found).toMatchObject([
      { job_id: job, other_applications_count: 1, first_name: "Ada" },
      {
        job_id: null,
        notes: `Applied again for Counter of clouds (${job}).`,
        recruiter_employee_id: recruiter,
      },
    ]);
    expect(found[1]!.files).toHaveLength(1);
    const both = await Promise.all([1, 2].map(() => apply(person({ email: "twice@private.test" }))));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await candidates("twice@private.test")).map(({ job_id }) => job_id).sort()).toEqual(
      [job, null].sort(),
    );
    anHourLater();
  });

  it("needs a name, an email and the consent to the text of the page", async () => {
    refused(await apply({}), {
      first_name: "The first name field is required.",
      last_name: "The last name field is required.",
      email: "The email field is required.",
      consent_text: "The consent text field is required.",
    });
    const other = await apply(person({ consent_text: "I agree to nothing." }));
    refused(other, { consent_text: "The consent text field must be the text of the page." });
    expect((await apply(person({ status: "hired" }))).status).toBe(422);
    expect((await apply(person({ email: "nobody" }))).body.errors).toHaveProperty("email");
    anHourLater();
  });

  it("takes only a few files of some types, by their content", async () => {
    const email = "files@private.test";
    const program = Buffer.from("4d5a90000300000004", "hex");
    refused(await apply(person({ email }), [["cv", "cv.pdf", program]]), {
      cv: "The cv field must be a file of type: pdf, docx, odt, txt, png, jpg.",
    });
    refused(await apply(person({ email }), [["photo", "me.txt", "me"]]), {
      photo: "The file must be sent as cv or letter or portfolio or other.",
    });
    const six = Array.from({ length: 6 }, (_, n) => ["other", `${n}.txt`, "text"] as const);
    expect((await apply(person({ email }), six)).status).toBe(413);
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, "a");
    expect((await apply(person({ email }), [["cv", "cv.txt", large]])).status).toBe(413);
    const half = Buffer.alloc(7 * 1024 * 1024, "a");
    const three = ["1", "2", "3"].map((name) => ["other", name, half] as const);
    expect((await apply(person({ email }), three)).status).toBe(413);
    expect(await candidates(email)).toEqual([]);
    anHourLater();
  });

  it("is limited by address, as are the pages", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await apply(person({ email: `many${n}@private.test` }))).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const late = await apply(person({ email: "late@private.test" }));
    expect(late.headers.get("retry-after")).toBe("3600");
    anHourLater();
    expect((await apply(person({ email: "late@private.test" }))).status).toBe(200);
    const reads = await Promise.all(Array.from({ length: 125 }, () => page()));
    expect(reads.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it("is forgotten with the consent when the candidate is anonymised", async () => {
    const [{ id }] = (await candidates("ada@private.test")) as [Fields];
    shown(await act(owner, `/candidates/${id}`, "withdraw"));
    expect(shown(await act(owner, `/candidates/${id}`, "anonymize"))).toMatchObject({
      ...{ email: null, consent_text: null, consented_at: null, files: [] },
    });
    expect(await read(owner, `/candidates/${id}`)).toMatchObject({ source: "career_site" });
  });
});
