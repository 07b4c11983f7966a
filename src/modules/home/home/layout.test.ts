import fc from "fast-check";
import { expect, test } from "vitest";
import { arranged } from "./layout.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));

test("cards that were moved come first, in the person's order; the others keep theirs", () => {
  expect(arranged(named("a", "b", "c", "d"), { order: ["d", "b"] })).toEqual(named("d", "b", "a", "c"));
  expect(arranged(named("a", "b"), { order: ["gone", "b"] })).toEqual(named("b", "a"));
});

test("no card is lost or shown twice, whatever the layout says", () => {
  const names = fc.uniqueArray(fc.constantFrom(..."abcdefgh"));
  fc.assert(
    fc.property(names, names, (cards, order) => {
      const result = arranged(named(...cards), { order }).map(({ name }) => name);
      expect([...result].sort()).toEqual([...cards].sort());
      expect(result.filter((name) => order.includes(name))).toEqual(
        order.filter((name) => cards.includes(name)),
      );
    }),
  );
});
