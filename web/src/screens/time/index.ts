import type { UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** The screens of time tracking. */
export const time: UiModule = {
  label: t("Time"),
  icon: "clock",
  cards: {
    "weeks-to-decide": "/approvals",
    "my-week": "/time",
    "weeks-to-submit": "/time",
    "team-weeks": "/time/approvals",
    "team-capacity": "/time/capacity",
    utilization: "/time/capacity",
  },
  commands: () => import("./time-commands.ts"),
  screens: [
    {
      path: "/time",
      title: t("My week"),
      navigation: t("My week"),
      load: () => import("./week/my-week.tsx"),
    },
    {
      path: "/time/entries",
      title: t("Time entries"),
      navigation: t("Entries"),
      load: () => import("./entries/entries.tsx"),
      lists: "timesheets",
    },
    {
      path: "/time/entries/calendar",
      title: t("Calendar of time entries"),
      load: () => import("./entries/entry-calendar.tsx"),
      lists: "timesheets",
      layout: "calendar",
    },
    {
      path: "/time/approvals",
      title: t("Weeks"),
      navigation: t("Weeks and approvals"),
      reports: [{ report: "timesheet-submissions/weekly-approval-report" }],
      load: () => import("./approvals/approvals.tsx"),
    },
    {
      path: "/time/report",
      title: t("Time report"),
      navigation: t("Report"),
      reports: [
        { report: "timesheets/time-report", filters: ["client_id"] },
        {
          report: "timesheets/time-report",
          question: t("How much did each of us work?"),
          search: { group: "employee_id" },
          filters: ["client_id"],
        },
      ],
      load: () => import("./report/report.tsx"),
    },
    {
      path: "/time/capacity",
      title: t("Capacity"),
      navigation: t("Capacity"),
      reports: [{ report: "employees/employee-capacity" }],
      load: () => import("./capacity/capacity.tsx"),
    },
    {
      path: "/time/missing/$id",
      title: t("Missing week"),
      shows: "missing-weeks",
      load: () => import("./missing-week.tsx"),
    },
  ],
  header: () => import("./timer/timer.tsx"),
  approvals: { resource: "timesheet-submissions", load: () => import("./week-approvals.tsx") },
};
