import type { UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** The inbox of records of all modules that await the person's decision. */
export const approvals: UiModule = {
  label: t("Approvals"),
  icon: "circle-check",
  count: () => import("./waiting-count.tsx"),
  screens: [
    {
      path: "/approvals",
      title: t("Approvals"),
      navigation: t("Approvals"),
      load: () => import("./inbox.tsx"),
    },
  ],
};
