import { menuScreen, type UiModule } from "../../declare/screen.ts";

const VIEWERS = { permissions: ["view-assets"] } as const;

/** The screens of assets. */
export const assets: UiModule = {
  label: "Assets",
  icon: "device-desktop",
  screens: [
    menuScreen("/assets/mine", "My equipment", () => import("./my-equipment.tsx")),
    menuScreen("/assets", "Assets", () => import("./assets.tsx"), { ...VIEWERS, lists: "assets" }),
    {
      path: "/assets/new",
      title: "New asset",
      permissions: ["manage-assets"],
      load: () => import("./new-asset.tsx"),
    },
    {
      path: "/assets/labels",
      title: "Asset labels",
      ...VIEWERS,
      load: () => import("./asset-labels.tsx"),
    },
    menuScreen("/assets/hand-overs", "Hand-overs", () => import("./hand-overs.tsx"), {
      ...VIEWERS,
      lists: "asset-assignments",
    }),
    menuScreen("/assets/types", "Asset types", () => import("./asset-types.tsx"), {
      lists: "asset-types",
      permissions: ["manage-assets"],
    }),
    { path: "/assets/$id", title: "Asset", shows: "assets", load: () => import("./asset-page.tsx") },
  ],
};
