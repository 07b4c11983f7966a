import { menuScreen, type UiModule } from "../../declare/screen.ts";

const MANAGERS = { permissions: ["manage-documents"] } as const;

/** The screens of documents. */
export const documents: UiModule = {
  label: "Documents",
  icon: "file-text",
  screens: [
    menuScreen("/documents", "Documents", () => import("./documents.tsx"), { lists: "documents" }),
    {
      path: "/documents/new",
      title: "New document",
      ...MANAGERS,
      load: () => import("./new-document.tsx"),
    },
    menuScreen("/documents/compliance", "Compliance", () => import("./compliance/compliance.tsx"), {
      permissions: ["view-documents"],
      reports: [{ report: "documents/compliance" }],
    }),
    menuScreen("/documents/templates", "Templates", () => import("./templates/templates.tsx"), {
      ...MANAGERS,
      lists: "document-templates",
    }),
    {
      path: "/documents/templates/new",
      title: "New template",
      ...MANAGERS,
      load: () => import("./templates/new-template.tsx"),
    },
    {
      path: "/documents/templates/$id",
      title: "Template",
      shows: "document-templates",
      ...MANAGERS,
      load: () => import("./templates/template-page.tsx"),
    },
    menuScreen("/documents/types", "Document types", () => import("./document-types.tsx"), {
      ...MANAGERS,
      lists: "document-types",
    }),
    {
      path: "/documents/$id",
      title: "Document",
      shows: "documents",
      load: () => import("./document-page.tsx"),
    },
  ],
};
