import type { UiModule } from "../../declare/screen.ts";

/** The first screen of everybody. */
export const home: UiModule = {
  label: "Home",
  icon: "home",
  screens: [{ path: "/", title: "Home", navigation: "Home", load: () => import("./home.tsx") }],
};
