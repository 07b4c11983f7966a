import { field, fileAction, holds } from "../../../../engine/declare/index.ts";
import type { FileActionContext, GivenParameters } from "../../../../engine/work/index.ts";
import { message } from "../../../../engine/work/index.ts";
import { fileResponse } from "../../../../platform/exports/file-response.ts";
import { writeWorkbook, xlsxContentType } from "../../../../platform/spreadsheets/write-xlsx.ts";
import { sumsOfEntries } from "../../../projects/index.ts";
import { GROUP_KEYS, type GroupKey, SUMS_OF_GROUPS } from "../grouped/group-keys.ts";
import { MONEY_PERMISSION } from "../grouped/read-groups.ts";
import { type EntryRow, entryColumns } from "./entry-columns.ts";
import { withTotals } from "./entry-totals.ts";
import { groupSheet } from "./group-sheet.ts";
import { selectEntries, selectExtent } from "./select-entries.ts";

const MAX_ROWS = 50_000;

type Extent = { readonly count: number; readonly from: string | null; readonly to: string | null };

const parameters = {
  format: field.choice("xlsx").default("xlsx"),
  group: field.choice(...GROUP_KEYS).describe("Adds a first sheet with the entries grouped by this field."),
};

async function run({
  work,
  params,
  matching,
  order,
  fail,
  throwIfRefused,
}: FileActionContext<GivenParameters<typeof parameters>>) {
  const { words } = work;
  const withMoney = holds(work.actor, MONEY_PERMISSION);
  const baseCurrency = withMoney ? work.workspace.baseCurrency : null;
  const extent = (await work.row<Extent>(selectExtent(matching, MAX_ROWS)))!;
  if (extent.count > MAX_ROWS) {
    fail(
      "repositories",
      message`The report must not have more than ${MAX_ROWS.toLocaleString("en")} entries.`,
    );
  }
  throwIfRefused();
  const columns = entryColumns(baseCurrency, words);
  const key = params.group;
  const inGroups = async (by: GroupKey) => {
    const sumsOf = await sumsOfEntries(work, matching, work.workspace.baseCurrency, {
      by: SUMS_OF_GROUPS[by],
    });
    return groupSheet(work, { key: by, sumsOf, baseCurrency });
  };
  const groups = key === null ? [] : [await inGroups(key)];
  const entries = work.stream<EntryRow & Record<string, unknown>>(
    selectEntries(columns, matching, baseCurrency, order?.("e") ?? null),
  );
  return fileResponse(work, {
    fileName: `timesheets-${extent.from ?? work.today}_${extent.to ?? work.today}.xlsx`,
    contentType: xlsxContentType,
    stream: writeWorkbook([
      ...groups,
      { name: words.say(message`Entries`), columns, rows: withTotals(entries, withMoney, words) },
    ]),
  });
}

/** Exports entries with their totals as an Excel workbook. */
export const downloadReport = fileAction({
  title: "Download report",
  description:
    "Exports at most 50,000 entries with their totals as an Excel workbook. Amounts require view-payroll.",
  contentType: xlsxContentType,
  parameters,
  run,
});
