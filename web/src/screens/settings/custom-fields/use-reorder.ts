import type { ApiRecord } from "../../../api/records.ts";
import { useRecordOrder } from "../../../records/use-record-order.ts";
import { definitionsQuery } from "./definitions-query.ts";

/** A field that the workspace has defined. */
export type Definition = ApiRecord<"custom-fields">;

/** Gives the fields of a resource another order. */
export function useReorder(resource: string): (ordered: readonly Definition[]) => void {
  const { queryKey } = definitionsQuery(false);
  return useRecordOrder<Definition>({ resource: "custom-fields", of: resource, queryKey });
}
