import { type ApiFailure, type FieldErrors, hasStatus, messageOf } from "../../api/failure.ts";
import { type ApiRecord, type RecordChange, type ResourceName, tryChanges } from "../../api/records.ts";

type Values = Readonly<Record<string, unknown>>;

/** A record that a change would change. */
export interface WouldChange {
  readonly record: ApiRecord;
  /** The record as it would be. */
  readonly after: ApiRecord;
  readonly changes: RecordChange["changes"];
}

/** A record whose change the API refuses, with its messages by field. */
export interface Refused {
  readonly record: ApiRecord;
  readonly errors: FieldErrors;
}

/** What a change of several records would do. */
export interface Preview {
  readonly changed: readonly WouldChange[];
  /** The records that have these values already. */
  readonly same: readonly ApiRecord[];
  readonly refused: readonly Refused[];
}

const NOTHING: Preview = { changed: [], same: [], refused: [] };

const together = (one: Preview, other: Preview): Preview => ({
  changed: [...one.changed, ...other.changed],
  same: [...one.same, ...other.same],
  refused: [...one.refused, ...other.refused],
});

/** The messages of a refusal by record, from their paths: `3.email`. */
function refusedIn(error: ApiFailure, records: readonly ApiRecord[]): Refused[] {
  const found = new Map<number, Record<string, readonly string[]>>();
  for (const [path, messages] of Object.entries(error.errors)) {
    const [, index, field] = /^(\d+)\.(.+)$/.exec(path) ?? [];
    if (index === undefined || !records[Number(index)]) continue;
    found.set(Number(index), { ...found.get(Number(index)), [field!]: messages });
  }
  return [...found].map(([index, errors]) => ({ record: records[index]!, errors }));
}

/**
 * Finds out in a dry run what the values would change in each of the records, at most 500. Those that the API refuses
 * are left out and the others are tried again; if it does not say which, they are tried in halves.
 * @throws ApiFailure or ConnectionFailure for a reason that is not about the records
 */
export async function previewChanges(
  resource: ResourceName,
  records: readonly ApiRecord[],
  values: Values,
): Promise<Preview> {
  if (records.length === 0) return NOTHING;
  try {
    const { data, meta } = await tryChanges(
      resource,
      records.map(({ id }) => ({ id, ...values })),
    );
    return previewOf(records, data, meta);
  } catch (error) {
    if (!hasStatus(error, 403, 404, 409, 422)) throw error;
    const refused = refusedIn(error, records);
    const isNamed = refused.length > 0;
    const rest = records.filter((record) => !refused.some((one) => one.record === record));
    if (isNamed) return together({ ...NOTHING, refused }, await previewChanges(resource, rest, values));
    const [only] = records;
    if (records.length === 1)
      return { ...NOTHING, refused: [{ record: only!, errors: { id: [messageOf(error)] } }] };
    const middle = Math.ceil(records.length / 2);
    return together(
      await previewChanges(resource, records.slice(0, middle), values),
      await previewChanges(resource, records.slice(middle), values),
    );
  }
}

function previewOf(
  records: readonly ApiRecord[],
  data: readonly ApiRecord[],
  meta: readonly RecordChange[],
): Preview {
  const known = new Map(records.map((record) => [record.id, record]));
  const all = data.map((after, index) => ({
    record: known.get(after.id)!,
    after,
    changes: meta[index]!.changes,
  }));
  const isChanged = ({ changes }: WouldChange): boolean => Object.keys(changes).length > 0;
  return {
    changed: all.filter(isChanged),
    same: all.filter((one) => !isChanged(one)).map(({ record }) => record),
    refused: [],
  };
}

/** The messages at the entered fields, if every record is refused because of them; null if not. */
export function refusedEverywhere(
  { changed, same, refused }: Preview,
  entered: readonly string[],
): FieldErrors | null {
  const [first] = refused;
  if (changed.length + same.length > 0 || !first) return null;
  const isEntered = (path: string): boolean =>
    entered.some((name) => path === name || path.startsWith(`${name}.`));
  const isTheSame = refused.every(({ errors }) => JSON.stringify(errors) === JSON.stringify(first.errors));
  return isTheSame && Object.keys(first.errors).every(isEntered) ? first.errors : null;
}
