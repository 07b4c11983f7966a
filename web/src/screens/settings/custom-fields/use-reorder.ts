import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiRecord, type RecordPage, runActionOnMany } from "../../../api/records.ts";
import { notifyFailure } from "../../../components/notify.tsx";
import { definitionsQuery } from "./definitions-query.ts";

const MUTATION = ["custom-fields", "reorder"];

/** A field that the workspace has defined. */
export type Definition = ApiRecord<"custom-fields">;

interface Order {
  readonly ordered: readonly Definition[];
  /** What was shown before. */
  readonly before: RecordPage<Definition> | undefined;
}

/**
 * Gives the fields of a resource another order: at once on the screen, then by the API, one order after the other. What
 * the API refuses is put back.
 */
export function useReorder(resource: string): (ordered: readonly Definition[]) => void {
  const client = useQueryClient();
  const { queryKey } = definitionsQuery(false);
  const { mutate } = useMutation({
    mutationKey: MUTATION,
    scope: { id: `reorder ${resource}` },
    mutationFn: ({ ordered }: Order) =>
      runActionOnMany("custom-fields", "reorder", { repositories: ordered.map(({ id }) => id) }),
    onError: (error, { before }) => {
      client.setQueryData(queryKey, before);
      notifyFailure(error);
    },
    onSettled: () => {
      // A response of the API is older than the orders that are still on their way.
      if (client.isMutating({ mutationKey: MUTATION }) > 1) return;
      return client.invalidateQueries({ queryKey: ["custom-fields"] });
    },
  });
  return (ordered) => {
    void client.cancelQueries({ queryKey });
    const before = client.getQueryData<RecordPage<Definition>>(queryKey);
    client.setQueryData<RecordPage<Definition>>(queryKey, before && inOrder(before, ordered));
    mutate({ ordered, before });
  };
}

/** The page with some of its records in another order, in the places that they have together. */
function inOrder(page: RecordPage<Definition>, ordered: readonly Definition[]): RecordPage<Definition> {
  const ids = new Set(ordered.map(({ id }) => id));
  const rest = [...ordered];
  return { ...page, data: page.data.map((record) => (ids.has(record.id) ? rest.shift()! : record)) };
}
