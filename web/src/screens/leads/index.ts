import { menuScreen, type UiModule } from "../../declare/screen.ts";

const MANAGERS = { permissions: ["manage-leads"] } as const;

/** The screens of the sales pipeline. */
export const leads: UiModule = {
  label: "Leads",
  icon: "target",
  cards: { "meetings-today": "/leads/meetings", pipeline: "/leads/reports" },
  screens: [
    menuScreen("/leads", "Leads", () => import("./leads.tsx")),
    { path: "/leads/board", title: "Leads", navigation: "Board", load: () => import("./board.tsx") },
    { path: "/leads/new", title: "New lead", ...MANAGERS, load: () => import("./new-lead.tsx") },
    menuScreen("/leads/stages", "Lead stages", () => import("./stages.tsx"), MANAGERS),
    menuScreen("/leads/sources", "Lead sources", () => import("./sources.tsx"), MANAGERS),
    menuScreen("/leads/meetings", "Meetings", () => import("./meetings/meetings.tsx")),
    menuScreen("/leads/reports", "Sales reports", () => import("./reports/reports.tsx"), {
      permissions: ["view-reports-crm"],
    }),
    { path: "/leads/$id", title: "Lead", shows: "leads", load: () => import("./lead-page.tsx") },
    {
      path: "/leads/activities/$id",
      title: "Activity",
      shows: "lead-activities",
      load: () => import("./activity-place.tsx"),
    },
  ],
};
