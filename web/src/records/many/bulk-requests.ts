import { MAX_OPTIONS } from "../../api/queries.ts";
import {
  type ApiRecord,
  deleteRecords,
  listRecords,
  type Query,
  type ResourceName,
  runActionOnMany,
} from "../../api/records.ts";
import type { BulkOperation } from "../bulk-operations.ts";
import { type Outcome, runOnEach } from "../run-on-each.ts";

type Values = Readonly<Record<string, unknown>>;

/** Runs the operation on the records, or only tries it, and returns the outcome of each. */
export const doToRecords = (
  resource: ResourceName,
  { action }: BulkOperation,
  records: readonly ApiRecord[],
  given: Values,
  how: { readonly isDryRun: boolean } = { isDryRun: false },
): Promise<Outcome[]> => {
  const query: Query = how.isDryRun ? { dry_run: "true" } : {};
  return runOnEach(records, (ids) =>
    action === null
      ? deleteRecords(resource, ids, query)
      : runActionOnMany(resource, action, { repositories: ids, ...given }, query),
  );
};

/** The records that match the filters of a list, at most as many as one request takes. */
export const matchingRecords = async (
  resource: ResourceName,
  filters: Query,
): Promise<readonly ApiRecord[]> =>
  (await listRecords(resource, { ...filters, sort: "id", perPage: MAX_OPTIONS })).data;
