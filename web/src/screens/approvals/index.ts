import type { UiModule } from "../../declare/screen.ts";

/** Everything that waits for the person's decision, whatever module it comes from. */
export const approvals: UiModule = {
  label: "Approvals",
  icon: "circle-check",
  count: () => import("./waiting-count.tsx"),
  screens: [
    { path: "/approvals", title: "Approvals", navigation: "Approvals", load: () => import("./inbox.tsx") },
  ],
};
