import { menuScreen, type UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

const MANAGERS = { permissions: ["manage-leads"] } as const;

/** The screens of the sales pipeline. */
export const leads: UiModule = {
  label: t("Leads"),
  icon: "target",
  cards: { "meetings-today": "/leads/meetings", pipeline: "/leads/reports" },
  screens: [
    menuScreen("/leads", t("Leads"), () => import("./leads.tsx"), { lists: "leads" }),
    {
      path: "/leads/calendar",
      title: t("Calendar of leads"),
      load: () => import("./lead-calendar.tsx"),
      lists: "leads",
      layout: "calendar",
    },
    {
      path: "/leads/board",
      title: t("Leads"),
      navigation: t("Board"),
      load: () => import("./board.tsx"),
      lists: "leads",
      layout: "board",
    },
    { path: "/leads/new", title: t("New lead"), ...MANAGERS, load: () => import("./new-lead.tsx") },
    menuScreen("/leads/stages", t("Lead stages"), () => import("./stages.tsx"), {
      ...MANAGERS,
      lists: "lead-stages",
    }),
    menuScreen("/leads/sources", t("Lead sources"), () => import("./sources.tsx"), {
      ...MANAGERS,
      lists: "lead-sources",
    }),
    menuScreen("/leads/meetings", t("Meetings"), () => import("./meetings/meetings.tsx"), {
      lists: "meetings",
    }),
    {
      path: "/leads/meetings/calendar",
      title: t("Calendar of meetings"),
      load: () => import("./meetings/meeting-calendar.tsx"),
      lists: "meetings",
      layout: "calendar",
    },
    menuScreen("/leads/reports", t("Sales reports"), () => import("./reports/reports.tsx"), {
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
    { path: "/leads/$id", title: t("Lead"), shows: "leads", load: () => import("./lead-page.tsx") },
    {
      path: "/leads/activities/$id",
      title: t("Activity"),
      shows: "lead-activities",
      load: () => import("./activity-place.tsx"),
    },
  ],
};
