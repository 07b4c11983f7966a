import { menuScreen, type UiModule } from "../../declare/screen.ts";

const VIEWERS = { permissions: ["view-offers"] } as const;

/** The screens of offers. */
export const offers: UiModule = {
  label: "Offers",
  icon: "clipboard-list",
  screens: [
    menuScreen("/offers", "Offers", () => import("./offers.tsx"), { ...VIEWERS, lists: "offers" }),
    {
      path: "/offers/new",
      title: "New offer",
      permissions: ["manage-offers"],
      load: () => import("./new-offer.tsx"),
    },
    {
      path: "/offers/$id",
      title: "Offer",
      shows: "offers",
      ...VIEWERS,
      load: () => import("./offer-page.tsx"),
    },
  ],
};
