import type { UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** The screens of the knowledge base. */
export const knowledgeBase: UiModule = {
  label: t("Knowledge base"),
  icon: "book",
  screens: [
    {
      path: "/knowledge-base",
      title: t("Knowledge base"),
      navigation: t("Search and teamspaces"),
      load: () => import("./home.tsx"),
    },
    {
      path: "/knowledge-base/teamspaces",
      title: t("Teamspaces"),
      navigation: t("All teamspaces"),
      load: () => import("./teamspaces.tsx"),
      lists: "teamspaces",
    },
    {
      path: "/knowledge-base/teamspaces/new",
      title: t("New teamspace"),
      load: () => import("./new-teamspace.tsx"),
    },
    {
      path: "/knowledge-base/teamspaces/$id",
      title: t("Teamspace"),
      shows: "teamspaces",
      load: () => import("./teamspace-page.tsx"),
    },
    {
      path: "/knowledge-base/pages/$id",
      title: t("Page"),
      shows: "pages",
      load: () => import("./page/page-screen.tsx"),
    },
  ],
};
