import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ReportPath } from "../../api/generated/reports.ts";
import { runActionOnMany } from "../../api/records.ts";
import type { ExportedFile } from "../../components/download.ts";

/** What a report is asked with, as `saved-reports` saves it. */
export interface AskedReport {
  readonly report: ReportPath;
  readonly parameters: Readonly<Record<string, string>>;
  readonly period: string | null;
}

export type CellValue = string | number | boolean | null;

/** A column of a table of a report. */
export interface ReportColumn {
  readonly key: string;
  readonly title: string;
  readonly type: "text" | "integer" | "decimal" | "date" | "boolean";
  /** `percent`, a currency, or `of_row` for that of each row; null: there is none, or the title says it. */
  readonly unit: string | null;
}

export interface ReportRow {
  readonly cells: Readonly<Record<string, CellValue>>;
  /** URLs of the records behind figures, by the keys of the columns. */
  readonly links: Readonly<Record<string, string>>;
  /** What the row opens as a whole: a list of the API, or a record as `/<resource>/<id>`. */
  readonly opens?: string | null;
  /** The unit of the row's figure, in a table with one figure in each row. */
  readonly unit?: string | null;
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** Columns that are parts of one whole, by their keys. */
  readonly breakdowns?: readonly Breakdown[];
}

export interface Breakdown {
  readonly title: string;
  readonly parts: readonly string[];
}

interface ReadReport {
  readonly title: string;
  readonly question: string;
  readonly period: { readonly from: string; readonly to: string } | null;
  readonly tables: readonly ReportTable[];
}

const bodyOf = ({ report, parameters, period }: AskedReport) => ({ report, parameters, period });

/** A report as tables. */
export const readReportQuery = (asked: AskedReport) =>
  queryOptions({
    queryKey: ["saved-reports", "read", asked],
    queryFn: async () => (await runActionOnMany<ReadReport>("saved-reports", "read", bodyOf(asked))).data,
    placeholderData: keepPreviousData,
  });

/** Makes a file of a report; CSV has one table. */
export const exportReport = async (
  asked: AskedReport,
  format: string,
  table?: string,
): Promise<ExportedFile> => {
  const body = { ...bodyOf(asked), format, ...(table === undefined ? {} : { table }) };
  return (await runActionOnMany<ExportedFile>("saved-reports", "export", body)).data;
};
