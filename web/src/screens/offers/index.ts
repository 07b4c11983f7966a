import { menuScreen, type UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

const VIEWERS = { permissions: ["view-offers"] } as const;

/** The screens of offers. */
export const offers: UiModule = {
  label: t("Offers"),
  icon: "clipboard-list",
  screens: [
    menuScreen("/offers", t("Offers"), () => import("./offers.tsx"), { ...VIEWERS, lists: "offers" }),
    {
      path: "/offers/calendar",
      title: t("Calendar of offers"),
      ...VIEWERS,
      load: () => import("./offer-calendar.tsx"),
      lists: "offers",
      layout: "calendar",
    },
    {
      path: "/offers/new",
      title: t("New offer"),
      permissions: ["manage-offers"],
      load: () => import("./new-offer.tsx"),
    },
    {
      path: "/offers/$id",
      title: t("Offer"),
      shows: "offers",
      ...VIEWERS,
      load: () => import("./offer-page.tsx"),
    },
  ],
};
