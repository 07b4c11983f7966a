import { expect, it } from "vitest";
import { fillPlaceholders, placeholdersOf } from "./placeholders.ts";

it("finds placeholders, and braces that are literal or not closed", () => {
  expect(placeholdersOf("{{ a.b }} {{c}} \\{{ d }} {{ a.b }}")).toEqual({
    paths: ["a.b", "c", "a.b"],
    isOpen: false,
  });
  expect(placeholdersOf("{{}} {{ a b }}").paths).toEqual(["", "a b"]);
  expect(placeholdersOf("a {{ b")).toEqual({ paths: [], isOpen: true });
  expect(placeholdersOf("{{ {{ a }}")).toEqual({ paths: ["a"], isOpen: true });
});

it("fills placeholders, with the line in which each is", () => {
  const lines: string[] = [];
  const filled = fillPlaceholders("# {{ a }}\n\\{{ b }} | {{ c }}\n{{d}}", (path, line) => {
    lines.push(line);
    return path.toUpperCase();
  });
  expect(filled).toBe("# A\n{{ b }} | C\nD");
  expect(lines).toEqual(["# {{ a }}", "\\{{ b }} | {{ c }}", "{{d}}"]);
});

it("fills placeholders over several lines, and those that follow them", () => {
  const lines: string[] = [];
  fillPlaceholders("a {{ b\n}} {{ c }}\n{{ d }} e\n\n{{ f }}", (_path, line) => {
    lines.push(line);
    return "";
  });
  expect(lines).toEqual(["a {{ b\n}} {{ c }}", "}} {{ c }}", "{{ d }} e", "{{ f }}"]);
});

it("does not fill what a value contains", () => {
  expect(fillPlaceholders("{{ a }}", () => "{{ b }} $& $1")).toBe("{{ b }} $& $1");
});

it("reads a text of white space after open braces", () => {
  expect(placeholdersOf(`{{${" ".repeat(60_000)}x`)).toEqual({ paths: [], isOpen: true });
  expect(fillPlaceholders(`{{${" ".repeat(60_000)}x}}`, (path) => path.toUpperCase())).toBe("X");
});
