import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Caller, NOW, type Reply } from "../support/app.ts";
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
afterEach(() => app.clock.set(NOW));
let made = 0;

// biome-ignore lint/suspicious/noExplicitAny: bodies and records have the fields of every resource.
type Fields = Record<string, any>;

const missing = (reply: Reply) => expect(reply.status, reply.text).toBe(404);

/** Somebody with the key of their account. */
interface Person {
  readonly id: string;
  readonly key: Caller;
}

async function join(more: Fields = {}, ...permissions: string[]): Promise<Person> {
  const id = await hire(owner, `Fay E${++made}`, more);
  return { id, key: await acme.callerFor(id, ...permissions) };
}

let boss: Person;
let hr: Person;
let peers: Person[];

beforeAll(async () => {
  boss = await join();
  hr = await join({}, "manage-performance", "view-audit-log");
  peers = [await join(), await join(), await join(), await join()];
});

const TEAMWORK = [{ key: "teamwork", title: "Teamwork", kind: "rating" }];

/** Somebody with the boss as manager and one report, about whom feedback is asked. */
async function subjectWithReport(): Promise<{ subject: Person; report: Person }> {
  const subject = await join({ manager_employee_id: boss.id });
  return { subject, report: await join({ manager_employee_id: subject.id }) };
}

async function ask(
  subject: Person,
  respondents: readonly Person[],
  more: Fields = {},
  by: Caller = owner,
): Promise<string> {
  const respondent_employee_ids = respondents.map(({ id }) => id);
  const body = { employee_id: subject.id, respondent_employee_ids, questions: TEAMWORK, ...more };
  return created(await by.post("/feedback-requests", body)).id;
}

const answer = (by: Person, request: string, rating: number, notes = `Said by ${by.id}`) =>
  act(by.key, `/feedback-requests/${request}`, "respond", { answers: { teamwork: { rating } }, notes });
const seen = (by: Caller, request: string) => read(by, `/feedback-requests/${request}`);
const sideOf = (record: Fields, perspective: string): Fields =>
  record.result.find((one: Fields) => one.perspective === perspective);

describe("a request", () => {
  it("closes by itself when nobody is pending", async () => {
    const { subject } = await subjectWithReport();
    const request = await ask(subject, peers);
    for (const [n, peer] of peers.slice(0, 3).entries()) {
      const feedback = shown(await answer(peer, request, 3 + n));
      expect(feedback).toMatchObject({
        type: "peer",
        created_by_employee_id: peer.id,
        feedback_request_id: request,
      });
    }
    refused(await answer(peers[0]!, request, 3), { action: "You have already responded." });
    shown(await act(peers[3]!.key, `/feedback-requests/${request}`, "decline", { reason: "No time" }));
    expect(await seen(owner, request)).toMatchObject({
      status: "closed",
      responses_count: 3,
      response_rate: 75,
      result: [
        { perspective: "peer", respondents: 4, responses: 3, suppressed: false, ratings: { teamwork: 4 } },
      ],
    });
    refused(await answer(peers[3]!, request, 3), { action: "The request is closed." });
    expect(ids(await owner.get(`/feedback?feedback_request_id=${request}`))).toHaveLength(3);
  });

  it("checks what is asked and answered", async () => {
    const { subject } = await subjectWithReport();
    const [first, second] = peers as [Person, Person];
    refused(
      await owner.post("/feedback-requests", {
        employee_id: subject.id,
        respondent_employee_ids: [first.id, first.id],
        due_date: "2026-07-13",
      }),
      {
        "respondent_employee_ids.1": "The respondent_employee_ids.1 field has a duplicate value.",
        due_date: "The due date field must be a date after or equal to today.",
      },
    );
    const request = await ask(subject, [first, second]);
    refused(
      await act(first.key, `/feedback-requests/${request}`, "respond", { answers: { what: { text: "x" } } }),
      {
        "answers.what": "The answers.what field is not a question of the request.",
        "answers.teamwork": "The answers.teamwork field is required.",
      },
    );
    refused(
      await act(first.key, `/feedback-requests/${request}`, "respond", {
        answers: { teamwork: { rating: 6 } },
      }),
      {
        "answers.teamwork.rating": "The answers.teamwork.rating field must be an integer between 1 and 5.",
      },
    );
    forbidden(await answer(boss, request, 3));
    missing(await answer(peers[2]!, request, 3));
    shown(await answer(first, request, 4));
    refused(await owner.patch(`/feedback-requests/${request}`, { respondent_employee_ids: [second.id] }), {
      respondent_employee_ids: "A respondent who has answered cannot be removed.",
    });
    refused(await owner.patch(`/feedback-requests/${request}`, { is_anonymous: true }), {
      is_anonymous: "The is anonymous field cannot be changed once somebody has responded.",
    });
    conflicting(
      await owner.delete(`/feedback-requests/${request}`),
      "The feedback request is still referred to by 1 feedback.",
    );
  });

  it("is made by everybody on themselves, and by superiors and HR on others", async () => {
    const { subject, report } = await subjectWithReport();
    const own = await ask(subject, [boss, subject, report], {}, subject.key);
    expect((await seen(owner, own)).respondents.map((one: Fields) => one.perspective)).toEqual([
      "manager",
      "self",
      "direct_report",
    ]);
    await ask(subject, [peers[0]!], {}, boss.key);
    forbidden(
      await subject.key.post("/feedback-requests", {
        employee_id: boss.id,
        respondent_employee_ids: [subject.id],
      }),
      "manage-performance",
    );
    const asked = await seen(report.key, own);
    expect(asked.respondents.map((one: Fields) => one.employee_id)).toEqual([report.id]);
    expect(asked.respondent_employee_ids).toEqual([report.id]);
    expect(asked.result).toBeNull();
  });
});

describe("anonymous answers", () => {
  it("are suppressed below three, but for the manager", async () => {
    const { subject, report } = await subjectWithReport();
    const request = await ask(subject, [peers[0]!, peers[1]!, report, boss], { is_anonymous: true });
    for (const one of [peers[0]!, peers[1]!, report, boss]) shown(await answer(one, request, 4));
    for (const reader of [subject.key, boss.key]) {
      const record = await seen(reader, request);
      expect(sideOf(record, "peer")).toMatchObject({ responses: 2, suppressed: true, ratings: {} });
      expect(sideOf(record, "direct_report")).toMatchObject({ responses: 1, suppressed: true, ratings: {} });
      expect(sideOf(record, "manager")).toMatchObject({ suppressed: false, ratings: { teamwork: 4 } });
      const rows = (await reader.get(`/feedback?feedback_request_id=${request}`)).body.data;
      expect(rows.map(({ attributes }: Fields) => attributes.type)).toEqual(["manager"]);
    }
    expect(ids(await hr.key.get(`/feedback?feedback_request_id=${request}`))).toHaveLength(4);
    shown(await act(hr.key, `/feedback-requests/${request}`, "reopen"));
  });

  it("are shown from three on, without the authors", async () => {
    const { subject } = await subjectWithReport();
    const asked = peers.slice(0, 3);
    const request = await ask(subject, asked, { is_anonymous: true });
    for (const [n, rating] of [4, 5, 3].entries()) {
      app.clock.set(`2026-07-14T1${n}:00:00Z`);
      shown(await answer(asked[n]!, request, rating));
      if (n < 2) expect(ids(await boss.key.get(`/feedback?feedback_request_id=${request}`))).toEqual([]);
    }
    const record = await seen(boss.key, request);
    expect(sideOf(record, "peer")).toMatchObject({ suppressed: false, ratings: { teamwork: 4 } });
    expect(record.respondents[0]).toMatchObject({
      status: "submitted",
      feedback_id: null,
      responded_at: null,
    });
    const rows = (
      await boss.key.get(`/feedback?feedback_request_id=${request}&related=createdBy,createdByEmployee`)
    ).body.data;
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row.attributes).toMatchObject({
        created_by: null,
        created_by_employee_id: null,
        file: null,
        audio_file: null,
        given_at: "2026-07-14T12:00:00.000000Z",
        created_at: "2026-07-14T12:00:00.000000Z",
        updated_at: "2026-07-14T12:00:00.000000Z",
      });
      expect(row.relationships).toEqual({ createdBy: null, createdByEmployee: null });
    }
    for (const { id } of asked)
      expect(
        ids(await boss.key.get(`/feedback?created_by_employee_id=${id}&feedback_request_id=${request}`)),
      ).toEqual([]);
    const known = (await hr.key.get(`/feedback?feedback_request_id=${request}`)).body.data;
    expect(new Set(known.map(({ attributes }: Fields) => attributes.created_by_employee_id))).toEqual(
      new Set(asked.map(({ id }) => id)),
    );
    expect((await seen(subject.key, request)).respondents).toEqual([]);
    refused(await act(owner, `/feedback-requests/${request}`, "reopen"), {
      action: "The results have been shown.",
    });
    refused(
      await asked[0]!.key
        .delete(`/feedback/${known[0].id}`)
        .then((reply) => (reply.status === 404 ? hr.key.delete(`/feedback/${known[0].id}`) : reply)),
      {
        feedback_request_id: "The results have been shown.",
      },
    );
  });

  it("are reported to the journal at the closing, without who gave them", async () => {
    const { subject } = await subjectWithReport();
    const asked = peers.slice(0, 3);
    const request = await ask(subject, asked, { is_anonymous: true });
    for (const peer of asked.slice(0, 2)) shown(await answer(peer, request, 4, "Secretly said"));
    const entries = async () =>
      (await owner.get("/audit-log?resource_type=feedback&perPage=500")).body.data as Fields[];
    const before = (await entries()).length;
    expect((await owner.get("/audit-log?perPage=500")).text).not.toContain("Secretly said");
    shown(await answer(asked[2]!, request, 4, "Secretly said"));
    const after = (await entries()).slice(0, -before || undefined).slice(0, 3);
    expect(after.map(({ attributes }) => attributes)).toMatchObject(
      Array.from({ length: 3 }, () => ({
        event: "feedback.created",
        actor_type: "system",
        user_id: null,
        api_key_id: null,
        request_id: null,
        ip: null,
        user_agent: null,
      })),
    );
    for (const { attributes } of after) {
      expect(attributes.changes).not.toHaveProperty("created_by");
      expect(attributes.changes.notes.to).toBe("Secretly said");
    }
  });

  it("on HR are shown to HR like to anybody", async () => {
    const asked = peers.slice(0, 2);
    const request = await ask(hr, asked, { is_anonymous: true });
    for (const peer of asked) shown(await answer(peer, request, 2));
    expect(ids(await hr.key.get(`/feedback?feedback_request_id=${request}`))).toEqual([]);
    const record = await seen(hr.key, request);
    expect(record.respondents).toEqual([]);
    expect(sideOf(record, "peer")).toMatchObject({ suppressed: true, ratings: {} });
    expect(
      ids(await hr.key.get(`/feedback-requests?respondent_employee_id=${asked[0]!.id}&employee_id=${hr.id}`)),
    ).toEqual([]);
  });

  it("get other ids with their files when the request is opened again, and keep them from who they are about", async () => {
    const [first, second] = peers as [Person, Person];
    const request = await ask(hr, [first, second], { is_anonymous: true });
    const given = shown(await answer(first, request, 2, "Said before"));
    const form = new FormData();
    form.append("file", new Blob(["%PDF-1.7 before"]), "before.pdf");
    const uploaded = await app.request("POST", `/feedback/${given.id}/actions?action=upload-file`, {
      ...{ key: first.key.key, raw: form },
    });
    shown(uploaded);
    shown(await act(owner, `/feedback-requests/${request}`, "close"));
    shown(await act(owner, `/feedback-requests/${request}`, "reopen"));
    const [again] = (await owner.get(`/feedback?feedback_request_id=${request}`)).body.data;
    expect(again.id).not.toBe(given.id);
    expect(again.attributes).toMatchObject({ notes: "Said before", file_name: "before.pdf" });
    expect((await app.request("GET", again.attributes.file)).text).toBe("%PDF-1.7 before");
    expect((await seen(owner, request)).respondents[0]).toMatchObject({ feedback_id: again.id });
    const entries = async (by: Caller) =>
      (await by.get(`/audit-log?resource_id=${given.id}&sort=id`)).body.data.map(
        ({ attributes }: Fields) => attributes,
      );
    expect(await entries(owner)).toMatchObject([
      { event: "feedback.created", actor_type: "system", changes: { notes: { to: "Said before" } } },
      { event: "feedback.deleted", actor_type: "system", changes: { notes: { from: "Said before" } } },
    ]);
    expect(JSON.stringify(await entries(hr.key))).not.toContain("Said before");
    shown(await answer(second, request, 3, "Said after"));
    const events = (await owner.get(`/audit-log?resource_type=feedback&search=peer&perPage=2`)).body.data;
    expect(events.map(({ attributes }: Fields) => attributes.event)).toEqual(
      Array.from({ length: 2 }, () => "feedback.created"),
    );
  });
});

describe("feedback", () => {
  const say = (by: Person, about: Person, more: Fields = {}) =>
    by.key.post("/feedback", { feedbackable_id: about.id, notes: "Thank you", ...more });

  it("is read by the employee if it is praise, and by superiors", async () => {
    const { subject } = await subjectWithReport();
    const praise = created(await say(peers[0]!, subject, { type: "praise" }));
    expect(praise).toMatchObject({ is_visible_to_employee: true, created_by_employee_id: peers[0]!.id });
    shown(await subject.key.get(`/feedback/${praise.id}`));
    const remark = created(await say(peers[0]!, subject, { type: "constructive" })).id;
    missing(await subject.key.get(`/feedback/${remark}`));
    shown(await boss.key.get(`/feedback/${remark}`));
    missing(await peers[1]!.key.get(`/feedback/${remark}`));
    shown(await peers[0]!.key.patch(`/feedback/${remark}`, { is_visible_to_employee: true }));
    shown(await subject.key.get(`/feedback/${remark}`));
    const about = await owner.get(`/employees/${subject.id}?related=feedback`);
    expect(about.body.data.relationships.feedback).toHaveLength(2);
  });

  it("is not given on oneself, nor with a perspective or in the future", async () => {
    const [peer, other] = peers as [Person, Person];
    refused(await say(peer, peer), { feedbackable_id: "The selected feedbackable id is invalid." });
    refused(await say(peer, other, { type: "manager" }), { type: "The selected type is invalid." });
    refused(await say(peer, other, { given_at: "2026-07-15T00:00:00Z" }), {
      given_at: "The given at field must be a date before or equal to now.",
    });
    refused(await say(peer, other, { notes: null }), { notes: "The notes field is required." });
    refused(await say(peer, other, { feedbackable_type: "candidates" }), {
      feedbackable_id: "The selected feedbackable id is invalid.",
    });
  });

  it("is changed by its author for 30 days", async () => {
    const id = created(await say(peers[0]!, peers[1]!)).id;
    app.clock.set("2026-08-14T10:00:00Z");
    forbidden(await peers[0]!.key.patch(`/feedback/${id}`, { notes: "Later" }), "manage-performance");
    shown(await hr.key.patch(`/feedback/${id}`, { notes: "Later" }));
  });

  it("has a file and a recording, which its author transcribes", async () => {
    const id = created(await say(peers[0]!, peers[1]!)).id;
    const path = `/feedback/${id}`;
    const send = (action: string, content: string, name: string) => {
      const form = new FormData();
      form.append("file", new Blob([Buffer.from(content, "latin1")]), name);
      return app.request("POST", `${path}/actions?action=${action}`, { key: peers[0]!.key.key, raw: form });
    };
    refused(await peers[0]!.key.patch(path, { transcription: "Well done" }), {
      transcription: "The transcription field is prohibited without audio file.",
    });
    refused(await send("upload-audio", "MZ\x90\x00", "voice.mp3"), {
      file: "The file field must be a file of type: mp3, m4a, ogg, wav, webm.",
    });
    const voiced = shown(await send("upload-audio", "ID3\x04\x00\x00", "voice.mp3"));
    expect(voiced).toMatchObject({ transcription_status: "unavailable", audio_file_name: "voice.mp3" });
    expect((await app.request("GET", voiced.audio_file)).text).toBe("ID3\x04\x00\x00");
    expect(shown(await peers[0]!.key.patch(path, { transcription: "Well done" })).transcription_status).toBe(
      "completed",
    );
    const filed = shown(await send("upload-file", "%PDF-1.7 x", "notes.pdf"));
    expect(filed.file_name).toBe("notes.pdf");
    shown(await peers[0]!.key.patch(path, { notes: null }));
    shown(await act(peers[0]!.key, path, "remove-file"));
    refused(await act(peers[0]!.key, path, "remove-audio"), {
      action: "The feedback has nothing else; delete it instead.",
    });
  });

  it("on an evaluation keeps it", async () => {
    const { subject } = await subjectWithReport();
    const [type] = ids(await owner.get("/evaluation-types?category=technical"));
    const evaluation = await add(owner, "evaluations", {
      employee_id: subject.id,
      evaluation_type_id: type,
      period_start: "2026-01-01",
      period_end: "2026-06-30",
    });
    const feedback = created(
      await boss.key.post("/feedback", {
        feedbackable_type: "evaluations",
        feedbackable_id: evaluation,
        notes: "Prepared",
      }),
    );
    conflicting(
      await owner.delete(`/evaluations/${evaluation}`),
      "The evaluation is still referred to by 1 feedback.",
    );
    expect(ids(await owner.get(`/feedback?employee_id=${subject.id}`))).toEqual([feedback.id]);
    expect(feedback.given_at).not.toBe(day("2026-07-14"));
  });
});
