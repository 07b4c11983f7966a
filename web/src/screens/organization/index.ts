import { menuScreen, type UiModule } from "../../declare/screen.ts";

/** The screens of the organization and of tags. */
export const organization: UiModule = {
  label: "Organization",
  icon: "building-community",
  screens: [
    menuScreen("/organization/departments", "Departments", () => import("./departments.tsx")),
    menuScreen("/organization/directions", "Directions", () => import("./directions.tsx")),
    menuScreen("/organization/positions", "Positions", () => import("./positions.tsx")),
    menuScreen("/organization/levels", "Levels", () => import("./levels.tsx")),
    menuScreen("/organization/work-locations", "Work locations", () => import("./work-locations.tsx")),
    menuScreen("/organization/tags", "Tags", () => import("./tags.tsx")),
  ],
};
