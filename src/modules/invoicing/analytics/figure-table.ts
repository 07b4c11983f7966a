import type { Work } from "../../../engine/work/index.ts";
import { publishTable, type TableFormat } from "../../../platform/exports/table-file.ts";
import type { Column } from "../../../platform/spreadsheets/column.ts";

const COLUMNS: readonly Column[] = [
  { key: "section", type: "text" },
  { key: "key", type: "text" },
  { key: "label", type: "text" },
  { key: "figure", type: "text" },
  { key: "value", type: "decimal" },
];

type Members = Readonly<Record<string, unknown>>;

/** The members that name a row, of which the first is its key and the last its label. */
const NAMES = ["status", "bucket", "currency", "client_id", "client_name"];

function* rowsOf(section: string, row: Members) {
  const named = NAMES.filter((name) => name in row).map((name) => row[name] as string | null);
  for (const [figure, value] of Object.entries(row))
    if (typeof value === "number" || (value === null && !NAMES.includes(figure)))
      yield {
        section,
        key: named[0] ?? null,
        label: named.at(-1) ?? null,
        figure,
        value: value as number | null,
      };
}

/**
 * Exports the sections of a report as one table, with a row for each figure. A section is one row of figures or a list of
 * them.
 */
export async function publishFigures(
  work: Work,
  format: TableFormat,
  name: string,
  sections: Readonly<Record<string, Members | readonly Members[]>>,
): Promise<{ url: string; expires_at: string }> {
  const rows = Object.entries(sections).flatMap(([section, all]) =>
    [all].flat().flatMap((row) => [...rowsOf(section, row as Members)]),
  );
  const table = { name, title: "Invoice analytics", columns: COLUMNS, rows };
  const { url, expires_at } = await publishTable(work, format, table);
  return { url, expires_at };
}
