import { useQueries } from "@tanstack/react-query";
import { hasStatus } from "../api/failure.ts";
import { type ApiRecord, type ResourceName, tryAction } from "../api/records.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { mayDecide } from "../declare/rights.ts";
import { useSession } from "../session/session.ts";

/** Whether the API lets the person run the action; what else it has against it is told when it is run. */
async function isAllowed(resource: ResourceName, id: string, action: string): Promise<boolean> {
  try {
    await tryAction(resource, id, action);
    return true;
  } catch (error) {
    if (hasStatus(error, 403, 404)) return false;
    if (hasStatus(error, 409, 422)) return true;
    throw error;
  }
}

/**
 * Which of the decisions the person may take on a record that waits for one. The API is asked about those that do not
 * follow from the person's permissions; until it has answered they are not among them.
 */
export function useDecisions(
  { resource, metadata }: ResourceUi,
  record: ApiRecord,
  { waiting, actions }: { readonly waiting: string; readonly actions: readonly string[] },
): ReadonlySet<string> {
  const session = useSession();
  const isWaiting = record.attributes.status === waiting;
  return useQueries({
    queries: actions.map((action) => {
      const known = mayDecide(session, metadata, action, record);
      return {
        queryKey: [resource, "decision", record.id, action],
        queryFn: () => isAllowed(resource as ResourceName, record.id, action),
        enabled: isWaiting && known === null,
        ...(known === null ? {} : { initialData: known }),
      };
    }),
    combine: (answers) =>
      new Set(actions.filter((_action, index) => isWaiting && answers[index]?.data === true)),
  });
}
