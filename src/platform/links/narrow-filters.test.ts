import { describe, expect, it } from "vitest";
import {
  amongGroups,
  amongIds,
  chosen,
  flagged,
  inGroup,
  narrowFilters,
  withinDays,
} from "./narrow-filters.ts";

const closing = [
  withinDays("start_date", "1900-01-01", "2026-06-30"),
  withinDays("-termination_date", "1900-01-01", "2026-06-30"),
  chosen("-status", "draft", ["draft", "active", "inactive"]),
];

describe("narrowFilters", () => {
  it("combines conditions with filters of other names", () => {
    expect(narrowFilters({ level_id: "01J", "-tags": "x" }, closing)).toEqual({
      level_id: "01J",
      "-tags": "x",
      start_date: "1900-01-01,2026-06-30",
      "-termination_date": "1900-01-01,2026-06-30",
      "-status": "draft",
    });
  });

  it("writes several values of a closed set as a list", () => {
    const of = (name: string) => [chosen(name, "draft", ["draft", "active", "inactive", "away"])];
    expect(narrowFilters({ "-status": "away" }, of("-status"))).toEqual({ "-status": "draft,away" });
    expect(narrowFilters({ status: "away,draft" }, of("status"))).toEqual({ status: "draft" });
    expect(narrowFilters({ status: "away,active" }, of("status"))).toEqual({
      status: "draft",
      "-status": "draft",
    });
  });

  it("does not change a filter with the other sign", () => {
    expect(narrowFilters({ status: "active", termination_date: "null" }, closing)).toEqual({
      status: "active",
      termination_date: "null",
      start_date: "1900-01-01,2026-06-30",
      "-termination_date": "1900-01-01,2026-06-30",
      "-status": "draft",
    });
  });

  it.each([
    [{ start_date: "2026-01-01,2026-12-31" }, { start_date: "2026-01-01,2026-06-30" }],
    [
      { start_date: "2026-07-01" },
      { start_date: "0001-01-01,0001-01-01", "-start_date": "0001-01-01,0001-01-01" },
    ],
    [
      { start_date: "2025-01-01,2026-12-31", "-start_date": "2026-03-01" },
      { start_date: "2025-01-01,2026-06-30", "-start_date": "2026-03-01,2026-03-01" },
    ],
    [{ "-termination_date": "2026-05-01,2026-08-31" }, { "-termination_date": "1900-01-01,2026-08-31" }],
    [
      { "-termination_date": "null" },
      { termination_date: "0001-01-01,9999-12-31", "-termination_date": "1900-01-01,2026-06-30" },
    ],
    [{ "-status": "active" }, { status: "inactive" }],
    [{ "-status": "draft" }, { "-status": "draft" }],
    [{ "-status": "active,draft" }, { status: "inactive" }],
    [{ "-status": "active, inactive" }, { status: "draft", "-status": "draft" }],
    [
      { status: "draft", "-status": "active" },
      { status: "draft", "-status": "draft" },
    ],
  ])("makes one of %j and the condition of the same name", (given, expected) => {
    expect(narrowFilters(given, closing)).toMatchObject(expected);
  });

  it.each([
    ["false", { is_running: "false" }],
    ["0", { is_running: "false" }],
    ["1", { is_running: "true", "-is_running": "true" }],
  ])("knows a boolean that is spelt %s", (given, expected) => {
    expect(narrowFilters({ is_running: given }, [flagged("is_running", false)])).toEqual(expected);
  });

  it("says nothing where no list can say it", () => {
    expect(narrowFilters({ "-termination_date": "2027-01-01,2027-12-31" }, closing)).toBeNull();
  });

  it("keeps the filter that already names the group", () => {
    expect(narrowFilters({ department: "Engineering" }, [inGroup("department", "01J")])).toEqual({
      department: "Engineering",
    });
    expect(narrowFilters({ "-department": "Sales" }, [inGroup("department", null)])).toEqual({
      "-department": "Sales",
      department: "null",
    });
  });

  it("narrows a list to one of its values, but not to others", () => {
    const at = (id: string | null) => [amongGroups("work_location_ids", id)];
    expect(narrowFilters({}, at(null))).toEqual({ work_location_ids: "null" });
    expect(narrowFilters({ work_location_ids: "01a, 01b" }, at("01B"))).toEqual({ work_location_ids: "01B" });
    expect(narrowFilters({ work_location_ids: "01A" }, at("01C"))).toBeNull();
    expect(narrowFilters({ work_location_ids: "01A,01B" }, at("01B,01C"))).toEqual({
      work_location_ids: "01B",
    });
  });
});

describe("amongIds", () => {
  it("combines ids with other filters", () => {
    expect(amongIds({ client_id: "c" }, "project_id", ["a", "b"])).toEqual({
      client_id: "c",
      project_id: "a,b",
    });
  });

  it("matches nothing without ids", () => {
    expect(amongIds({ client_id: "c" }, "project_id", [])).toEqual({ client_id: "c", "-client_id": "c" });
  });

  it("returns null for more than a URL can contain", () => {
    expect(amongIds({}, "project_id", Array(401).fill("a"))).toBeNull();
  });
});
