import { hasStatus } from "../api/failure.ts";
import { MAX_OPTIONS } from "../api/queries.ts";
import {
  type ApiRecord,
  deleteRecords,
  listRecords,
  type Query,
  type ResourceName,
  runActionOnMany,
} from "../api/records.ts";
import type { BulkOperation } from "./bulk-operations.ts";
import { type Outcome, runOnEach } from "./run-on-each.ts";

type Values = Readonly<Record<string, unknown>>;

/** Runs the operation on the records and returns the outcome of each. */
export const doToRecords = (
  resource: ResourceName,
  { action }: BulkOperation,
  records: readonly ApiRecord[],
  given: Values,
): Promise<Outcome[]> =>
  runOnEach(records, (ids) =>
    action === null
      ? deleteRecords(resource, ids)
      : runActionOnMany(resource, action, { repositories: ids, ...given }),
  );

/**
 * Runs the action on all records that match the filters. The first request is for all or none; if the API refuses some,
 * the records are read, and the action runs on those that are not refused.
 */
export async function doToMatching(
  resource: ResourceName,
  operation: BulkOperation,
  { filters }: { readonly filters: Query },
  given: Values,
): Promise<Outcome[]> {
  try {
    await runActionOnMany(resource, operation.action!, { repositories: "all", ...given }, filters);
    return [];
  } catch (error) {
    if (!hasStatus(error, 403, 404, 409, 422)) throw error;
    const { data } = await listRecords(resource, { ...filters, sort: "id", perPage: MAX_OPTIONS });
    return doToRecords(resource, operation, data, given);
  }
}
