import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiRecord, type RecordPage, type ResourceName, runActionOnMany } from "../api/records.ts";
import { notifyFailure } from "../components/notify.tsx";

interface Order<One> {
  readonly ordered: readonly One[];
  /** What was shown before. */
  readonly before: RecordPage<One> | undefined;
}

interface RecordOrder {
  /** A resource whose action `reorder` takes all records of one order. */
  readonly resource: ResourceName;
  /** Of which records the order is: a resource has one order for each. */
  readonly of: string;
  /** The key of the list in which the records are shown. */
  readonly queryKey: readonly unknown[];
}

/**
 * Gives records another order: at once on the screen, then by the API, one order after the other. What the API refuses is
 * put back.
 */
export function useRecordOrder<One extends ApiRecord>({
  resource,
  of,
  queryKey,
}: RecordOrder): (ordered: readonly One[]) => void {
  const client = useQueryClient();
  const mutationKey = [resource, "reorder"];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `reorder ${resource} of ${of}` },
    mutationFn: ({ ordered }: Order<One>) =>
      runActionOnMany(resource, "reorder", { repositories: ordered.map(({ id }) => id) }),
    onError: (error, { before }) => {
      client.setQueryData(queryKey, before);
      notifyFailure(error);
    },
    onSettled: () => {
      // A response of the API is older than the orders that are still on their way.
      if (client.isMutating({ mutationKey }) > 1) return;
      return client.invalidateQueries({ queryKey: [resource] });
    },
  });
  return (ordered) => {
    void client.cancelQueries({ queryKey });
    const before = client.getQueryData<RecordPage<One>>(queryKey);
    client.setQueryData<RecordPage<One>>(queryKey, before && inOrder(before, ordered));
    mutate({ ordered, before });
  };
}

/** The page with some of its records in another order, in the places that they have together. */
function inOrder<One extends ApiRecord>(page: RecordPage<One>, ordered: readonly One[]): RecordPage<One> {
  const ids = new Set(ordered.map(({ id }) => id));
  const rest = [...ordered];
  return { ...page, data: page.data.map((record) => (ids.has(record.id) ? rest.shift()! : record)) };
}
