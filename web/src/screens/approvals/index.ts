import type { UiModule } from "../../declare/screen.ts";

/** The inbox of records of all modules that await the person's decision. */
export const approvals: UiModule = {
  label: "Approvals",
  icon: "circle-check",
  count: () => import("./waiting-count.tsx"),
  screens: [
    { path: "/approvals", title: "Approvals", navigation: "Approvals", load: () => import("./inbox.tsx") },
  ],
};
