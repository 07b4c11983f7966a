import type { UiModule } from "../../declare/screen.ts";

/** The screens of the sales pipeline. */
export const leads: UiModule = {
  label: "Leads",
  icon: "target",
  screens: [
    {
      path: "/leads/stages",
      title: "Lead stages",
      navigation: "Lead stages",
      permissions: ["manage-leads"],
      load: () => import("./stages.tsx"),
    },
    {
      path: "/leads/sources",
      title: "Lead sources",
      navigation: "Lead sources",
      permissions: ["manage-leads"],
      load: () => import("./sources.tsx"),
    },
  ],
};
