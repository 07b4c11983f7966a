import type { UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** The screens of employees. */
export const employees: UiModule = {
  label: t("Employees"),
  icon: "users",
  cards: { people: "/employees" },
  setUp: { people: "/employees" },
  screens: [
    {
      path: "/employees",
      title: t("Employees"),
      navigation: t("Directory"),
      load: () => import("./directory.tsx"),
      lists: "employees",
    },
    {
      path: "/employees/new",
      title: t("New employee"),
      permissions: ["manage-employees"],
      load: () => import("./new-employee.tsx"),
    },
    {
      path: "/employees/org-chart",
      title: t("Org chart"),
      navigation: t("Org chart"),
      load: () => import("./org-chart.tsx"),
    },
    {
      path: "/employees/$id",
      title: t("Employee"),
      shows: "employees",
      load: () => import("./employee-page.tsx"),
    },
  ],
};
