import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { act, add, created, hire, read, shown } from "../scenarios/company.ts";
import type { Caller } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { testCompany } from "../support/test-company.ts";

const ROUNDS = campaignSize({ suite: 1, campaign: 12 });
const THRESHOLD = 3;
const MOST = 4;

const { app, acme, owner } = testCompany();
let made = 0;

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

interface Person {
  readonly id: string;
  readonly key: Caller;
  readonly userId: string;
}

async function join(more: Fields = {}, ...permissions: string[]): Promise<Person> {
  const id = await hire(owner, `Ano Nym${++made}`, more);
  const key = await acme.callerFor(id, ...permissions);
  const [account] = (await owner.get(`/users?employee_id=${id}`)).body.data;
  return { id, key, userId: account.id };
}

/** A review round: who is asked about somebody, who answers in which order with what, and who reads. */
interface Round {
  readonly peers: number;
  readonly reports: number;
  readonly declining: number;
  readonly isHrTheSubject: boolean;
  readonly isAskedBySubject: boolean;
  readonly ratings: readonly number[];
}

const anyRound: fc.Arbitrary<Round> = fc.record({
  peers: fc.integer({ min: 1, max: MOST }),
  reports: fc.integer({ min: 0, max: MOST }),
  declining: fc.integer({ min: 0, max: 2 }),
  isHrTheSubject: fc.boolean(),
  isAskedBySubject: fc.boolean(),
  ratings: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2 * MOST, maxLength: 2 * MOST }),
});

let boss: Person;
let outsider: Person;
let auditor: Person;
let requester: Person;

beforeAll(async () => {
  boss = await join();
  outsider = await join();
  auditor = await join({}, "view-audit-log", "manage-workspace");
  requester = await join({}, "view-audit-log");
});

/** Everything that a reader is shown about feedback, by request, as text. */
async function readEverything(
  reader: Caller,
  request: string,
  subject: string,
): Promise<Map<string, string>> {
  const related = "related=createdBy,createdByEmployee,employee";
  const paths = [
    ...["id", "-id", "given_at", "-created_at", "type"].map((sort) => `/feedback?perPage=500&sort=${sort}`),
    `/feedback?feedback_request_id=${request}&${related}`,
    `/feedback?employee_id=${subject}&type=peer,direct_report`,
    "/feedback?perPage=500&created_by_employee_id=null",
    "/feedback?perPage=500&search=secret",
    `/feedback-requests/${request}?related=feedback.createdByEmployee,respondents`,
    `/feedback-requests?perPage=500&include=feedback[notes|created_by|created_by_employee_id|given_at]`,
    `/employees/${subject}?related=feedback.createdBy`,
    "/audit-log?perPage=500&resource_type=feedback",
    `/audit-log?perPage=500&resource_id=${request}`,
    "/changes",
  ];
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path, (await reader.get(path)).text);
  const file = await reader.get("/audit-log/getters/export?format=csv&resource_type=feedback");
  if (file.status === 200) texts.set("export", (await app.request("GET", file.body.data.url)).text);
  return texts;
}

/** The anonymous answers so far, in the order in which they came. */
interface Said {
  readonly author: Person;
  readonly perspective: "peer" | "direct_report";
  readonly secret: string;
}

/** No reader can tell who said what, and below the threshold not even what. */
async function expectNothingLearnt(
  readers: readonly Person[],
  {
    request,
    subject,
    said,
    isClosed,
  }: { request: string; subject: Person; said: readonly Said[]; isClosed: boolean },
): Promise<void> {
  const enough = (perspective: string): boolean =>
    isClosed && said.filter((one) => one.perspective === perspective).length >= THRESHOLD;
  for (const reader of readers) {
    const texts = await readEverything(reader.key, request, subject.id);
    for (const [path, text] of texts) {
      for (const { author, perspective, secret } of said) {
        if (author === reader) continue;
        const mayRead = enough(perspective) && (reader === subject || reader === boss);
        if (!mayRead) expect(text.includes(secret), `${path} shows ${secret}`).toBe(false);
      }
    }
    const rows = JSON.parse(
      texts.get(`/feedback?feedback_request_id=${request}&related=createdBy,createdByEmployee,employee`)!,
    ).data as Fields[];
    // Even the number of rows tells nothing before there are enough: readers find only what they said themselves.
    const readable = said.filter(
      ({ author, perspective }) =>
        author === reader || (enough(perspective) && (reader === subject || reader === boss)),
    );
    expect(rows, "rows of the request").toHaveLength(readable.length);
    for (const row of rows.filter(({ attributes }) =>
      said.some(({ secret }) => secret === attributes.notes),
    )) {
      const { author } = said.find(({ secret }) => secret === row.attributes.notes)!;
      if (author === reader) continue;
      for (const id of [author.id, author.userId])
        expect(JSON.stringify(row).includes(id), `${row.id} names its author`).toBe(false);
    }
    await expectFiltersTellNothing(reader, request, said);
    if (isClosed && (reader === subject || reader === boss) && said[0])
      await expectNoFilterSinglesOut(reader, said[0], request);
    await expectRatingsOfEnough(reader, request, enough);
  }
}

async function expectFiltersTellNothing(
  reader: Person,
  request: string,
  said: readonly Said[],
): Promise<void> {
  const record = await reader.key.get(`/feedback-requests/${request}`);
  const listed: Fields[] = record.status === 200 ? record.body.data.attributes.respondents : [];
  for (const { author } of said) {
    const by = await reader.key.get(
      `/feedback?feedback_request_id=${request}&created_by_employee_id=${author.id}`,
    );
    expect(by.body.meta.total).toBe(0);
    const isListed = listed.some((one) => one.employee_id === author.id);
    const found = await reader.key.get(
      `/feedback-requests?id=${request}&respondent_employee_id=${author.id}`,
    );
    expect(found.body.meta.total).toBe(isListed ? 1 : 0);
    const pending = await reader.key.get(
      `/feedback-requests?id=${request}&pending_respondent_id=${author.id}`,
    );
    expect(pending.body.meta.total).toBe(0);
  }
  for (const one of listed) expect([one.feedback_id, one.responded_at]).toEqual([null, null]);
}

/** The filters of feedback that take an id, as the resource declares them, and the search. */
const TELLING = [
  ...[...PRODUCT.resources.get("feedback")!.filters]
    .filter(([, { kind }]) => kind.type === "id" || kind.one?.type === "id")
    .map(([name]) => name),
  "search",
];

/** Whatever a filter or the search is given of an author, it finds as much as for somebody who has said nothing. */
async function expectNoFilterSinglesOut({ key }: Person, { author }: Said, request: string): Promise<void> {
  const found = async (name: string, value: string): Promise<number> =>
    (await key.get(`/feedback?feedback_request_id=${request}&${name}=${value}`)).body.meta?.total;
  for (const name of TELLING.filter((one) => one !== "feedback_request_id"))
    for (const [of, stranger] of [
      [author.id, outsider.id],
      [author.userId, outsider.userId],
    ])
      expect(await found(name, of!), `${name} of an author`).toBe(await found(name, stranger!));
}

async function expectRatingsOfEnough(
  reader: Person,
  request: string,
  enough: (perspective: string) => boolean,
): Promise<void> {
  const reply = await reader.key.get(`/feedback-requests/${request}`);
  if (reply.status !== 200) return;
  for (const side of (reply.body.data.attributes.result ?? []) as Fields[])
    if (!enough(side.perspective)) expect(side).toMatchObject({ suppressed: true, ratings: {} });
}

/** What the feed, the audit log and webhooks are made from names nobody. */
async function expectNamelessJournal(request: string, said: readonly Said[]): Promise<void> {
  const { pool } = app.installation;
  const entries = await pool.query(
    `select entry.event, entry.actor_type, entry.user_id, entry.api_key_id, entry.request_id, entry.ip, entry.user_agent,
       entry.changes::text as changes, answer.id, answer.notes, answer.given_at = asked.closed_at as is_of_closing,
       left(answer.id, 10) as time
     from feedback answer join feedback_requests asked on asked.id = answer.feedback_request_id
     left join journal entry on entry.resource_id = answer.id
     where asked.id = $1 and answer.is_anonymous order by entry.id`,
    [request],
  );
  expect(entries.rows).toHaveLength(said.length);
  expect(new Set(entries.rows.map(({ time }) => time)).size).toBeLessThanOrEqual(1);
  expect(entries.rows.map(({ id }) => id)).toEqual(entries.rows.map(({ id }) => id).toSorted());
  for (const row of entries.rows) {
    expect(row).toMatchObject({ event: "feedback.created", actor_type: "system", is_of_closing: true });
    for (const name of ["user_id", "api_key_id", "request_id", "ip", "user_agent"])
      expect(row[name], name).toBeNull();
    const { author } = said.find(({ secret }) => secret === row.notes)!;
    for (const id of [author.id, author.userId]) expect(row.changes.includes(id)).toBe(false);
  }
}

test("nobody is singled out in random rounds, however one reads", async () => {
  await fc.assert(
    fc.asyncProperty(anyRound, async (round) => {
      const permissions = round.isHrTheSubject
        ? ["manage-performance", "view-audit-log", "manage-workspace"]
        : [];
      const subject = await join({ manager_employee_id: boss.id }, ...permissions);
      const peers = await Promise.all(Array.from({ length: round.peers }, () => join()));
      const reports = await Promise.all(
        Array.from({ length: round.reports }, () => join({ manager_employee_id: subject.id })),
      );
      const asked = [...peers, ...reports];
      const by = round.isAskedBySubject ? subject.key : owner;
      const request: string = created(
        await by.post("/feedback-requests", {
          employee_id: subject.id,
          respondent_employee_ids: asked.map(({ id }) => id),
          questions: [{ key: "teamwork", title: "Teamwork", kind: "rating" }],
          is_anonymous: true,
        }),
      ).id;
      const readers = [subject, boss, outsider, auditor, requester, asked[0]!];
      const said: Said[] = [];
      for (const [n, author] of asked.entries()) {
        const path = `/feedback-requests/${request}`;
        if (n < round.declining && n < asked.length - 1) {
          shown(await act(author.key, path, "decline"));
          continue;
        }
        const secret = `secret-${request}-${n}`;
        const answers = { teamwork: { rating: round.ratings[n] } };
        const perspective = n < peers.length ? "peer" : "direct_report";
        shown(await act(author.key, path, "respond", { answers, notes: secret }));
        said.push({ author, perspective, secret });
        const isClosed = n === asked.length - 1;
        if (n % 3 === 0 || isClosed) await expectNothingLearnt(readers, { request, subject, said, isClosed });
      }
      expect(await read(owner, `/feedback-requests/${request}`)).toMatchObject({ status: "closed" });
      await expectNamelessJournal(request, said);
    }),
    { numRuns: ROUNDS },
  );
});

test("an answer that is withdrawn or changed while the request is open leaves no trace of its author", async () => {
  const subject = await join({ manager_employee_id: boss.id });
  const [one, two] = [await join(), await join()];
  const request = await add(owner, "feedback-requests", {
    employee_id: subject.id,
    respondent_employee_ids: [one.id, two.id],
    is_anonymous: true,
  });
  const answers = { feedback: { text: "Only said once" } };
  const feedback = shown(await act(one.key, `/feedback-requests/${request}`, "respond", { answers })).id;
  shown(await one.key.patch(`/feedback/${feedback}`, { notes: "And changed" }));
  expect((await one.key.delete(`/feedback/${feedback}`)).status).toBe(204);
  const { rows } = await app.installation.pool.query("select 1 from journal where resource_id = $1", [
    feedback,
  ]);
  expect(rows).toEqual([]);
  expect(await read(owner, `/feedback-requests/${request}`)).toMatchObject({
    responses_count: 0,
    status: "open",
  });
});
