import { beforeAll, describe, expect, it } from "vitest";
import { repeatedJobs } from "../../src/administration/jobs.ts";
import { DeliveryLoop } from "../../src/modules/webhooks/index.ts";
import { placesOf } from "../support/personal-places.ts";
import { startReceiver } from "../support/receiver.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, day, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

/** Everything personal that is ever stored of Zerlinda, each value unlike any other text. */
const SECRETS = {
  first_name: "Zerlindaq",
  last_name: "Qvastholm",
  former_name: "Oldmaidenx",
  email: "zq.private@mailbox.test",
  phone: "+49 5551 778899",
  city: "Xanthippstadt",
  street: "Wolkengasse 77",
  linkedin: "https://social.test/in/zerlq",
  website: "https://zerlq.test",
  cover_letter: "I have always wanted to count clouds",
  notes: "Met her at the cloud fair",
  source_detail: "Recommended by the cloud club",
  salary: "4711.17",
  note_of_move: "Her dog bit the interviewer",
  note_of_rejection: "Refused to take off the helmet",
  feedback: "Argues with the whiteboard",
  earlier_feedback: "Sings in interviews",
  cv: "zerlq-vitae.txt",
  content: "Chief counter of clouds since 2011",
  recording: "Letter about umbrellas",
};

const placesOfAll = async (): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(SECRETS).map(async ([name, value]) => [name, await placesOf(app, value)]),
    ),
  );

const upload = (id: string, name: string, content: string) => {
  const form = new FormData();
  form.append("file", new Blob([content]), name);
  return app.request("POST", `/candidates/${id}/actions?action=add-file`, { key: owner.key, raw: form });
};

let stages: Record<string, string>;

beforeAll(async () => {
  app.clock.set("2026-07-14T09:00:00Z");
  const { data } = (await owner.get("/hiring-stages")).body;
  stages = Object.fromEntries(data.map((one: Fields) => [one.attributes.name, one.id]));
});

describe("anonymising", () => {
  it("leaves nothing personal in any table or file", async () => {
    const receiver = await startReceiver();
    receiver.always((response, { message }) => {
      const isAbout = ["candidates", "feedback"].includes(message.data.type);
      response.writeHead(500).end(isAbout ? `Cannot store ${SECRETS.email}` : "Cannot store");
    });
    const second = await app.secondProcess({ WEBHOOK_ALLOW_PRIVATE: "on" });
    const loop = new DeliveryLoop(second.installation);
    created(await second.as(owner.key).post("/webhooks", { url: receiver.url, events: ["*"] }));

    const job = await add(owner, "jobs", { title: "Counter of clouds" });
    shown(await act(owner, `/jobs/${job}`, "open"));
    const reply = await owner.post(
      "/candidates",
      {
        first_name: SECRETS.first_name,
        last_name: SECRETS.former_name,
        email: SECRETS.email,
        phone: SECRETS.phone,
        address: { city: SECRETS.city, street: SECRETS.street },
        linkedin_url: SECRETS.linkedin,
        website: SECRETS.website,
        cover_letter: SECRETS.cover_letter,
        notes: SECRETS.notes,
        source: "agency",
        source_detail: SECRETS.source_detail,
        expected_salary: Number(SECRETS.salary),
        expected_salary_currency: "EUR",
        available_from: "2026-10-17",
        consent_until: "2028-02-29",
        rating: 2,
        job_id: job,
      },
      { headers: { "Idempotency-Key": "zerlinda" } },
    );
    const id = created(reply).id;
    shown(await owner.patch(`/candidates/${id}`, { last_name: SECRETS.last_name }));
    const [{ url }] = shown(await upload(id, SECRETS.cv, SECRETS.content)).files;
    const recorded = await upload(id, "letter.txt", SECRETS.recording);
    expect(shown(recorded).files).toHaveLength(2);
    const about = { feedbackable_type: "candidates", feedbackable_id: id };
    const feedback = created(
      await owner.post(
        "/feedback",
        { ...about, notes: SECRETS.feedback },
        { headers: { "Idempotency-Key": "feedback" } },
      ),
    );
    const earlier = created(await owner.post("/feedback", { ...about, notes: SECRETS.earlier_feedback }));
    expect((await owner.delete(`/feedback/${earlier.id}`)).status).toBe(204);
    const move = { stage_id: stages.Interview, note: SECRETS.note_of_move };
    shown(await act(owner, `/candidates/${id}`, "move", move));
    const because = { rejection_reason: "skills", note: SECRETS.note_of_rejection };
    shown(await act(owner, `/candidates/${id}`, "reject", because));
    const exported = (await owner.get("/audit-log/getters/export?format=csv")).body.data;
    expect((await app.request("GET", exported.url)).text).toContain(SECRETS.last_name);
    expect((await app.request("GET", url)).text).toBe(SECRETS.content);
    const remembered = `/candidates?search=${SECRETS.last_name}`;
    for (let again = 0; again < 2; again++) expect(ids(await owner.get(remembered))).toEqual([id]);
    await loop.dispatch();
    await loop.sendDue();
    expect(receiver.received.length).toBeGreaterThan(0);
    shown(await owner.patch(`/candidates/${id}`, { phone: SECRETS.phone, linkedin_url: SECRETS.linkedin }));

    // The test would find every value, which is somewhere before.
    for (const [name, places] of Object.entries(await placesOfAll())) expect(places, name).not.toEqual([]);
    expect(await placesOf(app, "2028-02-29")).not.toEqual([]);

    const anonymous = shown(await act(owner, `/candidates/${id}`, "anonymize"));
    for (const [name, places] of Object.entries(await placesOfAll())) expect(places, name).toEqual([]);
    for (const date of ["2028-02-29", "2026-10-17"]) expect(await placesOf(app, date), date).toEqual([]);

    expect(anonymous).toMatchObject({
      ...{ name: "Anonymised Candidate", email: null, phone: null, address: null, files: [], notes: null },
      ...{ job_id: job, stage_id: stages.Interview, status: "rejected", rejection_reason: "skills" },
      ...{ source: "agency", rating: 2, anonymized_at: "2026-07-14T09:00:00.000000Z" },
    });
    expect(ids(await owner.get(remembered))).toEqual([]);
    expect((await app.request("GET", url)).status).toBe(404);
    expect((await app.request("GET", exported.url)).status).toBe(404);
    expect((await owner.get(`/feedback/${feedback.id}`)).status).toBe(404);
    const log = (await owner.get(`/audit-log?resource_type=candidates&resource_id=${id}&sort=id`)).body.data;
    const [first, ...others] = log.map((one: Fields) => one.attributes);
    expect(first.changes.email).toEqual({ from: null, to: null, erased: true });
    expect(first.changes.source).toEqual({ from: null, to: "agency" });
    expect(others.at(-1)).toMatchObject({
      event: "candidates.anonymize",
      resource_label: "Anonymised Candidate",
    });
    const again = await owner.post("/candidates", JSON.parse("{}"), {
      headers: { "Idempotency-Key": "zerlinda" },
    });
    // The key is still known, so that nobody is created a second time.
    refused(again, {
      "Idempotency-Key": "The Idempotency-Key has already been used for another request.",
    });
    // What is still to be delivered has no values, and what was received was not kept.
    app.clock.set("2026-07-14T12:00:00Z");
    await loop.dispatch();
    await loop.sendDue();
    app.clock.set("2026-07-14T09:00:00Z");
    for (const { text } of receiver.received)
      for (const value of Object.values(SECRETS)) expect(text).not.toContain(value);
    await second.close();
    await receiver.close();
  });

  it("repeats a request with the erased values, and creates nobody again", async () => {
    const body = { first_name: "Rita", last_name: "Repeated", email: "rita@private.test" };
    const options = { headers: { "Idempotency-Key": "rita" } };
    const { id } = created(await owner.post("/candidates", body, options));
    shown(await act(owner, `/candidates/${id}`, "withdraw"));
    shown(await act(owner, `/candidates/${id}`, "anonymize"));
    const repeated = created(await owner.post("/candidates", body, options));
    expect(repeated).toMatchObject({ id, name: "Anonymised Candidate", email: null });
  });

  it("leaves the application of another person alone, also a file with the same content", async () => {
    const people = [];
    for (const last_name of ["One", "Other"]) {
      const id = await add(owner, "candidates", {
        first_name: "Twin",
        last_name,
        email: "twin@private.test",
      });
      shown(await upload(id, "cv.txt", "The same CV"));
      shown(await act(owner, `/candidates/${id}`, "withdraw"));
      people.push(id);
    }
    shown(await act(owner, `/candidates/${people[0]}`, "anonymize"));
    const other = await read(owner, `/candidates/${people[1]}`);
    expect(other).toMatchObject({ name: "Twin Other", email: "twin@private.test" });
    expect((await app.request("GET", other.files[0].url)).text).toBe("The same CV");
    expect(other.other_applications_count).toBe(0);
  });

  it("is refused for active candidates, and is final", async () => {
    const id = await add(owner, "candidates", { first_name: "Acta", last_name: "Active" });
    const path = `/candidates/${id}`;
    refused(await act(owner, path, "anonymize"), { action: "An active candidate cannot be anonymised." });
    shown(await act(owner, path, "reject", { rejection_reason: "skills" }));
    const both = { repositories: [id] };
    expect((await owner.post("/candidates/actions?action=anonymize", both)).status).toBe(200);
    const message = { action: "The candidate was anonymised." };
    refused(await act(owner, path, "anonymize"), message);
    refused(await act(owner, path, "reopen"), message);
    refused(await act(owner, path, "move", { stage_id: stages.Offer }), message);
    refused(await act(owner, path, "undo-hire"), message);
    refused(await upload(id, "cv.txt", "A new CV"), message);
    refused(await owner.patch(path, { rating: 4 }), { rating: "The candidate was anonymised." });
    const about = { feedbackable_type: "candidates", feedbackable_id: id, notes: "Who was it?" };
    refused(await owner.post("/feedback", about), {
      feedbackable_id: "The selected feedbackable id is invalid.",
    });
    const viewer = await acme.callerFor(await hire(owner, "Vera Viewer"), "view-hiring");
    expect((await act(viewer, path, "anonymize")).status).toBe(403);
    expect((await owner.delete(path)).status).toBe(204);
  });

  it("writes nothing in a dry run", async () => {
    const id = await add(owner, "candidates", { first_name: "Dora", last_name: "Dry" });
    shown(await upload(id, "cv.txt", "A dry CV"));
    shown(await act(owner, `/candidates/${id}`, "withdraw"));
    const exported = (await owner.get("/audit-log/getters/export?format=csv")).body.data;
    shown(await owner.post(`/candidates/${id}/actions?action=anonymize&dry_run=true`, {}));
    expect(await read(owner, `/candidates/${id}`)).toMatchObject({ name: "Dora Dry", anonymized_at: null });
    expect((await app.request("GET", exported.url)).status).toBe(200);
  });
});

describe("the end of retention", () => {
  const run = async (): Promise<unknown> =>
    repeatedJobs(app.installation)
      .find(({ name }) => name === "candidates whose retention has ended")!
      .run();
  const nameOf = async (id: string): Promise<string> => (await read(owner, `/candidates/${id}`)).name;

  it("anonymises on the day after, only where the workspace wants it", async () => {
    app.clock.set("2026-08-31T10:00:00Z");
    const id = await add(owner, "candidates", { first_name: "Ray", last_name: "Retained" });
    expect(
      shown(await act(owner, `/candidates/${id}`, "reject", { rejection_reason: "skills" })),
    ).toMatchObject({ retention_until: day("2027-02-28") });
    const pooled = await add(owner, "candidates", { first_name: "Paula", last_name: "Pool" });
    const kept = await add(owner, "candidates", {
      ...{ first_name: "Carla", last_name: "Consents", consent_until: "2027-06-30" },
    });
    app.clock.set("2027-03-01T00:00:00Z");
    await run();
    expect(await nameOf(id)).toBe("Ray Retained");
    shown(await owner.patch("/workspace", { candidate_auto_anonymize: true }));
    app.clock.set("2027-02-28T23:59:59Z");
    await run();
    expect(await nameOf(id)).toBe("Ray Retained");
    app.clock.set("2027-03-01T00:00:00Z");
    await run();
    expect(await read(owner, `/candidates/${id}`)).toMatchObject({
      ...{ name: "Anonymised Candidate", status: "rejected", rejection_reason: "skills" },
      anonymized_at: "2027-03-01T00:00:00.000000Z",
    });
    // Nobody may keep in the pool whom they may not know any more.
    expect(await read(owner, `/candidates/${pooled}`)).toMatchObject({
      ...{ name: "Anonymised Candidate", status: "withdrawn" },
    });
    expect(await nameOf(kept)).toBe("Carla Consents");
    app.clock.set("2027-07-01T00:00:00Z");
    await run();
    expect(await nameOf(kept)).toBe("Anonymised Candidate");
  });
});
