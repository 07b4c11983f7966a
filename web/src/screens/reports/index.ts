import { menuScreen, type UiModule } from "../../declare/screen.ts";

/** All reports of the modules by the questions that they answer. */
export const reports: UiModule = {
  label: "Reports",
  icon: "chart-bar",
  commands: () => import("./report-commands.ts"),
  screens: [menuScreen("/reports", "Reports", () => import("./reports.tsx"))],
};
