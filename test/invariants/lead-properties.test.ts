import { beforeAll, expect, it } from "vitest";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { act, add } from "../scenarios/company.ts";
import type { Reply } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import type { Row } from "../support/figures/read-list.ts";
import { activeStages, changeStages } from "../support/random-stages.ts";
import { linkedIntervals } from "../support/stage-links.ts";
import { testCompany } from "../support/test-company.ts";
import { cohortFunnelOf, isIn, type KnownLead, periodFunnelOf, type Span } from "./lead-reference.ts";

/**
 * Leads with random histories: created, moved back and forth, won, lost, reopened, while stages are archived, restored
 * and put in another order. The reports must agree with a slow reference and with one another.
 */

const { app, owner } = testCompany();
const random = new SeededRandom(1_515);
const STEPS = campaignSize({ suite: 120, campaign: 2_500 });
const PERIODS = campaignSize({ suite: 4, campaign: 40 });
const START = Date.parse("2026-01-05T08:00:00Z");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let now = START;
let leads: KnownLead[];
let stages: string[];

/** A random step; the API refuses some of them, which is part of the test. */
async function step(known: string[]): Promise<void> {
  const what = random.weighted([
    ["create", 30],
    ["move", 40],
    ["win", 8],
    ["lose", 10],
    ["reopen", 8],
    ["stages", 3],
  ] as const);
  const id = random.pick(known);
  const open = await activeStages(owner, "lead-stages");
  if (what === "create" || known.length < 3) {
    const amount = random.chance(0.8) ? random.integer(0, 500_000) / 100 : null;
    const source = random.pick(["first", "second", null]);
    known.push(
      await add(owner, "leads", {
        name: `Lead ${known.length}`,
        amount,
        source_id: source && sources[source],
      }),
    );
  } else if (what === "move") await act(owner, `/leads/${id}`, "move", { stage_id: random.pick(open) });
  else if (what === "win") await act(owner, `/leads/${id}`, "win", { amount: random.integer(1, 900) });
  else if (what === "lose")
    await act(owner, `/leads/${id}`, "lose", { lost_reason: random.pick(["price", "competitor"]) });
  else if (what === "reopen") await act(owner, `/leads/${id}`, "reopen", { stage_id: random.pick(open) });
  else await changeStages(owner, "lead-stages", random);
}

const sources: Record<string, string> = {};

beforeAll(async () => {
  for (const name of ["first", "second"]) sources[name] = await add(owner, "lead-sources", { name });
  const known: string[] = [];
  for (let n = 0; n < STEPS; n++) {
    now += random.integer(0, 30) * HOUR_MS + random.integer(0, 59_999);
    app.clock.set(new Date(now).toISOString());
    await step(known);
  }
  stages = await activeStages(owner, "lead-stages");
  leads = await knownLeads();
}, 600_000);

/** All leads with their histories, as the API returns them. */
async function knownLeads(): Promise<KnownLead[]> {
  const at = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment));
  const found: KnownLead[] = [];
  for (let path: string | null = "/leads?include=stageHistory&perPage=500"; path !== null; ) {
    const { body } = (await owner.get(path)) as Reply;
    for (const { attributes: lead, relationships } of body.data) {
      const history = relationships.stageHistory.map(({ attributes: one }: { attributes: Row }) => ({
        ...{ stage: one.stage_id, from: at(one.entered_at)!, to: at(one.left_at), exit: one.exit },
      }));
      found.push({
        ...{ id: lead.id, status: lead.status, createdAt: at(lead.created_at)!, history },
        ...{ wonAt: at(lead.won_at), lostAt: at(lead.lost_at) },
        amount: lead.amount === null ? null : Math.round(lead.amount * 100),
      });
    }
    path = body.links.next;
  }
  return found;
}

/** A random period within the histories, as days and in milliseconds. */
function somePeriod(): { readonly query: string; readonly span: Span } {
  const first = Math.floor(START / DAY_MS) - 2;
  const last = Math.floor(now / DAY_MS) + 2;
  const [a, b] = [random.integer(first, last), random.integer(first, last)];
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  const day = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
  return {
    query: `date=${day(from)},${day(to)}`,
    span: { from: from * DAY_MS, to: (to + 1) * DAY_MS },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: reports have figures of every shape.
async function report(name: string, query: string): Promise<any> {
  const { status, body, text } = await owner.get(`/leads/getters/${name}?${query}`);
  expect(status, text).toBe(200);
  return body.data;
}

const sumOf = (rows: readonly Record<string, number>[], name: string): number =>
  rows.reduce((sum, row) => sum + row[name]!, 0);

it("keeps intervals that neither overlap nor leave a gap while a lead is open", () => {
  expect(leads.length).toBeGreaterThan(20);
  for (const { history, status, createdAt, wonAt, lostAt } of leads) {
    expect(history[0]!.from).toBe(createdAt);
    history.slice(1).forEach((interval, index) => {
      const before = history[index]!;
      expect(interval.from).toBeGreaterThanOrEqual(before.to!);
      // Only a lead that was reopened was in no stage for a while.
      if (before.exit === "moved") expect(interval.from).toBe(before.to);
    });
    expect(history.slice(0, -1).every(({ to }) => to !== null)).toBe(true);
    const { to, exit } = history.at(-1)!;
    expect([to, exit]).toEqual(status === "open" ? [null, null] : [wonAt ?? lostAt, status]);
  }
});

it("has intervals that know what follows them", async () => {
  const { intervals, returns, wrong } = await linkedIntervals(app.installation.pool, "lead_stage_history");
  expect(wrong).toBe(0);
  expect(intervals).toBeGreaterThan(leads.length);
  expect(returns).toBeGreaterThan(0);
});

it("has funnels that a slow reference confirms, and whose stages add up", async () => {
  for (let n = 0; n < PERIODS; n++) {
    const { query, span } = somePeriod();
    const cohort = await report("lead-funnel", query);
    const expected = cohortFunnelOf(leads, stages, span);
    expect(cohort.stages, query).toMatchObject(expected);
    const created = leads.filter(({ createdAt }) => isIn(createdAt, span));
    const next = [
      ...cohort.stages.slice(1).map((row: Record<string, number>) => row.reached_count),
      cohort.won.count,
    ];
    cohort.stages.forEach((row: Record<string, number>, index: number) => {
      expect(row.reached_count).toBe(next[index] + row.open_count! + row.lost_count!);
    });
    expect(cohort.stages[0].reached_count).toBe(created.length);
    expect(created.length).toBe(
      cohort.won.count + sumOf(cohort.stages, "open_count") + sumOf(cohort.stages, "lost_count"),
    );
    const period = await report("lead-funnel", `${query}&mode=period`);
    expect(period.stages, query).toMatchObject(periodFunnelOf(leads, stages, span));
    for (const row of period.stages)
      expect(row.in_stage_count).toBe(
        row.advanced_count + row.moved_back_count + row.lost_count + row.stayed_count,
      );
  }
});

it("has reports that agree with one another", async () => {
  for (let n = 0; n < PERIODS; n++) {
    const { query, span } = somePeriod();
    const overview = await report("lead-analytics-overview", query);
    const won = leads.filter(({ wonAt }) => isIn(wonAt, span));
    expect([overview.created.count, overview.won.count, overview.lost.count]).toEqual([
      leads.filter(({ createdAt }) => isIn(createdAt, span)).length,
      won.length,
      leads.filter(({ lostAt }) => isIn(lostAt, span)).length,
    ]);
    expect(overview.won.amount).toBe(won.reduce((sum, { amount }) => sum + amount!, 0) / 100);
    const { cohort, pipeline } = overview;
    expect(cohort.created).toBe(cohort.won + cohort.lost + cohort.open);
    const sources = await report("lead-sources", query);
    expect(sumOf(sources, "created_count")).toBe(overview.created.count);
    expect(sumOf(sources, "open_count")).toBe(cohort.open);
    const inPeriod = await report("lead-sources", `${query}&mode=period`);
    expect(sumOf(inPeriod, "won_count")).toBe(overview.won.count);
    const owners = await report("lead-owners", query);
    expect([sumOf(owners, "lost_count"), sumOf(owners, "open_count")]).toEqual([
      overview.lost.count,
      pipeline.count,
    ]);
    const reasons = await report("lead-lost-reasons", query);
    expect(sumOf(reasons, "count")).toBe(overview.lost.count);
    const velocity = await report("lead-velocity", query);
    expect([velocity.opportunity_count, velocity.win_rate]).toEqual([pipeline.count, overview.win_rate]);
    const forecast = await report("lead-forecast", "");
    expect(forecast.total).toMatchObject({
      ...{ open_count: pipeline.count, open_amount: pipeline.amount },
      weighted_amount: pipeline.weighted_amount,
    });
  }
});
