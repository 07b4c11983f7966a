import fc from "fast-check";
import { expect, it } from "vitest";
import { act, add, hire, shown } from "../scenarios/company.ts";
import { campaignSize } from "../support/campaign.ts";
import { bookValueOf } from "../support/figures/asset-rules.ts";
import { testCompany } from "../support/test-company.ts";

const { owner } = testCompany();

const days = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

it("has a book value that the months since the purchase explain, and that never rises", async () => {
  const type = await add(owner, "asset-types", { name: "Anything" });
  const bought = fc.record({
    cost: fc.integer({ min: 0, max: 1_000_000 }),
    salvage: fc.nat(100),
    life: fc.option(fc.integer({ min: 1, max: 600 })),
    on: days("2000-01-01", "2026-07-14"),
    asked: fc.array(days("1999-06-01", "2026-07-14"), { minLength: 2, maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(bought, async ({ cost, salvage, life, on, asked }) => {
      const asset = shown(
        await owner.get(
          `/assets/${await add(owner, "assets", {
            name: "Thing",
            asset_type_id: type,
            purchase_cost: cost / 100,
            salvage_value: Math.floor((cost * salvage) / 100) / 100,
            useful_life_months: life,
            purchase_date: on,
          })}`,
        ),
      );
      let before = Number.POSITIVE_INFINITY;
      for (const day of asked.toSorted()) {
        const reply = await owner.get(`/assets/getters/asset-summary?id=${asset.id}&date=${day}`);
        const [{ book_value }] = reply.body.data.values;
        expect(book_value).toBe(Number(bookValueOf(asset, day)) / 100);
        expect(book_value).toBeLessThanOrEqual(before);
        expect(book_value).toBeGreaterThanOrEqual(asset.salvage_value);
        before = book_value;
      }
    }),
    { numRuns: campaignSize({ suite: 10, campaign: 300 }) },
  );
});

const ACTIONS = [
  ...["assign", "return", "transfer", "send-to-repair", "finish-repair"],
  ...["report-lost", "recover", "retire", "unretire"],
] as const;

it("is with one person at a time, whatever is done to it", async () => {
  const type = await add(owner, "asset-types", { name: "Everything" });
  const people = [await hire(owner, "Ana Pop"), await hire(owner, "Ben Ode")];
  const step = fc.record({
    action: fc.constantFrom(...ACTIONS),
    person: fc.constantFrom(0, 1),
    day: days("2026-01-01", "2026-07-16"),
    needs_repair: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const id = await add(owner, "assets", { name: "Thing", asset_type_id: type });
      for (const { action, person, day, needs_repair } of steps) {
        const bodies: Record<string, object> = {
          assign: { employee_id: people[person], assigned_on: day },
          return: { returned_on: day, needs_repair },
          transfer: { employee_id: people[person], transferred_on: day },
          retire: { reason: "donated", retired_on: day },
        };
        const reply = await act(owner, `/assets/${id}`, action, bodies[action] ?? {});
        expect([200, 422], reply.text).toContain(reply.status);
      }
      const asset = shown(await owner.get(`/assets/${id}`));
      const { body } = await owner.get(`/asset-assignments?asset_id=${id}&sort=assigned_on,id`);
      const history = body.data.map((one: { attributes: Record<string, string | null> }) => one.attributes);
      const open = history.filter(({ returned_on }: Record<string, unknown>) => returned_on === null);
      expect(open.length).toBe(asset.status === "assigned" ? 1 : 0);
      expect(open[0]?.employee_id ?? null).toBe(asset.employee_id);
      for (const [index, { assigned_on }] of history.entries())
        if (index > 0) expect(assigned_on >= history[index - 1].returned_on).toBe(true);
    }),
    { numRuns: campaignSize({ suite: 8, campaign: 200 }) },
  );
});
