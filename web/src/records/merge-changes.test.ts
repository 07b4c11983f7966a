import { expect, test } from "vitest";
import type { UiField } from "../declare/resource-ui.ts";
import { mergeChanges } from "./merge-changes.ts";

const fields = ["name", "city", "custom_fields.tier"].map((name) => ({ name, label: name }) as UiField);
const start = { name: "Ana", city: "Cluj", custom_fields: { tier: null } };

test("what was entered is kept, and the other fields take what is stored now", () => {
  const now = { name: "Anna", city: "Cluj", custom_fields: { tier: "gold" } };
  const { values, conflicts } = mergeChanges(fields, start, now, { ...start, city: "Iasi" });
  expect(Object.fromEntries(values)).toEqual({ name: "Anna", city: "Iasi", "custom_fields.tier": "gold" });
  expect(conflicts).toEqual([]);
});

test("a field that both have changed to different values is a conflict, in which the entered value is kept", () => {
  const now = { ...start, city: "Arad" };
  const other = mergeChanges(fields, start, now, { ...start, city: "Iasi" });
  expect(other.values.get("city")).toBe("Iasi");
  expect(other.conflicts.map(({ name }) => name)).toEqual(["city"]);
  expect(mergeChanges(fields, start, now, { ...start, city: "Arad" }).conflicts).toEqual([]);
});
