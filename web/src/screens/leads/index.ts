import { menuScreen, type UiModule } from "../../declare/screen.ts";

const MANAGERS = { permissions: ["manage-leads"] } as const;

/** The screens of the sales pipeline. */
export const leads: UiModule = {
  label: "Leads",
  icon: "target",
  cards: { "meetings-today": "/leads/meetings" },
  screens: [
    menuScreen("/leads", "Leads", () => import("./leads.tsx")),
    { path: "/leads/board", title: "Leads", navigation: "Board", load: () => import("./board.tsx") },
    { path: "/leads/new", title: "New lead", ...MANAGERS, load: () => import("./new-lead.tsx") },
    menuScreen("/leads/stages", "Lead stages", () => import("./stages.tsx"), MANAGERS),
    menuScreen("/leads/sources", "Lead sources", () => import("./sources.tsx"), MANAGERS),
    menuScreen("/leads/meetings", "Meetings", () => import("./meetings/meetings.tsx")),
    menuScreen("/leads/reports", "Sales reports", () => import("./reports/reports.tsx"), {
      permissions: ["view-reports-crm"],
      reports: [
        { report: "leads/lead-analytics-overview" },
        { report: "leads/lead-funnel", search: { report: "funnel" } },
        { report: "leads/lead-forecast", search: { report: "forecast" } },
        { report: "leads/lead-velocity", search: { report: "velocity" } },
        { report: "leads/lead-sources", search: { report: "sources" } },
        { report: "leads/lead-owners", search: { report: "owners" } },
        { report: "leads/lead-lost-reasons", search: { report: "lost-reasons" } },
      ],
    }),
    { path: "/leads/$id", title: "Lead", shows: "leads", load: () => import("./lead-page.tsx") },
  ],
};
