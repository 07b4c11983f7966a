import { module } from "../../engine/declare/index.ts";
import { documentTypes } from "./document-types/document-types.resource.ts";
import { documents } from "./documents/documents.resource.ts";

/** The papers of employees, clients and the workspace. */
export const documentsModule = module({
  title: "Documents",
  description: "Documents with their versions and types.",
  resources: [documentTypes, documents],
});
