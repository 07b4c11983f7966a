import { type Look, listed } from "./look.ts";

const TICKET = "/tickets/$first(/tickets?search=scanner)";

export const ticketsLooks: readonly Look[] = [
  { name: "tickets", path: "/tickets", ready: listed("The scanner is offline") },
  { name: "the board of tickets", path: "/tickets/board", ready: listed("The scanner is offline") },
  {
    name: "the report on tickets",
    path: "/tickets/reports?date=2026-01-01,2026-12-31",
    ready: listed("Agreed times"),
  },
  { name: "a ticket with its conversation", path: TICKET, ready: listed("Add internal note") },
];
