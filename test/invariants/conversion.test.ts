import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { raw, sql } from "../../src/engine/sql/sql.ts";
import { conversionOfRows, convertedCents, ratesInto } from "../../src/modules/rates/index.ts";
import { testCompany } from "../support/test-company.ts";

const CURRENCIES = ["EUR", "USD", "JPY", "GBP"];

const { app, acme } = testCompany();

beforeAll(async () => {
  const rival = await app.addWorkspace("rival");
  const dated = (n: number) => ({
    from_currency: ["USD", "JPY", "EUR"][n % 3]!,
    to_currency: ["EUR", "EUR", "USD"][n % 3]!,
    date: addDays("2025-01-01", (n * 37) % 400),
    rate: (((n * 7919) % 99_991) + 1) / [1e8, 1e4, 1e2][n % 3]!,
  });
  const rates = Array.from({ length: 60 }, (_, n) => dated(n));
  for (const by of [acme, rival]) {
    // The same days elsewhere have other rates.
    const own = by === acme ? rates : rates.map((one) => ({ ...one, rate: 5 }));
    const reply = await by.owner.post("/exchange-rates/bulk", own);
    expect(reply.status, reply.text).toBe(201);
  }
});

const row = fc.record({
  cents: fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
  currency: fc.constantFrom(...CURRENCIES),
  day: fc.integer({ min: -30, max: 500 }).map((offset) => addDays("2025-01-01", offset)),
});

it("has the same result in the program and in the database, row by row", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 40 }),
      fc.constantFrom("EUR", "USD"),
      async (rows, to) => {
        const { stored, computed } = await app.installation.work(acme.workspace, async (work) => {
          const rateOfDay = await ratesInto(work, to);
          const { join, converted } = conversionOfRows("of_day", {
            from: raw("given.currency"),
            to: sql`${to}::text`,
            day: raw("given.day"),
          });
          const found = await work.rows<{ cents: string | null }>(sql`
          select (${converted(raw("given.cents::numeric / 100"))} * 100)::bigint::text as cents
          from unnest(${rows.map(({ cents }) => String(cents))}::text[], ${rows.map((one) => one.currency)}::text[],
            ${rows.map((one) => one.day)}::date[]) with ordinality as given(cents, currency, day, place)
          ${join} order by given.place`);
          const computed = rows.map(({ cents, currency, day }) => {
            const rate = rateOfDay(currency, to, day);
            return rate === null ? null : convertedCents(cents, rate);
          });
          return { stored: found.map(({ cents }) => (cents === null ? null : BigInt(cents))), computed };
        });
        expect(stored).toEqual(computed);
      },
    ),
    { numRuns: 40 },
  );
});
