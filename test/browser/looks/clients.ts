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
  {
    name: "a client's projects",
    path: "/clients/$first(/clients?search=fabrikam)?tab=projects",
    ready: listed("Relaunch"),
  },
  {
    name: "what a client brings",
    path: "/clients/$first(/clients?search=fabrikam)?tab=profitability",
    ready: listed("Relaunch"),
  },
  {
    name: "a client's statement",
    path: "/clients/$first(/clients?search=fabrikam)?tab=statement",
    ready: listed("Balance after"),
  },
  { name: "profitability of clients", path: "/clients/profitability", ready: listed("Profit and margin") },
  { name: "contacts of all clients", path: "/clients/contacts", ready: listed("Mira Albu") },
];
