import type { UiModule } from "../../declare/screen.ts";

/** What the person was notified of: the bell in the header, all notifications, and where the links of mails lead. */
export const notifications: UiModule = {
  label: "Notifications",
  icon: "bell",
  header: () => import("./bell.tsx"),
  screens: [
    { path: "/notifications", title: "Notifications", load: () => import("./notifications.tsx") },
    { path: "/open", title: "Record", load: () => import("./open-record.tsx") },
    {
      path: "/profile/channels/$id",
      title: "Channel",
      shows: "notification-channels",
      load: () => import("./channels/channel-page.tsx"),
    },
    { path: "/decide", title: "Decide", load: () => import("./decide.tsx") },
  ],
};
