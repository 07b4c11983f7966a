import { menuScreen, type UiModule } from "../../declare/screen.ts";

const MANAGERS = { permissions: ["manage-tickets"] } as const;

/** The screens of the support desk. */
export const tickets: UiModule = {
  label: "Tickets",
  icon: "ticket",
  cards: { "my-tickets": "/tickets" },
  screens: [
    menuScreen("/tickets", "Tickets", () => import("./tickets.tsx"), { lists: "tickets" }),
    menuScreen("/tickets/board", "Board", () => import("./board.tsx"), { lists: "tickets", layout: "board" }),
    { path: "/tickets/new", title: "New ticket", load: () => import("./new-ticket.tsx") },
    menuScreen("/tickets/stages", "Ticket stages", () => import("./stages.tsx"), {
      ...MANAGERS,
      lists: "ticket-stages",
    }),
    menuScreen("/tickets/reports", "Support reports", () => import("./reports/reports.tsx"), {
      reports: [{ report: "tickets/ticket-analytics" }],
      permissions: ["view-tickets"],
    }),
    { path: "/tickets/$id", title: "Ticket", shows: "tickets", load: () => import("./ticket-page.tsx") },
    {
      path: "/tickets/comments/$id",
      title: "Comment",
      shows: "ticket-comments",
      load: () => import("./comment-place.tsx"),
    },
  ],
};
