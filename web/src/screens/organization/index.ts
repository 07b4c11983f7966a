import { menuScreen, type UiModule } from "../../declare/screen.ts";

/** The screens of the organization and of tags. */
export const organization: UiModule = {
  label: "Organization",
  icon: "building-community",
  screens: [
    menuScreen("/organization/departments", "Departments", () => import("./departments.tsx"), {
      lists: "departments",
    }),
    menuScreen("/organization/directions", "Directions", () => import("./directions.tsx"), {
      lists: "directions",
    }),
    menuScreen("/organization/positions", "Positions", () => import("./positions.tsx"), {
      lists: "positions",
    }),
    menuScreen("/organization/levels", "Levels", () => import("./levels.tsx"), { lists: "levels" }),
    menuScreen("/organization/work-locations", "Work locations", () => import("./work-locations.tsx"), {
      lists: "work-locations",
    }),
    menuScreen("/organization/tags", "Tags", () => import("./tags.tsx"), { lists: "tags" }),
  ],
};
