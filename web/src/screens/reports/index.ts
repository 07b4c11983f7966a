import { menuScreen, type UiModule } from "../../declare/screen.ts";

/** All reports of the modules by their questions. */
export const reports: UiModule = {
  label: "Reports",
  icon: "chart-bar",
  commands: () => import("./report-commands.ts"),
  screens: [
    { path: "/reports", title: "Reports", navigation: "Questions", load: () => import("./reports.tsx") },
    menuScreen("/reports/saved", "Saved reports", () => import("./saved-reports.tsx"), {
      lists: "saved-reports",
    }),
    { path: "/reports/view", title: "Report", load: () => import("./report-view.tsx") },
  ],
};
