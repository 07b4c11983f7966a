import type { Words } from "../../engine/errors/words.ts";
import type { Column, Row } from "../spreadsheets/column.ts";

/** The figures of a report as a table. */
export interface ReportTable {
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly LinkedRow[];
  /** Whether the columns are series over time. */
  readonly isSeries?: boolean;
  /** Columns that are parts of one whole, by their keys. */
  readonly breakdowns?: readonly TableBreakdown[];
}

export interface TableBreakdown {
  readonly title: string;
  readonly parts: readonly string[];
}

/** A column, with the unit of its figures: `percent`, or a currency; null: they have none, or their title says it. */
export type ReportColumn = Column & { readonly unit?: string | null };

/** A row, with the URLs of the records behind its figures by the keys of their columns. */
export interface LinkedRow {
  readonly cells: Row;
  readonly links: Readonly<Record<string, string>>;
  /** What the row opens as a whole: the record that it is about, or the list of what it counts; null: nothing. */
  readonly opens?: string | null;
  /** The path of the figure, in the table of single figures, until its unit is known. */
  readonly path?: string;
  /** The unit of the figure of a row in the table of single figures. */
  readonly unit?: string | null;
}

/** A report that has been read, with what files say of it. */
export interface ReadReport {
  readonly name: string;
  readonly question: string;
  /** The period in words; null: it has none. */
  readonly period: string | null;
  readonly workspace: string;
  /** Those of the reader. */
  readonly words: Words;
  /** A BCP 47 tag, for the formats of numbers. */
  readonly locale: string;
  readonly readAt: Date;
  readonly tables: readonly ReportTable[];
}

/** An object of a report, of which nothing else is known. */
export type Data = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isRows = (value: unknown): value is readonly Data[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** Members that say something about figures and are none. */
const ABOUT_FIGURES = new Set(["links", "unknown", "left_out", "left_out_count", "unconverted"]);
export const isOfReport = (name: string): boolean => !ABOUT_FIGURES.has(name) && !/(^|_)ids?$/u.test(name);
