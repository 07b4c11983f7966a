import type { Runtime } from "./runtime.ts";
import type { TakenDelivery } from "./taken-delivery.ts";

/** Releases a delivery whose attempt was aborted, so that another process need not wait until its lease expires. */
export async function releaseDelivery({ services }: Runtime, taken: TakenDelivery): Promise<void> {
  await services.pool.query(
    `update webhook_deliveries set taken_until = null, taken_by = null
     where workspace_id = $1 and id = $2 and taken_by = $3`,
    [taken.workspace.id, taken.id, taken.takenBy],
  );
}
