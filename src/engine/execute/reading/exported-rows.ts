import type { PlannedColumn } from "../../plan/export-plan.ts";
import type { Projection } from "../../plan/projection.ts";
import type { Sql } from "../../sql/sql.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { withDerived } from "./derived-fields.ts";
import { finishedRecords } from "./finished-records.ts";

/** Derived fields are computed for this many records with one set of statements. */
const AT_ONCE = 500;

interface WireRecord {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<Record<string, WireRecord | readonly WireRecord[] | null>>;
}

type ExportedRow = Record<string, unknown>;

/** The rows of an exported list, with a bounded number of records in memory. `records` selects their JSON as `data`. */
export async function* exportedRows(
  work: UnitOfWork,
  records: Sql,
  projection: Projection,
  columns: readonly PlannedColumn[],
): AsyncGenerator<ExportedRow> {
  let batch: string[] = [];
  const rows = async (): Promise<ExportedRow[]> => {
    const complete = await withDerived(work, projection, batch);
    const finished = JSON.parse(`[${finishedRecords(projection, complete.join(","), work)}]`) as WireRecord[];
    batch = [];
    return finished.map((record) => rowOf(record, columns));
  };
  for await (const { data } of work.stream<{ data: string }>(records)) {
    batch.push(data);
    if (batch.length === AT_ONCE) yield* await rows();
  }
  if (batch.length > 0) yield* await rows();
}

/** A value that the reader does not see on this record is missing, as it is in the list. */
function rowOf(record: WireRecord, columns: readonly PlannedColumn[]): ExportedRow {
  const row: ExportedRow = {};
  for (const { name, through, field, part, isSeveral } of columns) {
    const values = reached(record, through).map(({ attributes }) => valueIn(attributes[field], part));
    const value = isSeveral ? values : values[0];
    if (value !== undefined) row[name] = value;
  }
  return row;
}

/** The records to which relationships lead. */
function reached(record: WireRecord, through: readonly string[]): readonly WireRecord[] {
  let records: readonly WireRecord[] = [record];
  for (const name of through) records = records.flatMap(({ relationships }) => relationships?.[name] ?? []);
  return records;
}

const valueIn = (value: unknown, part: string | null): unknown =>
  part === null ? value : (value as Record<string, unknown> | null | undefined)?.[part];
