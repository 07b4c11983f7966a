import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineAmounts } from "../document-totals/line-amounts.ts";
import { type BillableEntry, TIME_GROUPS, type TimeGroup, timeLines } from "./time-lines.ts";

const alpha = { id: "alpha", name: "Alpha" };
const design = { id: "design", name: "Design" };
const dev = { id: "dev", name: "Dev" };
const ana = { id: "ana", name: "Ana Pop" };
const bob = { id: "bob", name: "Bob Rus" };

const entry = (
  id: string,
  date: string,
  minutes: number,
  rate: number,
  more: Partial<BillableEntry> = {},
) => ({
  ...{
    id,
    project: alpha,
    task: design,
    employee: ana,
    date,
    minutes,
    rate: BigInt(rate * 100),
    description: null,
  },
  ...more,
});

/** The time of the company of the acceptance cases. */
const TIME: readonly BillableEntry[] = [
  entry("1", "2026-03-10", 120, 90),
  entry("2", "2026-03-11", 90, 75, { task: dev }),
  entry("3", "2026-04-02", 120, 100),
  entry("4", "2026-04-02", 50, 75, { task: dev, employee: bob }),
];

const billed = (entries: readonly BillableEntry[], by: TimeGroup) =>
  timeLines(entries, by).map(({ description, minutes, unitPrice }) => {
    const terms = { quantity: { minutes: BigInt(minutes!) }, unitPrice, discountPercent: 0n };
    return [description, minutes, Number(unitPrice) / 100, Number(lineAmounts(terms).net) / 100];
  });

describe("the lines that bill time", () => {
  it("have one price each", () => {
    expect(billed(TIME, "project")).toEqual([
      ["Alpha", 120, 100, 200],
      ["Alpha", 120, 90, 180],
      ["Alpha", 140, 75, 175],
    ]);
    expect(billed(TIME.slice(2), "task")).toEqual([
      ["Alpha – Design", 120, 100, 200],
      ["Alpha – Dev", 50, 75, 62.5],
    ]);
    expect(billed(TIME.slice(2), "employee").map(([name]) => name)).toEqual([
      "Alpha – Ana Pop",
      "Alpha – Bob Rus",
    ]);
  });

  it("multiply the minutes of all their entries", () => {
    const three = ["a", "b", "c"].map((id) => entry(id, "2026-05-04", 20, 100));
    expect(billed(three, "project")).toEqual([["Alpha", 60, 100, 100]]);
    expect(billed(three, "entry").map(([, , , amount]) => amount)).toEqual([33.33, 33.33, 33.33]);
  });

  it("describe single entries, and put time without a task first", () => {
    const noTask = entry("5", "2026-04-03", 10, 75, { task: null, description: "Call" });
    expect(billed([...TIME, noTask], "task")[0]![0]).toBe("Alpha");
    expect(billed([noTask, entry("6", "2026-04-02", 10, 75, { description: "Logo" })], "entry")).toEqual([
      ["2026-04-02 Ana Pop, Design: Logo", 10, 75, 12.5],
      ["2026-04-03 Ana Pop: Call", 10, 75, 12.5],
    ]);
  });

  it("cover the days of their entries, and name a task or an employee only if there is one", () => {
    const [line] = timeLines([TIME[3]!, entry("7", "2026-04-09", 5, 75, { task: dev })], "task");
    expect(line).toMatchObject({
      taskId: "dev",
      employeeId: null,
      period: { from: "2026-04-02", to: "2026-04-09" },
      entries: [{ id: "4" }, { id: "7" }],
    });
  });

  it("bill every entry exactly once, at its own rate", () => {
    const anyEntry = fc.record({
      id: fc.uuid(),
      project: fc.constantFrom(alpha, { id: "beta", name: "Beta" }),
      task: fc.constantFrom(null, design, dev),
      employee: fc.constantFrom(ana, bob),
      date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, "0")}`),
      minutes: fc.integer({ min: 1, max: 1440 }),
      rate: fc.constantFrom(0n, 7_500n, 10_000n),
      description: fc.constantFrom(null, "Work"),
    });
    const entries = fc.uniqueArray(anyEntry, { selector: ({ id }) => id, maxLength: 40 });
    fc.assert(
      fc.property(entries, fc.constantFrom(...TIME_GROUPS), (given, by) => {
        const lines = timeLines(given, by);
        const billedIds = lines.flatMap((line) => line.entries.map(({ id }) => id));
        expect(billedIds.toSorted()).toEqual(given.map(({ id }) => id).toSorted());
        for (const line of lines) {
          const own = given.filter(({ id }) => line.entries.some((one) => one.id === id));
          expect(line.minutes).toBe(own.reduce((sum, { minutes }) => sum + minutes, 0));
          expect(
            own.every(({ rate, project }) => rate === line.unitPrice && project.id === line.projectId),
          ).toBe(true);
        }
        // The order does not depend on that of the entries.
        expect(timeLines(given.toReversed(), by)).toEqual(lines);
      }),
    );
  });
});
