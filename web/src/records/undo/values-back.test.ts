import { expect, test } from "vitest";
import { valuesBack } from "./values-back.ts";

const changes = {
  city: { from: "Cluj", to: "Iași" },
  task_id: { from: "t1", to: null },
  is_used: { from: false, to: true },
  custom_fields: { from: { budget: 5, color: "red" }, to: { budget: 7, color: "red" } },
};

test("what was sent goes back, and what followed from it if it can be written", () => {
  const sent = { city: "Iași", project_id: "p2" };
  expect(valuesBack(sent, changes, (name) => name === "task_id")).toEqual({ city: "Cluj", task_id: "t1" });
});

test("of an object, only the members that were sent go back", () => {
  const sent = { custom_fields: { budget: 7 } };
  expect(valuesBack(sent, changes, () => false)).toEqual({ custom_fields: { budget: 5 } });
  const first = { custom_fields: { from: null, to: { budget: 7 } } };
  expect(valuesBack(sent, first, () => false)).toEqual({ custom_fields: { budget: null } });
});
