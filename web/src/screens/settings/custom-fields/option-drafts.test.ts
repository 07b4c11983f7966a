import { expect, test } from "vitest";
import { bodyOf, choicesOf, draftsOf, newOption, type OptionDraft } from "./option-drafts.ts";

const gold = { value: "gold", label: "Gold", color: "#ca8a04", is_archived: false };
const named = (label: string): OptionDraft => ({ ...newOption(), label });
const valuesOf = (...labels: string[]) => bodyOf(labels.map(named)).map(({ value }) => value);

test("options that are saved keep their values, whatever they are called then", () => {
  const [draft] = draftsOf([gold]);
  expect(bodyOf([{ ...draft!, label: "Golden" }])).toEqual([{ ...gold, label: "Golden" }]);
});

test("the value of a new option follows from its label", () => {
  expect(valuesOf("Key account", "Größe", "Număr – 2", "  A/B  ", "2026")).toEqual([
    "key_account",
    "grosse",
    "numar_2",
    "a_b",
    "2026",
  ]);
  expect(valuesOf("x".repeat(80))).toEqual(["x".repeat(50)]);
});

test("labels that come to the same are distinguished, the same label is not", () => {
  expect(valuesOf("日本", "中国", "A-B", "A B")).toEqual(["option", "option_2", "a_b", "a_b_2"]);
  expect(valuesOf("Gold", "gold ")).toEqual(["gold", "gold"]);
  expect(bodyOf([...draftsOf([gold]), named("Gold!")]).map(({ value }) => value)).toEqual(["gold", "gold_2"]);
});

test("a default is chosen among those with a name, each value once", () => {
  const values = choicesOf([...draftsOf([gold]), named("Gold"), named("")]).map(({ value }) => value);
  expect(values).toEqual(["gold"]);
});
