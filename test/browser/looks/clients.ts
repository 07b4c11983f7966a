import { heading, type Look, listed } from "./look.ts";

export const clientsLooks: readonly Look[] = [
  { name: "clients", path: "/clients", ready: listed("Fabrikam") },
  { name: "a new client", path: "/clients/new", ready: heading("New client") },
  { name: "a client", path: "/clients/$first(/clients?search=fabrikam)", ready: listed("RO12345678") },
  {
    name: "a client's contacts",
    path: "/clients/$first(/clients?search=fabrikam)?tab=contacts",
    ready: listed("Primary"),
  },
  { name: "contacts of all clients", path: "/clients/contacts", ready: listed("Mira Albu") },
];
