import { menuScreen, type UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

const MANAGERS = { permissions: ["manage-documents"] } as const;

/** The screens of documents. */
export const documents: UiModule = {
  label: t("Documents"),
  icon: "file-text",
  screens: [
    menuScreen("/documents", t("Documents"), () => import("./documents.tsx"), { lists: "documents" }),
    {
      path: "/documents/calendar",
      title: t("Calendar of documents"),
      load: () => import("./document-calendar.tsx"),
      lists: "documents",
      layout: "calendar",
    },
    {
      path: "/documents/new",
      title: t("New document"),
      ...MANAGERS,
      load: () => import("./new-document.tsx"),
    },
    menuScreen("/documents/compliance", t("Compliance"), () => import("./compliance/compliance.tsx"), {
      permissions: ["view-documents"],
      reports: [{ report: "documents/compliance" }],
    }),
    menuScreen("/documents/templates", t("Templates"), () => import("./templates/templates.tsx"), {
      ...MANAGERS,
      lists: "document-templates",
    }),
    {
      path: "/documents/templates/new",
      title: t("New template"),
      ...MANAGERS,
      load: () => import("./templates/new-template.tsx"),
    },
    {
      path: "/documents/templates/$id",
      title: t("Template"),
      shows: "document-templates",
      ...MANAGERS,
      load: () => import("./templates/template-page.tsx"),
    },
    menuScreen("/documents/types", t("Document types"), () => import("./document-types.tsx"), {
      ...MANAGERS,
      lists: "document-types",
    }),
    {
      path: "/documents/$id",
      title: t("Document"),
      shows: "documents",
      load: () => import("./document-page.tsx"),
    },
  ],
};
