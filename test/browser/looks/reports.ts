import { type Look, listed } from "./look.ts";

export const reportsLooks: readonly Look[] = [
  { name: "the list of reports", path: "/reports", ready: listed("What do clients owe us?") },
];
