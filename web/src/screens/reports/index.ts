import { menuScreen, type UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** All reports of the modules by their questions. */
export const reports: UiModule = {
  label: t("Reports"),
  icon: "chart-bar",
  commands: () => import("./report-commands.ts"),
  screens: [
    {
      path: "/reports",
      title: t("Reports"),
      navigation: t("Questions"),
      load: () => import("./reports.tsx"),
    },
    menuScreen("/reports/saved", t("Saved reports"), () => import("./saved-reports.tsx"), {
      lists: "saved-reports",
    }),
    { path: "/reports/view", title: t("Report"), load: () => import("./report-view.tsx") },
  ],
};
