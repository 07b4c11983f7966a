import { menuScreen, type UiModule } from "../../declare/screen.ts";

/** The screens of benefits. */
export const benefits: UiModule = {
  label: "Benefits",
  icon: "gift",
  screens: [
    {
      path: "/benefits",
      title: "Benefits",
      navigation: "Catalogue",
      load: () => import("./benefits.tsx"),
      lists: "benefits",
    },
    {
      path: "/benefits/new",
      title: "New benefit",
      permissions: ["manage-benefits"],
      load: () => import("./new-benefit.tsx"),
    },
    {
      path: "/benefits/enrolments",
      title: "Who has what",
      navigation: "Who has what",
      load: () => import("./enrolments.tsx"),
      lists: "employee-benefits",
    },
    menuScreen("/benefits/costs", "Benefit costs", () => import("./costs/costs.tsx"), {
      permissions: ["view-benefits"],
      reports: [{ report: "employee-benefits/benefit-costs" }],
    }),
    { path: "/benefits/$id", title: "Benefit", shows: "benefits", load: () => import("./benefit-page.tsx") },
  ],
};
