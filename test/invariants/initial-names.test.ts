import { expect, test } from "vitest";
import { modules } from "../../src/modules/index.ts";
import { initialIn } from "../../src/platform/languages/initial-names.ts";
import { LANGUAGES } from "../../src/platform/languages/words-for.ts";

const all = modules.flatMap((module) => module.initialRecords ?? []);

test("several modules declare records that every workspace starts with", () => {
  expect(all.map(({ resource }) => resource)).toEqual(
    expect.arrayContaining(["roles", "holiday-policies", "lead-stages", "contract-types"]),
  );
});

test.each(all)("a name of $resource means one record, whatever its language is", (initial) => {
  const [name] = initial.inWords;
  const places = new Map<string, number>();
  for (const language of LANGUAGES)
    initialIn(initial, language).forEach((record, place) => {
      const known = String(record[name]).toLowerCase();
      expect(places.get(known) ?? place, `${language}: ${known}`).toBe(place);
      places.set(known, place);
    });
});

test.each(all)("only words differ between the languages in $resource", (initial) => {
  const others = (language: (typeof LANGUAGES)[number]) =>
    initialIn(initial, language).map((record) =>
      Object.fromEntries(Object.entries(record).filter(([field]) => !initial.inWords.includes(field))),
    );
  for (const language of LANGUAGES) expect(others(language)).toEqual(others("en"));
});
