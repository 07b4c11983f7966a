import { module } from "../../engine/declare/index.ts";
import { filesEndpoint } from "../../platform/exports/files.endpoint.ts";
import { openApiEndpoint } from "../../platform/http/openapi.endpoint.ts";
import { auditLog } from "./audit-log.resource.ts";
import { changesEndpoint } from "./changes.endpoint.ts";
import { logoEndpoint } from "./logo.ts";
import { permissionFiltersEndpoint, permissionsEndpoint } from "./permissions.endpoint.ts";
import { workspace } from "./workspace.resource.ts";

export {
  type CreatedWorkspace,
  checkWorkspace,
  fillWorkspace,
  type NewWorkspace,
} from "./create-workspace.ts";

/** The workspace itself: its settings, permissions, the audit log, the feed of changes, and the files behind signed URLs. */
export const workspaceModule = module({
  title: "Workspace",
  description:
    "The workspace itself: its settings, permissions, the audit log, the feed of changes, and the files behind signed URLs.",
  resources: [workspace, auditLog],
  endpoints: [
    openApiEndpoint,
    logoEndpoint,
    permissionsEndpoint,
    permissionFiltersEndpoint,
    changesEndpoint,
    filesEndpoint,
  ],
});
