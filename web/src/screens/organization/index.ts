import type { UiModule } from "../../declare/screen.ts";

/** The units and labels by which people are ordered. */
export const organization: UiModule = {
  label: "Organization",
  icon: "building-community",
  screens: [
    {
      path: "/organization/departments",
      title: "Departments",
      navigation: "Departments",
      load: () => import("./departments.tsx"),
    },
    {
      path: "/organization/directions",
      title: "Directions",
      navigation: "Directions",
      load: () => import("./directions.tsx"),
    },
    {
      path: "/organization/positions",
      title: "Positions",
      navigation: "Positions",
      load: () => import("./positions.tsx"),
    },
    {
      path: "/organization/levels",
      title: "Levels",
      navigation: "Levels",
      load: () => import("./levels.tsx"),
    },
    {
      path: "/organization/work-locations",
      title: "Work locations",
      navigation: "Work locations",
      load: () => import("./work-locations.tsx"),
    },
    { path: "/organization/tags", title: "Tags", navigation: "Tags", load: () => import("./tags.tsx") },
  ],
};
