import { menuScreen, type UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** The screens of the organization and of tags. */
export const organization: UiModule = {
  label: t("Organization"),
  icon: "building-community",
  screens: [
    menuScreen("/organization/departments", t("Departments"), () => import("./departments.tsx"), {
      lists: "departments",
    }),
    menuScreen("/organization/directions", t("Directions"), () => import("./directions.tsx"), {
      lists: "directions",
    }),
    menuScreen("/organization/positions", t("Positions"), () => import("./positions.tsx"), {
      lists: "positions",
    }),
    menuScreen("/organization/levels", t("Levels"), () => import("./levels.tsx"), { lists: "levels" }),
    menuScreen("/organization/work-locations", t("Work locations"), () => import("./work-locations.tsx"), {
      lists: "work-locations",
    }),
    menuScreen("/organization/tags", t("Tags"), () => import("./tags.tsx"), { lists: "tags" }),
  ],
};
