import { menuScreen, type UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

const MANAGERS = { permissions: ["manage-tickets"] } as const;

/** The screens of the support desk. */
export const tickets: UiModule = {
  label: t("Tickets"),
  icon: "ticket",
  cards: { "my-tickets": "/tickets" },
  screens: [
    menuScreen("/tickets", t("Tickets"), () => import("./tickets.tsx"), { lists: "tickets" }),
    {
      path: "/tickets/calendar",
      title: t("Calendar of tickets"),
      load: () => import("./ticket-calendar.tsx"),
      lists: "tickets",
      layout: "calendar",
    },
    menuScreen("/tickets/board", t("Board"), () => import("./board.tsx"), {
      lists: "tickets",
      layout: "board",
    }),
    { path: "/tickets/new", title: t("New ticket"), load: () => import("./new-ticket.tsx") },
    menuScreen("/tickets/stages", t("Ticket stages"), () => import("./stages.tsx"), {
      ...MANAGERS,
      lists: "ticket-stages",
    }),
    menuScreen("/tickets/reports", t("Support reports"), () => import("./reports/reports.tsx"), {
      reports: [{ report: "tickets/ticket-analytics" }],
      permissions: ["view-tickets"],
    }),
    { path: "/tickets/$id", title: t("Ticket"), shows: "tickets", load: () => import("./ticket-page.tsx") },
    {
      path: "/tickets/comments/$id",
      title: t("Comment"),
      shows: "ticket-comments",
      load: () => import("./comment-place.tsx"),
    },
  ],
};
