import { callGetter, type ResourceName, runActionOnMany } from "../../api/records.ts";

/** The column that each header of the file means; null leaves it out. */
export type Mapping = Readonly<Record<string, string | null>>;

/** A column that a file can have. */
export interface ImportColumn {
  readonly name: string;
  readonly required: boolean;
}

/** A row that becomes no record, as the report lists it. */
export interface ReportedRow {
  readonly row: number;
  readonly status: "invalid" | "duplicate";
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly cells?: Readonly<Record<string, { readonly column: string; readonly value: string }>>;
  readonly allowed?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly more_allowed?: Readonly<Record<string, number>>;
  readonly duplicate_of_row?: number;
}

export interface ImportReport {
  readonly import_id: string | null;
  readonly summary: {
    readonly rows: number;
    readonly created: number;
    readonly duplicates: number;
    readonly invalid: number;
  };
  readonly columns: readonly { readonly header: string; readonly column: string | null }[];
  readonly rows: readonly ReportedRow[];
}

/** What is sent with a file. */
export interface ImportRequest {
  readonly file: File;
  readonly mapping: Mapping;
  /** Further parameters of the import; those that are null are not sent. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Imports the valid rows of a file; a dry run only reports what would happen. */
export async function requestImport(
  resource: ResourceName,
  { file, mapping, options }: ImportRequest,
  isDryRun: boolean,
): Promise<ImportReport> {
  const form = new FormData();
  form.set("mode", "skip_invalid");
  for (const [name, value] of Object.entries(options))
    if (value !== null && value !== undefined) form.set(name, String(value));
  if (Object.keys(mapping).length > 0) form.set("mapping", JSON.stringify(mapping));
  form.set("file", file);
  const query = isDryRun ? { dry_run: "true" } : {};
  const { data } = await runActionOnMany<ImportReport>(resource, "import", form, query);
  return data;
}

/** Deletes what an import created. @returns the message for the person */
export async function undoImport(resource: ResourceName, importId: string): Promise<string> {
  return (await runActionOnMany(resource, "undo-import", { import_id: importId })).message;
}

export async function importColumns(resource: ResourceName): Promise<readonly ImportColumn[]> {
  return (await callGetter<readonly ImportColumn[]>(resource, "import-columns")).data;
}
