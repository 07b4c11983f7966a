import { afterAll, beforeAll, expect, it } from "vitest";
import { act, add, ids, read } from "../scenarios/company.ts";
import { type Caller, type Reply, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { linkedIntervals } from "../support/stage-links.ts";

const ROUNDS = campaignSize({ suite: 5, campaign: 200 });

let app: TestApp;
let second: TestApp;
let owner: Caller;
let [first, later, last]: string[] = [];
let people = 0;

beforeAll(async () => {
  app = await startTestApp();
  second = await app.secondProcess();
  ({ owner } = await app.addWorkspace("acme"));
  [first, later, last] = ids(await owner.get("/hiring-stages?sort=position"));
});
afterAll(async () => {
  await second.close();
  await app.close();
});

type Fields = Record<string, unknown>;
const elsewhere = (): Caller => second.as(owner.key);
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();

/** A minute passes in both processes, so that intervals have a length. */
function pass(): void {
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  second.clock.set(app.clock.now());
}

async function openJob(openings = 1): Promise<string> {
  const id = await add(owner, "jobs", { title: "Developer", openings });
  await act(owner, `/jobs/${id}`, "open");
  return id;
}

const apply = (job_id: string | null, more: Fields = {}): Promise<string> => {
  people += 1;
  const person = { first_name: "Ada", last_name: `Racer ${people}`, email: `racer${people}@private.test` };
  return add(owner, "candidates", { ...person, job_id, ...more });
};

/** The intervals have neither gaps nor overlaps while the candidate is active, and the last is open only then. */
async function expectConsistent(id: string): Promise<void> {
  const { data } = (await owner.get(`/candidates/${id}?include=stageHistory`)).body;
  const history: Fields[] = data.relationships.stageHistory.map(
    (one: { attributes: Fields }) => one.attributes,
  );
  expect(history.filter(({ left_at }) => left_at === null)).toHaveLength(
    data.attributes.status === "active" ? 1 : 0,
  );
  history.slice(1).forEach((interval, index) => {
    const before = history[index]!;
    expect(interval.from_stage_id).toBe(before.stage_id);
    expect(String(interval.entered_at) >= String(before.left_at)).toBe(true);
  });
  expect(history.at(-1)!.stage_id).toBe(data.attributes.stage_id);
}

it(`is moved by several at once in some order, ${ROUNDS} times`, async () => {
  const id = await apply(await openJob());
  for (let round = 0; round < ROUNDS; round++) {
    pass();
    const replies = await Promise.all([
      act(owner, `/candidates/${id}`, "move", { stage_id: later }),
      act(elsewhere(), `/candidates/${id}`, "move", { stage_id: last }),
      elsewhere().patch(`/candidates/${id}`, { stage_id: first }),
    ]);
    expect(statuses(replies)).toEqual([200, 200, 200]);
    await expectConsistent(id);
  }
});

it(`is rejected, withdrawn or moved at once, and ends once, ${ROUNDS} times`, async () => {
  const id = await apply(await openJob());
  for (let round = 0; round < ROUNDS; round++) {
    pass();
    const replies = await Promise.all([
      act(owner, `/candidates/${id}`, "reject", { rejection_reason: "skills" }),
      act(elsewhere(), `/candidates/${id}`, "withdraw"),
      act(elsewhere(), `/candidates/${id}`, "move", { stage_id: round % 2 === 0 ? later : first }),
    ]);
    expect(statuses(replies.slice(0, 2))).toEqual([200, 422]);
    expect([200, 422]).toContain(replies[2]!.status);
    await expectConsistent(id);
    expect((await act(owner, `/candidates/${id}`, "reopen")).status).toBe(200);
    await expectConsistent(id);
  }
});

it(`is hired for the last opening instead of another one, ${ROUNDS} times`, async () => {
  const job = await openJob();
  const both = [await apply(job), await apply(job)];
  for (let round = 0; round < ROUNDS; round++) {
    pass();
    const hires = both.map((id, index) =>
      act(index === 0 ? owner : elsewhere(), `/candidates/${id}`, "hire", {
        ...{ start_date: "2090-01-01", email: `race${round}.${index}@acme.test` },
      }),
    );
    const replies = await Promise.all(hires);
    expect(statuses(replies)).toEqual([200, 422]);
    expect((await read(owner, `/jobs/${job}`)).hired_count).toBe(1);
    const found = await Promise.all(
      [0, 1].map((n) => owner.get(`/employees?email=race${round}.${n}@acme.test`)),
    );
    expect(found.flatMap(ids)).toHaveLength(1);
    const hired = both[replies.findIndex(({ status }) => status === 200)]!;
    const undone = await Promise.all([
      act(owner, `/candidates/${hired}`, "undo-hire"),
      act(elsewhere(), `/candidates/${hired}`, "undo-hire"),
    ]);
    expect(statuses(undone)).toEqual([200, 422]);
    await expectConsistent(hired);
  }
});

it("keeps intervals that know what follows them, whoever came first", async () => {
  const { returns, wrong } = await linkedIntervals(app.installation.pool, "candidate_stage_history");
  expect(wrong).toBe(0);
  expect(returns).toBeGreaterThan(0);
});

it(`is anonymised while others write about the person, and nothing is left, ${ROUNDS} times`, async () => {
  const { pool } = app.installation;
  for (let round = 0; round < ROUNDS; round++) {
    pass();
    const secret = `Secretive${round}x`;
    const id = await apply(null, { last_name: secret, notes: secret });
    await act(owner, `/candidates/${id}`, "withdraw");
    const about = { feedbackable_type: "candidates", feedbackable_id: id, notes: `${secret} was late` };
    const [anonymised, ...others] = await Promise.all([
      act(owner, `/candidates/${id}`, "anonymize"),
      elsewhere().patch(`/candidates/${id}`, { notes: `${secret} again` }),
      elsewhere().post("/feedback", about),
      elsewhere().patch(
        `/candidates/${id}`,
        { phone: secret },
        { headers: { "Idempotency-Key": `race ${round}` } },
      ),
      owner.get("/audit-log/getters/export?format=csv&resource_type=candidates"),
    ]);
    expect(anonymised!.status).toBe(200);
    for (const { status } of others) expect([200, 201, 422]).toContain(status);
    for (const table of ["candidates", "feedback", "journal", "idempotent_requests"]) {
      const { rowCount } = await pool.query(
        `select from ${table} row where strpos(row::text, $1) > 0 limit 1`,
        [secret],
      );
      expect(rowCount, `${table}: ${secret}`).toBe(0);
    }
    const exported = others.at(-1)!;
    const file = await app.request("GET", exported.body.data.url);
    expect(file.status === 404 || !file.text.includes(secret), file.text).toBe(true);
  }
});
