import { beforeAll, expect, it } from "vitest";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { act, add } from "../scenarios/company.ts";
import { campaignSize } from "../support/campaign.ts";
import type { Row } from "../support/figures/read-list.ts";
import { activeStages, changeStages } from "../support/random-stages.ts";
import { linkedIntervals } from "../support/stage-links.ts";
import { testCompany } from "../support/test-company.ts";
import { cohortFunnelOf, isIn, type KnownLead } from "./lead-reference.ts";

/**
 * Candidates with random histories: moved back and forth, transferred, rejected, hired, taken up again, while stages are
 * archived, restored and put in another order. The report must agree with the slow reference of the funnel of leads.
 */

const { app, owner } = testCompany();
const random = new SeededRandom(113);
const STEPS = campaignSize({ suite: 120, campaign: 2_500 });
const PERIODS = campaignSize({ suite: 6, campaign: 40 });
const START = Date.parse("2026-01-05T08:00:00Z");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A candidate as the reference of leads knows one: who was hired was won. */
interface KnownCandidate extends KnownLead {
  readonly attributes: Row;
}

let now = START;
let jobs: string[];
let stages: string[];
let candidates: KnownCandidate[];

/** A random step; the API refuses some of them, which is part of the test. */
async function step(known: string[]): Promise<void> {
  const what = random.weighted([
    ["create", 30],
    ["move", 40],
    ["transfer", 6],
    ["reject", 8],
    ["withdraw", 4],
    ["hire", 4],
    ["undo-hire", 4],
    ["reopen", 10],
    ["stages", 4],
  ] as const);
  const open = await activeStages(owner, "hiring-stages");
  if (what === "create" || known.length < 3) {
    const job_id = random.chance(0.8) ? random.pick(jobs) : null;
    const source = random.pick(["direct", "agency", "event"]);
    known.push(await add(owner, "candidates", { first_name: "A", last_name: "Candidate", job_id, source }));
    return;
  }
  if (what === "stages") return changeStages(owner, "hiring-stages", random);
  const bodies: Partial<Record<typeof what, object>> = {
    move: { stage_id: random.pick(open) },
    transfer: { job_id: random.pick(jobs), stage_id: random.chance(0.5) ? random.pick(open) : null },
    reject: { rejection_reason: random.pick(["skills", "experience"]) },
    hire: { start_date: "2090-01-01", email: `hired${known.length}.${now}@acme.test` },
    reopen: { stage_id: random.chance(0.5) ? random.pick(open) : null },
  };
  await act(owner, `/candidates/${random.pick(known)}`, what, bodies[what] ?? {});
}

const at = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment));

async function knownCandidates(): Promise<KnownCandidate[]> {
  const found: KnownCandidate[] = [];
  for (let path: string | null = "/candidates?include=stageHistory&perPage=500"; path !== null; ) {
    const { body }: { body: Row } = await owner.get(path);
    for (const { id, attributes, relationships } of body.data) {
      const history = relationships.stageHistory.map(({ attributes: one }: { attributes: Row }) => ({
        ...{ stage: one.stage_id, from: at(one.entered_at)!, to: at(one.left_at), exit: one.exit },
      }));
      const { status } = attributes;
      found.push({
        ...{ id, attributes, history, amount: null, createdAt: at(attributes.applied_at)! },
        status: status === "hired" ? "won" : status === "active" ? "open" : "lost",
        wonAt: at(attributes.hired_at),
        lostAt: at(attributes.rejected_at ?? attributes.withdrawn_at),
      });
    }
    path = body.links.next;
  }
  return found;
}

beforeAll(async () => {
  app.clock.set(new Date(START).toISOString());
  jobs = [];
  for (const title of ["Developer", "Designer"])
    jobs.push(await add(owner, "jobs", { title, openings: 1_000 }));
  for (const id of jobs) await act(owner, `/jobs/${id}`, "open");
  const known: string[] = [];
  for (let n = 0; n < STEPS; n++) {
    now += random.integer(0, 30) * HOUR_MS + random.integer(0, 59_999);
    app.clock.set(new Date(now).toISOString());
    await step(known);
  }
  stages = await activeStages(owner, "hiring-stages");
  candidates = await knownCandidates();
}, 600_000);

it("has intervals that know what follows them", async () => {
  const { pool } = app.installation;
  const { intervals, returns, wrong } = await linkedIntervals(pool, "candidate_stage_history");
  expect(wrong).toBe(0);
  expect(intervals).toBeGreaterThan(candidates.length);
  expect(returns).toBeGreaterThan(0);
  expect(new Set(candidates.map(({ status }) => status)).size).toBe(3);
});

it("has a report that a slow reference confirms", async () => {
  for (let n = 0; n < PERIODS; n++) {
    const [first, last] = [Math.floor(START / DAY_MS) - 2, Math.floor(now / DAY_MS) + 2];
    const [a, b] = [random.integer(first, last), random.integer(first, last)];
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    const span = { from: from * DAY_MS, to: (to + 1) * DAY_MS };
    const day = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
    const query = `date=${day(from)},${day(to)}`;
    const { status, body, text } = await owner.get(`/candidates/getters/hiring-analytics?${query}`);
    expect(status, text).toBe(200);
    const { data } = body;
    const among = (name: string): KnownCandidate[] =>
      candidates.filter(({ attributes }) => isIn(at(attributes[name]), span));
    expect([data.applied_count, data.hired_count, data.rejected_count, data.withdrawn_count], query).toEqual(
      ["applied_at", "hired_at", "rejected_at", "withdrawn_at"].map((name) => among(name).length),
    );
    const funnel = data.funnel.map(
      ({ rejected_count, withdrawn_count, ...stage }: Record<string, number>) => ({
        ...{ stage_id: stage.stage_id, reached_count: stage.reached_count },
        ...{ open_count: stage.active_count, lost_count: rejected_count! + withdrawn_count! },
        average_days: stage.average_days,
      }),
    );
    const expected = cohortFunnelOf(candidates, stages, span).map(({ reached_amount, ...stage }) => stage);
    expect(funnel, query).toEqual(expected);
    for (const { source, applied, hired } of data.sources) {
      const rows = among("applied_at").filter(({ attributes }) => attributes.source === source);
      expect([applied, hired]).toEqual([rows.length, rows.filter((one) => one.status === "won").length]);
    }
    for (const { reason, count } of data.rejection_reasons)
      expect(count).toBe(
        among("rejected_at").filter(({ attributes }) => attributes.rejection_reason === reason).length,
      );
  }
});
