import { heading, type Look, listed } from "./look.ts";

/** The screens of documents. */
export const documentsLooks: readonly Look[] = [
  { name: "documents", path: "/documents?view=all", ready: listed("House rules") },
  { name: "a new document", path: "/documents/new", ready: heading("New document") },
  { name: "a document", path: "/documents/$first(/documents?search=rules)", ready: heading("House rules") },
  {
    name: "the signatures of a document",
    path: "/documents/$first(/documents?search=rules)?tab=signatures",
    ready: listed("Nobody has been asked to sign."),
  },
  {
    name: "the versions of a document",
    path: "/documents/$first(/documents?search=rules)?tab=versions",
    ready: listed("Version 1"),
  },
  { name: "compliance", path: "/documents/compliance", ready: listed("Missing or about to expire") },
  { name: "document templates", path: "/documents/templates", ready: listed("Bonus letter") },
  { name: "a new template", path: "/documents/templates/new", ready: heading("New template") },
  {
    name: "a document template",
    path: "/documents/templates/$first(/document-templates)",
    ready: heading("Bonus letter"),
  },
  { name: "document types", path: "/documents/types", ready: listed("Permit") },
];
