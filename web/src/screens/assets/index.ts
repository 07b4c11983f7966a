import { menuScreen, type UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

const VIEWERS = { permissions: ["view-assets"] } as const;

/** The screens of assets. */
export const assets: UiModule = {
  label: t("Assets"),
  icon: "device-desktop",
  screens: [
    menuScreen("/assets/mine", t("My equipment"), () => import("./my-equipment.tsx")),
    menuScreen("/assets", t("Assets"), () => import("./assets.tsx"), { ...VIEWERS, lists: "assets" }),
    {
      path: "/assets/calendar",
      title: t("Calendar of assets"),
      ...VIEWERS,
      load: () => import("./asset-calendar.tsx"),
      lists: "assets",
      layout: "calendar",
    },
    {
      path: "/assets/new",
      title: t("New asset"),
      permissions: ["manage-assets"],
      load: () => import("./new-asset.tsx"),
    },
    {
      path: "/assets/labels",
      title: t("Asset labels"),
      ...VIEWERS,
      load: () => import("./asset-labels.tsx"),
    },
    menuScreen("/assets/hand-overs", t("Hand-overs"), () => import("./hand-overs.tsx"), {
      ...VIEWERS,
      lists: "asset-assignments",
    }),
    menuScreen("/assets/types", t("Asset types"), () => import("./asset-types.tsx"), {
      lists: "asset-types",
      permissions: ["manage-assets"],
    }),
    { path: "/assets/$id", title: t("Asset"), shows: "assets", load: () => import("./asset-page.tsx") },
  ],
};
