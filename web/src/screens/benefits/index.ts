import { menuScreen, type UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** The screens of benefits. */
export const benefits: UiModule = {
  label: t("Benefits"),
  icon: "gift",
  screens: [
    {
      path: "/benefits",
      title: t("Benefits"),
      navigation: t("Catalogue"),
      load: () => import("./benefits.tsx"),
      lists: "benefits",
    },
    {
      path: "/benefits/new",
      title: t("New benefit"),
      permissions: ["manage-benefits"],
      load: () => import("./new-benefit.tsx"),
    },
    {
      path: "/benefits/enrolments",
      title: t("Who has what"),
      navigation: t("Who has what"),
      load: () => import("./enrolments.tsx"),
      lists: "employee-benefits",
    },
    menuScreen("/benefits/costs", t("Benefit costs"), () => import("./costs/costs.tsx"), {
      permissions: ["view-benefits"],
      reports: [{ report: "employee-benefits/benefit-costs" }],
    }),
    {
      path: "/benefits/$id",
      title: t("Benefit"),
      shows: "benefits",
      load: () => import("./benefit-page.tsx"),
    },
  ],
};
