import type { UiModule } from "../../declare/screen.ts";

/** The screens of time tracking. */
export const time: UiModule = {
  label: "Time",
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
    { path: "/time", title: "My week", navigation: "My week", load: () => import("./week/my-week.tsx") },
    {
      path: "/time/entries",
      title: "Time entries",
      navigation: "Entries",
      load: () => import("./entries/entries.tsx"),
      lists: "timesheets",
    },
    {
      path: "/time/approvals",
      title: "Weeks",
      navigation: "Weeks and approvals",
      reports: [{ report: "timesheet-submissions/weekly-approval-report" }],
      load: () => import("./approvals/approvals.tsx"),
    },
    {
      path: "/time/report",
      title: "Time report",
      navigation: "Report",
      reports: [
        { question: "How much did we work on which projects?" },
        { question: "How much did each of us work?", search: { group: "employee" } },
      ],
      load: () => import("./report/report.tsx"),
    },
    {
      path: "/time/capacity",
      title: "Capacity",
      navigation: "Capacity",
      reports: [{ report: "employees/employee-capacity" }],
      load: () => import("./capacity/capacity.tsx"),
    },
    {
      path: "/time/missing/$id",
      title: "Missing week",
      shows: "missing-weeks",
      load: () => import("./missing-week.tsx"),
    },
  ],
  header: () => import("./timer/timer.tsx"),
  approvals: () => import("./week-approvals.tsx"),
};
