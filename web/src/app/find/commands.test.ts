import { describe, expect, test } from "vitest";
import type { Command } from "../../declare/command.ts";
import { fittingCommands } from "./commands.ts";

const command = (name: string, title: string, hasSubjects = false): Command => ({
  ...{ name, title, icon: "search", run: () => null },
  ...(hasSubjects ? { subjects: () => Promise.resolve([]) } : {}),
});
const COMMANDS = [
  command("leave", "Request leave"),
  command("timer", "Start timer on", true),
  command("invoice", "New invoice for", true),
];
const fits = (text: string, recent: string[] = []) =>
  fittingCommands(COMMANDS, text, recent).map(({ command: { name }, subject }) => [name, subject]);

describe("the commands that fit a text", () => {
  test("contain each of its words, by their beginnings", () => {
    expect(fits("req leave")).toEqual([["leave", null]]);
    expect(fits("leave")).toEqual([["leave", null]]);
    expect(fits("leave balance")).toEqual([]);
    expect(fits("  ")).toEqual([]);
  });

  test("take what follows two of their words for the name of a subject", () => {
    expect(fits("start timer on web shop")).toEqual([["timer", "web shop"]]);
    expect(fits("INVOICE for Fabrikam")).toEqual([["invoice", "Fabrikam"]]);
    expect(fits("start timer")).toEqual([["timer", ""]]);
    expect(fits("timer")).toEqual([["timer", null]]);
    expect(fits("invoice 17")).toEqual([]);
  });

  test("begin with those that were used last", () => {
    expect(fits("n")).toEqual([["invoice", null]]);
    const all = COMMANDS.map(({ name, title }) => command(name, `New ${title}`));
    const names = fittingCommands(all, "new", ["timer"]).map(({ command: { name } }) => name);
    expect(names).toEqual(["timer", "leave", "invoice"]);
  });
});
