import type { Projection } from "../../plan/projection.ts";
import type { Reading } from "../../work/reading.ts";

interface WireRecord {
  readonly id: string;
  readonly attributes: Record<string, unknown>;
  readonly relationships?: Readonly<Record<string, WireRecord | readonly WireRecord[] | null>>;
}

const known = new WeakMap<Projection, boolean>();

/** Whether responses add anything to the values of the projection, or of a related one. */
function addsAnything(projection: Projection): boolean {
  let adds = known.get(projection);
  if (adds === undefined) {
    adds =
      projection.groups.some(({ fields }) => fields.some(({ finish }) => finish !== null)) ||
      projection.includes.some((include) => addsAnything(include.projection));
    known.set(projection, adds);
  }
  return adds;
}

/**
 * The JSON text of records, separated by commas, with what responses add to values. Records without such fields are
 * passed on as the database wrote them.
 */
export function finishedRecords(projection: Projection, records: string, reading: Reading): string {
  if (!addsAnything(projection)) return records;
  const parsed = JSON.parse(`[${records}]`) as (WireRecord | null)[];
  for (const record of parsed) if (record) finish(projection, record, reading);
  return parsed.map((record) => JSON.stringify(record)).join(",");
}

function finish(
  projection: Projection,
  { id, attributes, relationships }: WireRecord,
  reading: Reading,
): void {
  for (const { fields } of projection.groups) {
    for (const { name, finish: add } of fields) {
      if (add && name in attributes) attributes[name] = add(attributes[name], id, reading);
    }
  }
  for (const include of projection.includes) {
    const related = relationships?.[include.name] ?? [];
    if (!addsAnything(include.projection)) continue;
    for (const one of [related].flat()) finish(include.projection, one as WireRecord, reading);
  }
}
