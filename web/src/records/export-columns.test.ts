import { expect, it } from "vitest";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { exportColumns } from "./export-columns.ts";

const ui = {
  fields: {
    title: { name: "title" },
    employee_id: { name: "employee_id", relationship: "employee", resource: "employees" },
    who: { name: "who" },
  },
} as unknown as ResourceUi;

const namesOf = (...columns: Column[]) => exportColumns(ui, columns);
const render = () => null;

it("exports fields by their names, and references as the names of what they refer to", () => {
  expect(namesOf({ name: "title" })).toEqual(["title"]);
  const [first] = namesOf({ name: "employee_id" });
  expect(first).toMatch(/^employee\./);
  expect(namesOf({ name: "employee_id" })).not.toContain("employee.id");
});

it("exports what a column with a form of its own shows", () => {
  expect(namesOf({ name: "employee_id", render, include: "employee[id|name|avatar]" })).toEqual([
    "employee.name",
  ]);
  expect(namesOf({ name: "who", render, include: "employee[id|name]" })).toEqual(["who", "employee.name"]);
  expect(namesOf({ name: "both", render, include: "employee[name],client[id|name]" })).toEqual([
    "employee.name",
    "client.name",
  ]);
  expect(namesOf({ name: "bar", render, sort: "title" })).toEqual(["title"]);
  expect(namesOf({ name: "bar", render })).toEqual([]);
});

it("exports each column once", () => {
  expect(namesOf({ name: "title" }, { name: "bar", render, sort: "title" })).toEqual(["title"]);
});
