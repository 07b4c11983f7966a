import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { act, hire, ids, read, shown } from "../scenarios/company.ts";
import { addPolicy, ask, balanceOf, decide, requested } from "../scenarios/leave.ts";
import { type Caller, type Reply, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

const ROUNDS = campaignSize({ suite: 5, campaign: 200 });
const FEWER = campaignSize({ suite: 3, campaign: 20 });
const WITH_OTHERS = campaignSize({ suite: 2, campaign: 12 });

let app: TestApp;
let owner: Caller;
/** Another server process, with caches of its own. */
let elsewhere: Caller;
let second: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  ({ owner } = await app.addWorkspace("acme"));
  second = await app.secondProcess();
  elsewhere = second.as(owner.key);
});
afterAll(async () => {
  await second.close();
  await app.close();
});

let people = 0;
const someone = (more: object = {}) =>
  hire(owner, `Person Number${++people}`, more as Record<string, unknown>);
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();
const idsOf = (replies: readonly Reply[]): string[] =>
  replies.filter(({ status }) => status < 300).map(({ body }) => body.data.id);

describe(`of two concurrent requests, ${ROUNDS} times`, () => {
  it("for the last day, one gets it", async () => {
    const ana = await someone();
    const policy = await addPolicy(owner, { annual_days: 1 });
    const of = { employee_id: ana, holiday_policy_id: policy };
    for (let round = 1; round <= ROUNDS; round++) {
      const replies = await Promise.all([
        ask(owner, "2026-08-03", "2026-08-03", of),
        ask(elsewhere, "2026-08-04", "2026-08-04", of),
      ]);
      expect(statuses(replies)).toEqual([201, 422]);
      const refusal = replies.find(({ status }) => status === 422)!;
      expect(refusal.body.errors).toEqual({ end_date: ["The request needs 1 days; 0 are available."] });
      await owner.delete(`/holidays/${idsOf(replies)[0]}`);
    }
    expect(await balanceOf(owner, ana, policy)).toMatchObject({ balance: 1, pending: 0 });
  });

  it("that approve, one takes effect", async () => {
    const of = {
      employee_id: await someone(),
      holiday_policy_id: await addPolicy(owner, { accrual_method: "unlimited" }),
    };
    for (let round = 1; round <= ROUNDS; round++) {
      const date = addDays("2026-08-03", round + Math.floor((round - 1) / 5) * 2 - 1);
      const { id } = await requested(owner, date, date, of);
      const replies = await Promise.all([decide(owner, id, "approve"), decide(elsewhere, id, "approve")]);
      const [first, other] = statuses(replies);
      expect(first).toBe(200);
      expect([409, 422]).toContain(other);
    }
  });
});

describe(`of two concurrent requests, ${FEWER} times`, () => {
  it("for the same day under two policies, one gets it", async () => {
    const ana = await someone();
    const policies = [await addPolicy(owner), await addPolicy(owner)];
    for (let round = 1; round <= FEWER; round++) {
      const replies = await Promise.all([
        ask(owner, "2026-08-03", "2026-08-04", { employee_id: ana, holiday_policy_id: policies[0] }),
        ask(elsewhere, "2026-08-04", "2026-08-05", { employee_id: ana, holiday_policy_id: policies[1] }),
      ]);
      expect(statuses(replies)).toEqual([201, 422]);
      await owner.delete(`/holidays/${idsOf(replies)[0]}`);
    }
  });

  it("that approve and cancel, both or only the latter take effect, and the balance agrees", async () => {
    const ana = await someone();
    const policy = await addPolicy(owner);
    for (let round = 1; round <= FEWER; round++) {
      const { id } = await requested(owner, "2026-08-03", "2026-08-04", {
        employee_id: ana,
        holiday_policy_id: policy,
      });
      const [approval, cancellation] = await Promise.all([
        decide(owner, id, "approve"),
        decide(elsewhere, id, "cancel"),
      ]);
      expect([200, 422]).toContain(approval!.status);
      expect(cancellation!.status).toBe(200);
    }
    expect(await balanceOf(owner, ana, policy)).toMatchObject({ balance: 25, pending: 0 });
  });
});

describe("concurrent writes", () => {
  it("that approve two requests for more than the balance: one is refused", async () => {
    const ana = await someone();
    const policy = await addPolicy(owner, { annual_days: 5 });
    const limit = async (negative_limit_days: number) =>
      shown(await owner.patch(`/holiday-policies/${policy}`, { negative_limit_days }));
    for (let round = 1; round <= WITH_OTHERS; round++) {
      await limit(1);
      const of = { employee_id: ana, holiday_policy_id: policy };
      const one = await requested(owner, "2026-08-03", "2026-08-05", of);
      const other = await requested(owner, "2026-08-10", "2026-08-12", of);
      await limit(0);
      const replies = await Promise.all([
        decide(owner, one.id, "approve"),
        decide(elsewhere, other.id, "approve"),
      ]);
      expect(statuses(replies)).toEqual([200, 422]);
      expect((await balanceOf(owner, ana, policy)).balance).toBe(2);
      for (const { id } of [one, other]) shown(await decide(owner, id, "cancel"));
    }
  });

  it("of a public holiday and requests: all requests count it", async () => {
    const policy = await addPolicy(owner, { accrual_method: "unlimited" });
    const team = [await someone(), await someone(), await someone()];
    for (let round = 1; round <= WITH_OTHERS; round++) {
      const replies = await Promise.all([
        owner.post("/public-holidays", { name: `Holiday ${round}`, date: "2026-08-05" }),
        ...team.map((employee_id, index) =>
          ask(index === 1 ? elsewhere : owner, "2026-08-03", "2026-08-07", {
            employee_id,
            holiday_policy_id: policy,
          }),
        ),
      ]);
      expect(statuses(replies)).toEqual([201, 201, 201, 201]);
      const [holiday, ...requests] = idsOf(replies);
      for (const id of requests) {
        expect((await read(owner, `/holidays/${id}`)).days).toBe(4);
        await owner.delete(`/holidays/${id}`);
      }
      await owner.delete(`/public-holidays/${holiday}`);
    }
  });

  it("of the end of an employment and a request: no leave is after the end", async () => {
    const policy = await addPolicy(owner);
    for (let round = 1; round <= WITH_OTHERS; round++) {
      const ana = await someone();
      const replies = await Promise.all([
        ask(elsewhere, "2026-08-03", "2026-08-07", { employee_id: ana, holiday_policy_id: policy }),
        round % 2 === 0
          ? owner.patch(`/employees/${ana}`, { termination_date: "2026-08-04" })
          : act(owner, `/employees/${ana}`, "archive"),
      ]);
      expect(replies[1]!.status, replies[1]!.text).toBe(200);
      expect([201, 422]).toContain(replies[0]!.status);
      const beyond = await owner.get(
        `/holidays?employee_id=${ana}&status=pending,approved&date=2026-08-05,2026-12-31`,
      );
      expect(ids(beyond)).toEqual([]);
    }
  });
});
