import { expect, test } from "vitest";
import { systemActor } from "../../../engine/work/actor.ts";
import { orderedRows } from "./report-rows.ts";

const ROWS = [
  { client_name: "Beta", revenue: { total: 10 } },
  { client_name: "alpha", revenue: { total: 10 } },
  { client_name: "Gamma", revenue: { total: 20 } },
];
const order = { defaults: ["-revenue"], all: ["client_name", "revenue.total"] };
const names = (sort: string | null) =>
  orderedRows(ROWS, { sort, ...order }, systemActor()).map(({ client_name }) => client_name);

test("rows with the same figure are sorted by name", () => {
  expect(names(null)).toEqual(["Gamma", "alpha", "Beta"]);
  expect(names("revenue")).toEqual(["alpha", "Beta", "Gamma"]);
  expect(names("-client_name")).toEqual(["Gamma", "Beta", "alpha"]);
});
