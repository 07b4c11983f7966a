import { expect, it } from "vitest";
import { mentionedColumns } from "./mentioned-columns.ts";
import { column, raw, type Sql, sql } from "./sql.ts";

const mentioned = (fragment: Sql) => {
  const columns = mentionedColumns(fragment, "entry");
  return columns && [...columns].sort();
};

it("finds columns however they are written, and each once", () => {
  expect(
    mentioned(sql`${column("entry", "date")} > ${"2026-01-01"} and entry.id = any(${["a"]}) and ${raw("entry.date")} < ${1}
      and exists (select from other o where o.id = entry.other_id and o.entry_id = ${"entry.name"} and my_entry.x = 1)`),
  ).toEqual(["date", "id", "other_id"]);
});

it("finds nothing in a fragment without the alias", () => {
  expect(mentioned(sql`true`)).toEqual([]);
});

it.each([sql`to_jsonb(entry) is null`, sql`entry.date > ${1} and entry is null`, sql`count(entry.*) > 0`])(
  "is null for a whole row",
  (fragment) => {
    expect(mentioned(fragment)).toBeNull();
  },
);
