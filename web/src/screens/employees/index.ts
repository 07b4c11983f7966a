import type { UiModule } from "../../declare/screen.ts";

/** The screens of employees. */
export const employees: UiModule = {
  label: "Employees",
  icon: "users",
  cards: { people: "/employees" },
  setUp: { people: "/employees" },
  screens: [
    {
      path: "/employees",
      title: "Employees",
      navigation: "Directory",
      load: () => import("./directory.tsx"),
      lists: "employees",
    },
    {
      path: "/employees/new",
      title: "New employee",
      permissions: ["manage-employees"],
      load: () => import("./new-employee.tsx"),
    },
    {
      path: "/employees/org-chart",
      title: "Org chart",
      navigation: "Org chart",
      load: () => import("./org-chart.tsx"),
    },
    {
      path: "/employees/$id",
      title: "Employee",
      shows: "employees",
      load: () => import("./employee-page.tsx"),
    },
  ],
};
