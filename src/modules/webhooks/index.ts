import { module } from "../../engine/declare/index.ts";
import { webhookDeliveries } from "./webhook-deliveries/webhook-deliveries.resource.ts";
import { webhooks } from "./webhooks/webhooks.resource.ts";

export { DeliveryLoop, type DeliveryOptions } from "./sending/delivery-loop.ts";
export type { Runtime } from "./sending/runtime.ts";
export { eraseResponses } from "./webhook-deliveries/erase-responses.ts";
export { pruneDeliveries } from "./webhook-deliveries/prune-deliveries.ts";

/** Webhooks: endpoints of other programs that are notified of events in the workspace. */
export const webhooksModule = module({
  title: "Webhooks",
  description: "Endpoints of other programs that are notified of events in the workspace.",
  resources: [webhooks, webhookDeliveries],
});
