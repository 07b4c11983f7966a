import { expect, test } from "vitest";
import type { ApiRecord } from "../api/records.ts";
import { placeAt, positionIn, withCardAt } from "./card-place.ts";

const card = (id: string) => ({ id }) as ApiRecord;
const cards = ["a", "b", "c"].map(card);
const ids = (all: readonly ApiRecord[]) => all.map(({ id }) => id).join("");

test("a card comes before or after another one, and first if that one is not there", () => {
  expect(ids(withCardAt(cards, card("x"), { side: "before", id: "b" }))).toBe("axbc");
  expect(ids(withCardAt(cards, card("x"), { side: "after", id: "c" }))).toBe("abcx");
  expect(ids(withCardAt(cards, card("x"), { side: "after", id: "unknown" }))).toBe("xabc");
  expect(ids(withCardAt(cards, card("x"), undefined))).toBe("xabc");
});

test("every position among the others has a place that leads to it", () => {
  for (const id of ["a", "b", "c", "new"]) {
    const { others, position } = positionIn(cards, id);
    expect(position).toBe(id === "new" ? 3 : cards.findIndex((one) => one.id === id));
    for (let at = 0; at <= others.length; at++)
      expect(withCardAt(others, card(id), placeAt(others, at)).findIndex((one) => one.id === id)).toBe(at);
  }
  expect(placeAt([], 0)).toBe(undefined);
});
