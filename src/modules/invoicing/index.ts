import { module } from "../../engine/declare/index.ts";
import { invoicesOfClients } from "./client-extensions.ts";

export { type AccountMovement, clientAccount, MOVEMENT_KINDS } from "./account-movements.ts";

/** What clients owe. */
export const invoicingModule = module({
  title: "Invoicing",
  description: "What clients owe.",
  resources: [],
  extensions: [invoicesOfClients],
});
