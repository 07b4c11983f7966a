import { expect, it } from "vitest";
import { isNamed, mentionOf, partsOf, typedMention } from "./mention-markup.ts";

const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

it("writes a mention and reads it again", () => {
  const ana = { id: ID, name: "Ana [the] Pop" };
  expect(mentionOf(ana)).toBe(`@[Ana the Pop](employees:${ID})`);
  expect(partsOf(`Ask ${mentionOf(ana)}!`)).toEqual(["Ask ", { id: ID, name: "Ana the Pop" }, "!"]);
  expect(partsOf("@[x](employees:y)")).toEqual(["@[x](employees:y)"]);
  expect(partsOf("")).toEqual([]);
});

it("knows when a mention is being typed", () => {
  const typed = (text: string) => typedMention(text, text.length);
  expect(typed("Ask @an")).toEqual({ from: 4, query: "an" });
  expect(typed("@")).toEqual({ from: 0, query: "" });
  expect(typed("Ask @Ana Po")).toEqual({ from: 4, query: "Ana Po" });
  expect(typed("(@Žofie")).toEqual({ from: 1, query: "Žofie" });
  for (const text of [
    "ana@acme",
    "Ask @ana, ",
    "Ask @Ana Pop please",
    "",
    `${mentionOf({ id: ID, name: "Ana" })} `,
  ])
    expect(typed(text)).toBeNull();
  expect(typedMention("Ask @an please", 7)).toEqual({ from: 4, query: "an" });
});

it("compares a name with the words that are typed", () => {
  const zofie = { id: ID, name: "Žofie Pop" };
  for (const words of ["", "zof", "ŽOFIE P", "Pop Žo", "pop "])
    expect(isNamed(zofie, words), words).toBe(true);
  for (const words of ["ana", "zofie x"]) expect(isNamed(zofie, words), words).toBe(false);
});
