import { module } from "../../engine/declare/module.ts";
import { filesEndpoint } from "../../platform/exports/files.endpoint.ts";
import { permissionFiltersEndpoint, permissionsEndpoint } from "./permissions.endpoint.ts";

export {
  type CreatedWorkspace,
  checkWorkspace,
  fillWorkspace,
  type NewWorkspace,
} from "./create-workspace.ts";

/** The workspace itself: permissions, and the files behind signed URLs. */
export const workspaceModule = module({
  title: "Workspace",
  description: "The workspace itself: permissions, and the files behind signed URLs.",
  resources: [],
  endpoints: [permissionsEndpoint, permissionFiltersEndpoint, filesEndpoint],
});
