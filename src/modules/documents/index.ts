import { module } from "../../engine/declare/index.ts";
import { documentNotifications } from "./document-notifications.ts";
import { documentTypes } from "./document-types/document-types.resource.ts";
import { documents } from "./documents/documents.resource.ts";

export { expiringDocuments } from "./expiry/expiring-documents.ts";

/** The papers of employees, clients and the workspace. */
export const documentsModule = module({
  title: "Documents",
  description: "Documents with their versions and types.",
  resources: [documentTypes, documents],
  notifications: documentNotifications,
});
