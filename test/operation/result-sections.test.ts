import { describe, expect, it } from "vitest";
import { retainingSections, withSection } from "../../bench/result-sections.ts";

const MAIN = "# Results\n\nThe program.\n";

describe("sections of benchmark results", () => {
  it("are put at the end, and in their place from then on", () => {
    const both = withSection(withSection(MAIN, "a", "first $& of a"), "b", "of b");
    expect(both.startsWith(MAIN)).toBe(true);
    const again = withSection(both, "a", "second of a");
    expect(again).toBe(both.replace("first $& of a", "second of a"));
    expect(withSection(again, "a", "first $& of a")).toBe(both);
  });

  it("stay when the rest is written again", () => {
    const former = withSection(withSection(MAIN, "a", "of a"), "b", "of b");
    const rebuilt = retainingSections("# Results\n\nAnother program.\n", former);
    expect(rebuilt).toBe(former.replace("The program", "Another program"));
    expect(retainingSections(MAIN, MAIN)).toBe(MAIN);
    expect(retainingSections(MAIN, "")).toBe(MAIN);
  });
});
