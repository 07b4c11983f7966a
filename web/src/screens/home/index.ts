import type { UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** The first screen of everybody. */
export const home: UiModule = {
  label: t("Home"),
  icon: "home",
  screens: [{ path: "/", title: t("Home"), navigation: t("Home"), load: () => import("./home.tsx") }],
};
