import { expect, test } from "vitest";
import { areaOfScreen, type CodeFile, divideWords } from "../../web/build/divide-words.ts";

const file = (name: string, modules: readonly [string | null, ...string[]][], isFirst = false): CodeFile => ({
  name,
  isFirst,
  modules: modules.map(([area, ...keys]) => ({
    area,
    keys,
    names: new Set(keys.filter((key) => key.startsWith("name of"))),
  })),
});

const words = divideWords([
  file("main", [[null, "Save", "Leads"]], true),
  file("leads", [
    ["leads", "Leads", "Won", "Cancel", "Note"],
    ["leads", "name of a stage"],
  ]),
  file("offers", [
    ["offers", "Sent", "Cancel", "Save"],
    [null, "Total"],
  ]),
  file("dialog", [[null, "Save"]]),
  file("chart", []),
]);

const parts = Object.fromEntries([...words.later].map(([part, keys]) => [part, [...keys].sort()]));

test("what first screens say is in the first part, and nowhere else", () => {
  expect([...words.first].sort()).toEqual(["Leads", "Save"]);
  expect(Object.values(parts).flat()).not.toContain("Save");
});

test("later words are in the part of their area, and in the shared one if several areas say them", () => {
  expect(parts).toEqual({
    leads: ["Note", "Won"],
    offers: ["Sent"],
    shared: ["Cancel", "Total", "name of a stage"],
  });
});

test("code with words needs its areas and what is shared; code without needs nothing", () => {
  const needed = Object.fromEntries([...words.neededBy].map(([name, some]) => [name, [...some].sort()]));
  expect(needed).toEqual({
    leads: ["leads", "shared"],
    offers: ["offers", "shared"],
    dialog: ["shared"],
  });
});

test("the area of a module is that of its screens", () => {
  expect(areaOfScreen("screens/leads/reports/forecast.tsx")).toBe("leads");
  expect(areaOfScreen("screens/record-path.ts")).toBe("record-path");
  expect(areaOfScreen("components/icon.tsx")).toBeNull();
});
