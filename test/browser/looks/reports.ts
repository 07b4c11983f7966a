import { type Look, listed } from "./look.ts";

export const reportsLooks: readonly Look[] = [
  { name: "the list of reports", path: "/reports", ready: listed("What do clients owe us?") },
  {
    name: "a report as tables",
    path: "/reports/view?report=leads/lead-funnel&period=this_year",
    ready: listed("Reached count"),
  },
];
