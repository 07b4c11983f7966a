import type { UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** The screens of leave. */
export const leave: UiModule = {
  label: t("Leave"),
  icon: "beach",
  approvals: { resource: "holidays", load: () => import("./requests/leave-approvals.tsx") },
  cards: {
    "leave-to-decide": "/approvals",
    "leave-left": "/leave",
    away: "/leave/calendar",
    "team-leave": "/leave/calendar",
  },
  commands: () => import("./leave-commands.ts"),
  setUp: { "public-holidays": "/leave/public-holidays", "leave-policies": "/leave/policies" },
  screens: [
    { path: "/leave", title: t("My leave"), navigation: t("My leave"), load: () => import("./my-leave.tsx") },
    {
      path: "/leave/calendar",
      title: t("Team calendar"),
      navigation: t("Team calendar"),
      load: () => import("./calendar/team-calendar.tsx"),
    },
    {
      path: "/leave/requests",
      title: t("Leave requests"),
      navigation: t("Requests"),
      load: () => import("./requests/requests.tsx"),
      lists: "holidays",
    },
    {
      path: "/leave/requests/calendar",
      title: t("Calendar of leave"),
      load: () => import("./requests/leave-calendar.tsx"),
      lists: "holidays",
      layout: "calendar",
    },
    {
      path: "/leave/requests/$id",
      title: t("Leave request"),
      shows: "holidays",
      load: () => import("./requests/request-page.tsx"),
    },
    {
      path: "/leave/balances",
      title: t("Balances"),
      navigation: t("Balances"),
      reports: [{ report: "holiday-balances/as-of" }],
      load: () => import("./balances/balances.tsx"),
      lists: "holiday-balances",
    },
    {
      path: "/leave/balances/$id",
      title: t("Balance"),
      shows: "holiday-balances",
      load: () => import("./balances/balance-page.tsx"),
    },
    {
      path: "/leave/policies",
      title: t("Leave policies"),
      navigation: t("Policies"),
      permissions: ["manage-leave"],
      load: () => import("./policies/policies.tsx"),
      lists: "holiday-policies",
    },
    {
      path: "/leave/policies/new",
      title: t("New leave policy"),
      permissions: ["manage-leave"],
      load: () => import("./policies/new-policy.tsx"),
    },
    {
      path: "/leave/policies/$id",
      title: t("Leave policy"),
      shows: "holiday-policies",
      permissions: ["manage-leave"],
      load: () => import("./policies/policy-page.tsx"),
    },
    {
      path: "/leave/public-holidays",
      title: t("Public holidays"),
      navigation: t("Public holidays"),
      permissions: ["manage-leave"],
      load: () => import("./public-holidays/public-holidays.tsx"),
      lists: "public-holidays",
    },
  ],
};
