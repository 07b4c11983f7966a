import { module } from "../../engine/declare/index.ts";
import { webhookDeliveries } from "./webhook-deliveries.resource.ts";
import { webhooks } from "./webhooks.resource.ts";

export { DeliveryLoop, type DeliveryOptions } from "./delivery-loop.ts";
export { pruneDeliveries } from "./prune-deliveries.ts";
export type { Runtime } from "./runtime.ts";

/** Endpoints of other programs that are told what happens in the workspace. */
export const webhooksModule = module({
  title: "Webhooks",
  description: "Endpoints of other programs that are told what happens in the workspace.",
  resources: [webhooks, webhookDeliveries],
});
