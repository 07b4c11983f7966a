import { module } from "../../engine/declare/index.ts";
import { documentNotifications } from "./document-notifications.ts";
import { documentTemplates } from "./document-templates/document-templates.resource.ts";
import { documentTypes } from "./document-types/document-types.resource.ts";
import { documents } from "./documents/documents.resource.ts";

export { eraseUnsignedDocuments } from "./documents/erase-unsigned.ts";
export { expiringDocuments } from "./expiry/expiring-documents.ts";
export { seedPapers } from "./seeds/documents.seed.ts";

/** The papers of employees, clients and the workspace. */
export const documentsModule = module({
  title: "Documents",
  description: "Documents with their versions, types and templates.",
  resources: [documentTypes, documentTemplates, documents],
  notifications: documentNotifications,
});
