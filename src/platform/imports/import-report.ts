import type { ApiError } from "../../engine/errors/api-error.ts";
import { type AllowedValues, type FieldErrors, invalid } from "../../engine/errors/api-error.ts";
import { said } from "../../engine/errors/message.ts";
import type { Headers } from "./headers.ts";
import { columnAt, type ImportColumn } from "./import-column.ts";
import type { RowDraft } from "./row-draft.ts";

const MAX_SHOWN = 100;

/** A row that became no record. */
interface ReportedRow {
  readonly row: number;
  readonly status: "invalid" | "duplicate";
  readonly errors: FieldErrors;
  /** The header and the text of each cell with an error. */
  readonly cells?: Readonly<Record<string, { readonly column: string; readonly value: string }>>;
  readonly allowed?: AllowedValues;
  /** How many values are allowed besides those in `allowed`, where there are more. */
  readonly more_allowed?: Readonly<Record<string, number>>;
  readonly duplicate_of?: string | null;
  readonly duplicate_of_row?: number;
}

/** The report of an import, as it is returned. */
export interface ReportData {
  readonly dry_run: boolean;
  readonly import_id: string | null;
  readonly summary: {
    readonly rows: number;
    readonly created: number;
    readonly duplicates: number;
    readonly invalid: number;
  };
  readonly columns: readonly { readonly header: string; readonly column: string | null }[];
  readonly created_ids: readonly string[];
  readonly rows: readonly ReportedRow[];
}

/** Collects what came of the rows of a file. */
export class ImportReport {
  readonly #headers: Headers;
  readonly #rows: ReportedRow[] = [];
  readonly #created: string[] = [];
  #duplicates = 0;

  constructor(headers: Headers) {
    this.#headers = headers;
  }

  get created(): readonly string[] {
    return this.#created;
  }

  get invalid(): number {
    return this.#rows.length - this.#duplicates;
  }

  addCreated(id: string): void {
    this.#created.push(id);
  }

  addDuplicate({ row }: RowDraft, id: string | null, earlier: number | null): void {
    this.#duplicates += 1;
    this.#rows.push({
      row,
      status: "duplicate",
      duplicate_of: id,
      ...(earlier === null ? {} : { duplicate_of_row: earlier }),
      errors: {},
    });
  }

  /** Adds the messages of a refused row; they are named by column, where a cell caused them. */
  addInvalid(draft: RowDraft, found: FieldErrors, allowedAt: AllowedValues = {}): void {
    const columns = this.#headers.columns.filter((column) => column !== null);
    const errors: FieldErrors = {};
    const allowed: Record<string, readonly (string | number)[]> = {};
    const moreAllowed: Record<string, number> = {};
    const cells: Record<string, { column: string; value: string }> = {};
    for (const [path, messages] of Object.entries(found)) {
      const column = columnAt(columns, path);
      const name = column?.name ?? path;
      const own = column && draft.problems.get(column);
      // In the body of a response, only messages are translated.
      errors[name] = own ? [said(own.message)] : [...(errors[name] ?? []), ...messages.map(said)];
      const options = own ? own.allowed?.values : allowedAt[path];
      if (options && options.length > 0) allowed[name] = options.slice(0, MAX_SHOWN);
      const more = (own?.allowed?.total ?? options?.length ?? 0) - (allowed[name]?.length ?? 0);
      if (more > 0) moreAllowed[name] = more;
      if (column) cells[name] = { column: this.#headerOf(column), value: shown(draft.cells.get(column)) };
    }
    this.#rows.push({
      ...{ row: draft.row, status: "invalid", errors, cells },
      ...(Object.keys(allowed).length > 0 ? { allowed } : {}),
      ...(Object.keys(moreAllowed).length > 0 ? { more_allowed: moreAllowed } : {}),
    });
  }

  #headerOf(column: ImportColumn): string {
    return this.#headers.texts[this.#headers.columns.indexOf(column)]!;
  }

  /** The report; `importId` is null when nothing was written. */
  data(importId: string | null): ReportData {
    const invalidRows = this.invalid;
    const { texts, columns } = this.#headers;
    return {
      dry_run: importId === null,
      import_id: importId,
      summary: {
        rows: this.#created.length + this.#rows.length,
        created: this.#created.length,
        duplicates: this.#duplicates,
        invalid: invalidRows,
      },
      columns: texts.map((header, index) => ({ header, column: columns[index]?.name ?? null })),
      created_ids: importId === null ? [] : this.#created,
      rows: this.#rows,
    };
  }

  /** The 422 of an import that is all or nothing: messages keyed `rows.3.email`, and the whole report. */
  error(isDryRun: boolean): ApiError {
    const errors: FieldErrors = {};
    const allowed: Record<string, readonly (string | number)[]> = {};
    for (const { row, errors: own, allowed: options = {} } of this.#rows) {
      for (const [path, messages] of Object.entries(own)) errors[`rows.${row}.${path}`] = messages;
      for (const [path, values] of Object.entries(options)) allowed[`rows.${row}.${path}`] = values;
    }
    return invalid(errors, { allowed, body: { report: { ...this.data(null), dry_run: isDryRun } } });
  }
}

const shown = (text = ""): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);
