import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { DeliveryLoop } from "../../src/modules/webhooks/index.ts";
import { PERMISSION_NAMES } from "../../src/platform/permissions/catalogue.ts";
import { act, add, shown } from "../scenarios/company.ts";
import { canonical, differenceOf, knownTo, saysTheSame, stableIds } from "../support/anonymity/canonical.ts";
import { pathsAbout } from "../support/anonymity/readings.ts";
import {
  answerBoth,
  askAboutBoth,
  contentOf,
  joinCompany,
  type Person,
  type Twins,
} from "../support/anonymity/twin-rounds.ts";
import { campaignSize, isCampaign } from "../support/campaign.ts";
import { feedPosition } from "../support/read-feed.ts";
import { testCompany } from "../support/test-company.ts";

/**
 * Two people are reviewed by the same colleagues at the same moments, but two of these say about the one what the other
 * says about the other one. Nobody but HR may be able to tell the two cases apart: whatever is read about the one must say
 * the same as what is read about the other, at every step. Then no reading, and no difference between readings, tells who
 * of the two said what.
 */
const ROUNDS = campaignSize({ suite: 1, campaign: 10 });
const { app, acme, owner } = testCompany();
const company = { app, acme };
/** Everything but reviews, so that the journal, the feed, webhooks and reports are open to their holders. */
const OTHERS = PERMISSION_NAMES.filter((name) => !name.endsWith("-performance"));

interface Round {
  readonly peers: number;
  /** Whose words are exchanged. */
  readonly swapped: readonly [number, number];
  readonly declining: number | null;
  /** After how many answers HR closes the requests and opens them again. */
  readonly reopenedAfter: number | null;
  readonly withdraws: boolean;
  readonly isHrTheSubject: boolean;
  readonly requester: "subject" | "boss" | "hr";
}

const anyRound: fc.Arbitrary<Round> = fc.record({
  peers: fc.integer({ min: 2, max: 4 }),
  swapped: fc.constantFrom([0, 1] as const, [0, 2] as const, [1, 3] as const),
  declining: fc.option(fc.integer({ min: 0, max: 6 })),
  reopenedAfter: fc.option(fc.integer({ min: 1, max: 4 })),
  withdraws: fc.boolean(),
  isHrTheSubject: fc.boolean(),
  requester: fc.constantFrom("subject", "boss", "hr"),
});

/** Rounds of which earlier versions of the program gave somebody away. */
const KNOWN: readonly Round[] = [
  {
    ...{ peers: 3, swapped: [1, 2], declining: null, reopenedAfter: 2 },
    ...{ withdraws: false, isHrTheSubject: false, requester: "boss" },
  },
];

let boss: Person;
let auditor: Person;
let outsider: Person;
let loop: DeliveryLoop;
let started: string;
let minute = 0;
/** How often a reader could read what one of the swapped authors said, without which a round proves nothing. */
let seen = 0;

beforeAll(async () => {
  boss = await joinCompany(company, {}, OTHERS);
  auditor = await joinCompany(company, {}, OTHERS);
  outsider = await joinCompany(company);
  await add(owner, "webhooks", { url: "https://hooks.example.com/x", events: ["*"] });
  loop = new DeliveryLoop(app.installation, { random: () => 0 });
  started = await feedPosition(owner);
});

const nextMinute = (): void =>
  app.clock.set(new Date(Date.parse("2026-07-14T08:00:00Z") + ++minute * 60_000));

/** The feedback of both requests that a reader sees, with what it says. */
async function visibleTo(
  { key }: Person,
  { requests }: Twins,
): Promise<Map<string, readonly [number, string]>> {
  const visible = new Map<string, readonly [number, string]>();
  for (const [side, request] of requests.entries()) {
    const { body } = await key.get(`/feedback?perPage=500&feedback_request_id=${request}`);
    for (const { id, attributes } of body.data) visible.set(id, [side, attributes.notes]);
  }
  return visible;
}

/** What a reader reads of one side, path by path. */
async function readAbout(
  twins: Twins,
  reader: Person,
  side: 0 | 1,
  isOnlyAbout: boolean,
): Promise<Map<string, string>> {
  const visible = await visibleTo(reader, twins);
  const known = knownTo(twins, visible);
  const stable = stableIds([boss, auditor, outsider, ...twins.authors]);
  const own = [...visible]
    .filter(([, [of]]) => of === side)
    .toSorted(([, [, one]], [, [, other]]) => (one < other ? -1 : 1))
    .map(([id]) => id);
  const today = app.clock.now().toISOString();
  const days = [today.slice(0, 10), `${today.slice(0, 10)}T00:00:00Z,${today}`, today];
  const paths = pathsAbout(twins, side, { days, visible: own, isOnlyAbout });
  if (!isOnlyAbout) paths.push(`/changes?perPage=500&since=${started}&types=feedback.*,feedback_requests.*`);
  const read = new Map<string, string[]>();
  const asRead = (text: string): string => canonical(text, known, stable, side === 1);
  await Promise.all(
    paths.map(async (path) => {
      const { status, text } = await reader.key.get(path);
      const name = asRead(path);
      read.set(name, [...(read.get(name) ?? []), `${status} ${asRead(text)}`]);
    }),
  );
  const file = await reader.key.get(
    `/audit-log/getters/export?format=csv&resource_type=feedback${isOnlyAbout ? "-requests" : ",feedback-requests"}&resource_id=${[twins.requests[side], ...own].join(",")}`,
  );
  if (file.status === 200) {
    const { text } = await app.request("GET", file.body.data.url);
    read.set("export", [asRead(text)]);
  }
  const swapped = twins.swapped.map((author) => contentOf(twins, author, side));
  seen += [...visible.values()].filter(([of, notes]) => of === side && swapped.includes(notes)).length;
  return new Map([...read].map(([name, texts]) => [name, texts.toSorted().join("\n")]));
}

/** Everybody but HR reads the same about both. */
async function expectAlike(twins: Twins, isHrTheSubject: boolean): Promise<void> {
  await loop.dispatch();
  const witness = twins.authors.find((_, n) => saysTheSame(twins, n));
  const readers: (readonly [Person, Person])[] = [
    twins.subjects,
    ...[boss, auditor, outsider, ...(witness ? [witness] : [])].map((one) => [one, one] as const),
  ];
  for (const pair of readers) {
    // HR knows the authors of what was said about the other.
    const isOnlyAbout = isHrTheSubject && pair === twins.subjects;
    const [one, other] = await Promise.all([
      readAbout(twins, pair[0], 0, isOnlyAbout),
      readAbout(twins, pair[1], 1, isOnlyAbout),
    ]);
    expect([...other.keys()].toSorted()).toEqual([...one.keys()].toSorted());
    for (const [path, text] of one) expect(differenceOf(text, other.get(path)!), path).toBe("");
  }
}

/** Nobody learns from the journal who has answered, for the employee may not know it. */
async function expectNobodyNamed({ requests, authors }: Twins): Promise<void> {
  const { rows } = await app.installation.pool.query(
    `select event, user_id, api_key_id, request_id, ip, user_agent, actor_name, changes::text as changes from journal
     where resource_id = any($1) and (event like 'feedback_requests.respond' or event = 'feedback_requests.decline')`,
    [requests],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    for (const name of ["user_id", "api_key_id", "request_id", "ip", "user_agent"])
      expect(row[name], name).toBeNull();
    for (const { lastName } of authors) expect(row.actor_name).not.toContain(lastName);
  }
}

const closeBoth = async ({ requests }: Twins, action: "close" | "reopen"): Promise<void> => {
  for (const request of requests) shown(await act(owner, `/feedback-requests/${request}`, action));
};

/** One author takes back both answers and gives them again. */
async function changeMind(twins: Twins, author: number): Promise<void> {
  for (const request of twins.requests) {
    const { key } = twins.authors[author]!;
    const [own] = (await key.get(`/feedback?feedback_request_id=${request}`)).body.data;
    expect((await key.delete(`/feedback/${own.id}`)).status).toBe(204);
  }
  nextMinute();
  await answerBoth(twins, author, false);
}

async function makeTwins({ isHrTheSubject, requester, ...round }: Round): Promise<Twins> {
  const permissions = isHrTheSubject ? PERMISSION_NAMES : [];
  const subject = () => joinCompany(company, { manager_employee_id: boss.id }, permissions);
  const subjects = [await subject(), await subject()] as const;
  const peers: Person[] = [];
  for (let n = 0; n < round.peers; n++) peers.push(await joinCompany(company));
  const requesters =
    requester === "subject"
      ? ([subjects[0].key, subjects[1].key] as const)
      : ([requester === "boss" ? boss.key : owner, requester === "boss" ? boss.key : owner] as const);
  const most = round.peers - 1;
  const [one, other] = [Math.min(round.swapped[0], most - 1), Math.min(round.swapped[1], most)];
  return {
    subjects,
    authors: peers,
    requests: await askAboutBoth(subjects, peers, requesters),
    contents: peers.map((_, n) => `said${minute}n${n}`),
    swapped: [one, other],
  };
}

test("nobody can distinguish what two people said, however one reads", async () => {
  await fc.assert(
    fc.asyncProperty(anyRound, async (round) => {
      nextMinute();
      const twins = await makeTwins(round);
      const { authors, swapped } = twins;
      let answers = 0;
      for (let n = 0; n < authors.length; n++) {
        nextMinute();
        const isLast = n === authors.length - 1;
        const declines = n === round.declining && !swapped.includes(n) && !isLast;
        await answerBoth(twins, n, declines);
        answers += declines ? 0 : 1;
        if (round.withdraws && n === swapped[0] && !isLast) await changeMind(twins, n);
        if (answers === round.reopenedAfter && answers < 3 && !isLast) {
          nextMinute();
          await closeBoth(twins, "close");
          await expectAlike(twins, round.isHrTheSubject);
          nextMinute();
          await closeBoth(twins, "reopen");
        }
        if (isLast || (isCampaign && n % 2 === 1)) await expectAlike(twins, round.isHrTheSubject);
      }
      await expectNobodyNamed(twins);
    }),
    { numRuns: ROUNDS, examples: KNOWN.map((round) => [round]) },
  );
  expect(seen).toBeGreaterThan(0);
});
