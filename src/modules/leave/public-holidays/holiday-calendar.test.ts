import { expect, test } from "vitest";
import { holidaysOfCountry, knownCountries } from "./holiday-calendar.ts";

test("the days of every country and region are known in the first, the present and the last year", async () => {
  for (const { code, languages, regions } of await knownCountries()) {
    expect(languages.length, code).toBeGreaterThan(0);
    for (const region of [null, regions[0]?.code ?? null]) {
      for (const year of [1970, 2026, 2076]) {
        const days = await holidaysOfCountry({ country: code, region, year, language: languages[0]! });
        for (const { date, name } of days) {
          expect(date, `${code} ${name}`).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          expect(name.trim(), `${code} ${date}`).not.toBe("");
        }
        if (year === 2026) expect(days.length, code).toBeGreaterThan(0);
      }
    }
  }
});
