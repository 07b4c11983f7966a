import { invalidField } from "../../engine/errors/api-error.ts";
import { ErrorList } from "../../engine/errors/error-list.ts";
import { message } from "../../engine/errors/message.ts";
import { fieldMessage, MESSAGES } from "../../engine/errors/messages.ts";
import { sql } from "../../engine/sql/sql.ts";
import type { ResourceName, Values } from "../../engine/work/records.ts";
import type { UploadedFile } from "../../engine/work/uploaded-file.ts";
import type { CreatingTogether, Work } from "../../engine/work/work.ts";
import { wholeOf } from "../files/buffer-content.ts";
import { readTable } from "../spreadsheets/read-table.ts";
import { type TableRow, UnreadableTable } from "../spreadsheets/table-row.ts";
import { type Duplicate, type DuplicateRule, Duplicates } from "./duplicates.ts";
import { type Headers, type KnownColumns, type Mapping, resolveHeaders } from "./headers.ts";
import { ImportReport } from "./import-report.ts";
import { NamedRecords } from "./named-records.ts";
import { draftOf, type RowDraft } from "./row-draft.ts";

/**
 * Rows whose references and duplicates are looked up together: so few that what was made of them is out of memory again
 * after a moment, and so many that the statements are few.
 */
const ROWS_AT_ONCE = 100;

/** What a file is imported as. */
export interface ImportOrder {
  readonly work: Work;
  readonly resource: ResourceName;
  readonly file: UploadedFile;
  readonly known: KnownColumns;
  readonly mapping: Mapping;
  readonly maxRows: number;
  readonly duplicates: DuplicateRule | null;
  readonly onDuplicate: "create" | "skip" | "error";
  /** Whether rows that are read together are written together. */
  readonly isTogether: boolean;
  /** Values for blank cells, by field. */
  readonly blanks: Readonly<Values>;
  /** Runs for the records that were created from rows that were read together. */
  readonly afterCreation: (work: Work, ids: readonly string[]) => Promise<void>;
  /** The parameters of the request. */
  readonly params: Readonly<Values>;
}

/**
 * Creates a record from each row of a file, in order, with the rules and rights of a request for each. Memory holds 100
 * rows and the report. @throws 422 on `file` and `mapping` if the file cannot be read or its header does not fit
 */
export async function importRows(order: ImportOrder): Promise<ImportReport> {
  try {
    return await importAll(order);
  } catch (error) {
    if (error instanceof UnreadableTable) throw invalidField("file", error.text);
    throw error;
  }
}

async function importAll(order: ImportOrder): Promise<ImportReport> {
  const { work, resource, file, duplicates: rule, onDuplicate } = order;
  // A table is at most as large as IMPORT_SIZE_LIMIT allows.
  const data = await wholeOf(file);
  await requireFewRows(order, data);
  const rows = readTable(file.name, data);
  const headers = await readHeaders(rows, order);
  await rule?.lock?.(work);
  const report = new ImportReport(headers);
  const records = new NamedRecords(work, order.params);
  const duplicates = rule && onDuplicate !== "create" ? new Duplicates(work, resource, rule) : null;
  const created = new Map<number, string>();
  const creating = order.isTogether ? work.creatingTogether(resource) : null;
  for await (const drafts of draftsOf(rows, headers)) {
    await records.prepare(drafts);
    // A duplicate is recognized by its references too, so they come first.
    for (const draft of drafts) await records.resolve(draft);
    const found = (await duplicates?.of(drafts)) ?? new Map<RowDraft, Duplicate>();
    const before = report.created.length;
    const progress = { report, created, records, creating };
    for (const draft of drafts) await importRow(order, draft, found.get(draft), progress);
    await creating?.store();
    const ids = report.created.slice(before);
    if (ids.length > 0) await order.afterCreation(work, ids);
    // Plans that were made for empty tables, such as those of foreign keys, would read all rows for each new one.
    if (before === 0) await work.rows(sql`discard plans`);
  }
  return report;
}

/** What the rows so far have led to. */
interface Progress {
  readonly report: ImportReport;
  /** The records by row. */
  readonly created: Map<number, string>;
  readonly records: NamedRecords;
  /** Null: each record is written before the next row. */
  readonly creating: CreatingTogether | null;
}

async function importRow(
  { work, resource, onDuplicate, duplicates, blanks }: ImportOrder,
  draft: RowDraft,
  duplicate: Duplicate | undefined,
  { report, created, records, creating }: Progress,
): Promise<void> {
  if (draft.isTooLong) return report.addInvalid(draft, { row: ["The row has more cells than the header."] });
  if (duplicate && onDuplicate === "error") {
    const { field } = duplicate;
    return report.addInvalid(draft, { [field]: [fieldMessage(MESSAGES.taken, field)] });
  }
  if (duplicate) {
    const id = duplicate.id ?? created.get(duplicate.row!) ?? null;
    return report.addDuplicate(draft, work.isDryRun && duplicate.row !== null ? null : id, duplicate.row);
  }
  // A record that the row names may have been created by a row after it was looked up.
  if (draft.problems.size > 0) {
    draft.problems.clear();
    await records.resolve(draft);
  }
  const body = { ...withBlanks(draft.body, blanks), ...duplicates?.accepted };
  const outcome = await (creating ? creating.add(body) : work.tryToCreate(resource, body));
  if (outcome.id === null) return report.addInvalid(draft, outcome.errors, outcome.allowed);
  created.set(draft.row, outcome.id);
  report.addCreated(outcome.id);
}

/** Fills blank cells in. A field without a column and without a value for blank cells keeps its default. */
const withBlanks = (body: Readonly<Values>, blanks: Readonly<Values>): Values => ({
  ...body,
  ...Object.fromEntries(Object.entries(blanks).filter(([field]) => (body[field] ?? null) === null)),
});

const isEmpty = ({ cells }: TableRow): boolean => cells.every((cell) => cell.trim() === "");

/** Counts the rows before anything is created. @throws 422 if there are too many */
async function requireFewRows({ file, maxRows }: ImportOrder, data: Buffer): Promise<void> {
  let count = -1;
  for await (const row of readTable(file.name, data)) {
    if (!isEmpty(row)) count += 1;
    if (count > maxRows)
      throw invalidField("file", message`The file must not have more than ${maxRows} rows.`);
  }
}

/** The first row that is not empty is the header. */
async function readHeaders(rows: AsyncGenerator<TableRow>, order: ImportOrder): Promise<Headers> {
  const { work, resource, known, mapping } = order;
  for (;;) {
    const { value, done } = await rows.next();
    if (done) throw invalidField("file", "The file is empty.");
    if (isEmpty(value)) continue;
    const errors = new ErrorList();
    const headers = resolveHeaders(value.cells, mapping, known, work.resource(resource).plural, errors);
    if (!errors.isEmpty) errors.attach("headers", headers.texts);
    errors.throwIfAny();
    return headers;
  }
}

async function* draftsOf(rows: AsyncGenerator<TableRow>, headers: Headers): AsyncGenerator<RowDraft[]> {
  let drafts: RowDraft[] = [];
  for await (const row of rows) {
    if (isEmpty(row)) continue;
    const draft = draftOf(row, headers);
    drafts.push(draft);
    if (drafts.length < ROWS_AT_ONCE) continue;
    yield drafts;
    drafts = [];
  }
  if (drafts.length > 0) yield drafts;
}
