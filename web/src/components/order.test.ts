import fc from "fast-check";
import { expect, test } from "vitest";
import { type Extent, moved, placeOf, shiftOf } from "./order.ts";

test("an item is moved down and up", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});

const rows: readonly Extent[] = [
  { top: 0, height: 40 },
  { top: 40, height: 60 },
  { top: 100, height: 40 },
];

test("a row takes another's place once its edge has crossed the other's middle", () => {
  expect(placeOf(rows, 0, 29)).toBe(0);
  expect(placeOf(rows, 0, 31)).toBe(1);
  expect(placeOf(rows, 0, 500)).toBe(2);
  expect(placeOf(rows, 2, -29)).toBe(2);
  expect(placeOf(rows, 2, -31)).toBe(1);
  expect(placeOf(rows, 2, -500)).toBe(0);
});

test("the rows between make room by the height of the one that is dragged", () => {
  const drag = { from: 0, to: 1, offset: 50 };
  expect([0, 1, 2].map((index) => shiftOf(index, drag, rows))).toEqual([50, -40, 0]);
});

test("nothing is lost, and the others keep their order", () => {
  const listAndPlaces = fc
    .uniqueArray(fc.nat(), { minLength: 1, maxLength: 12 })
    .chain((list) =>
      fc.tuple(fc.constant(list), fc.nat({ max: list.length - 1 }), fc.nat({ max: list.length - 1 })),
    );
  fc.assert(
    fc.property(listAndPlaces, ([list, from, to]) => {
      const result = moved(list, from, to);
      expect(result[to]).toBe(list[from]);
      expect(result.filter((item) => item !== list[from])).toEqual(
        list.filter((item) => item !== list[from]),
      );
    }),
  );
});
