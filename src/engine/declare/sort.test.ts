import fc from "fast-check";
import { expect, it } from "vitest";
import { parseSort } from "./sort.ts";

it("parses names; a minus means descending", () => {
  expect(parseSort("rank, -start_date,id")).toEqual([
    { name: "rank", isDescending: false },
    { name: "start_date", isDescending: true },
    { name: "id", isDescending: false },
  ]);
});

it("parses every order that is written", () => {
  const term = fc.record({ name: fc.stringMatching(/^[a-z][a-z_.]{0,20}$/), isDescending: fc.boolean() });
  fc.assert(
    fc.property(fc.array(term, { minLength: 1 }), (terms) => {
      const text = terms.map(({ name, isDescending }) => `${isDescending ? "-" : ""}${name}`).join(",");
      expect(parseSort(text)).toEqual(terms);
    }),
  );
});
