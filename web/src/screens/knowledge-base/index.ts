import type { UiModule } from "../../declare/screen.ts";

/** The screens of the knowledge base. */
export const knowledgeBase: UiModule = {
  label: "Knowledge base",
  icon: "book",
  screens: [
    {
      path: "/knowledge-base",
      title: "Knowledge base",
      navigation: "Search and teamspaces",
      load: () => import("./home.tsx"),
    },
    {
      path: "/knowledge-base/teamspaces",
      title: "Teamspaces",
      navigation: "All teamspaces",
      load: () => import("./teamspaces.tsx"),
      lists: "teamspaces",
    },
    {
      path: "/knowledge-base/teamspaces/new",
      title: "New teamspace",
      load: () => import("./new-teamspace.tsx"),
    },
    {
      path: "/knowledge-base/teamspaces/$id",
      title: "Teamspace",
      shows: "teamspaces",
      load: () => import("./teamspace-page.tsx"),
    },
    {
      path: "/knowledge-base/pages/$id",
      title: "Page",
      shows: "pages",
      load: () => import("./page/page-screen.tsx"),
    },
  ],
};
