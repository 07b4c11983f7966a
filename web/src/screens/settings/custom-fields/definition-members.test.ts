import { expect, test } from "vitest";
import { allMembersOf, membersOf } from "./definition-members.ts";

test("the type decides what there is to say", () => {
  expect(membersOf("rules", "number", "clients", true)).toEqual([
    "decimals",
    "unit",
    "min",
    "max",
    "default_value",
    "is_required",
    "is_unique",
    "is_filterable",
  ]);
  expect(membersOf("rules", "textarea", "clients", true)).toEqual([
    "min_length",
    "max_length",
    "default_value",
    "is_required",
  ]);
  expect(membersOf("rules", "boolean", "clients", true)).toEqual(["default_value", "is_filterable"]);
  expect(membersOf("options", "multi_select", "clients", true)).toEqual(["options"]);
  expect(membersOf("options", "text", "clients", true)).toEqual([]);
});

test("only fields of employees can be restricted", () => {
  expect(allMembersOf("date", "employees", true)).toContain("access");
  expect(allMembersOf("date", "clients", true)).not.toContain("access");
});

test("type and slug are given once", () => {
  expect(membersOf("field", "text", "clients", false)).toEqual(["name", "description"]);
});
