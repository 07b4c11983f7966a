import type { UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** What the person was notified of: the bell in the header, all notifications, and where the links of mails lead. */
export const notifications: UiModule = {
  label: t("Notifications"),
  icon: "bell",
  header: () => import("./bell.tsx"),
  screens: [
    { path: "/notifications", title: t("Notifications"), load: () => import("./notifications.tsx") },
    { path: "/open", title: t("Record"), load: () => import("./open-record.tsx") },
    {
      path: "/profile/channels/$id",
      title: t("Channel"),
      shows: "notification-channels",
      load: () => import("./channels/channel-page.tsx"),
    },
    { path: "/decide", title: t("Decide"), load: () => import("./decide.tsx") },
  ],
};
