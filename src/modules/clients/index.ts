import { module } from "../../engine/declare/index.ts";
import { clientContacts } from "./client-contacts/client-contacts.resource.ts";
import { clients } from "./clients/clients.resource.ts";
import { clientsOfEmployees } from "./clients/clients-of-employees.ts";

export { type SeededClient, type SeededClients, seedClients } from "./seeds/clients.seed.ts";

/** Clients and their contacts. */
export const clientsModule = module({
  title: "Clients",
  description: "Clients, for whom projects are done and to whom invoices are issued, with their contacts.",
  resources: [clients, clientContacts],
  extensions: [clientsOfEmployees],
});
