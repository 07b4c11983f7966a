import { type Look, listed } from "./look.ts";

const TICKET = "/tickets/$first(/tickets?search=scanner)";

export const ticketsLooks: readonly Look[] = [
  { name: "tickets", path: "/tickets", ready: listed("The scanner is offline") },
  { name: "the board of tickets", path: "/tickets/board", ready: listed("The scanner is offline") },
  { name: "a ticket with its conversation", path: TICKET, ready: listed("Add internal note") },
];
