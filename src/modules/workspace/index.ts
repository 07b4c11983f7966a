import { module } from "../../engine/declare/index.ts";
import { filesEndpoint } from "../../platform/exports/files.endpoint.ts";
import { openApiEndpoint } from "../../platform/http/openapi.endpoint.ts";
import { auditLog } from "./audit-log/audit-log.resource.ts";
import { changesEndpoint } from "./changes/changes.endpoint.ts";
import { changesStreamEndpoint } from "./changes/changes-stream.endpoint.ts";
import { liveEndpoint } from "./changes/live.endpoint.ts";
import { demoDataEndpoints } from "./demo-data/demo-data.endpoint.ts";
import { permissionEndpoints } from "./permissions/permissions.endpoint.ts";
import { companySetUp } from "./set-up.ts";
import { logoEndpoint } from "./workspace/logo.ts";
import { workspace } from "./workspace/workspace.resource.ts";

export { type DemoStatus, storeDemoStatus } from "./demo-data/demo-state.ts";
export { type DemoCompany, putInDemoData, recordDemoRecords } from "./demo-data/put-in.ts";
export {
  type CreatedWorkspace,
  checkWorkspace,
  fillWorkspace,
  type NewWorkspace,
} from "./workspace/create-workspace.ts";

/** The workspace itself: its settings, permissions, the audit log, the feed of changes, and the files behind signed URLs. */
export const workspaceModule = module({
  title: "Workspace",
  description:
    "The workspace itself: its settings, permissions, the audit log, the feed of changes, and the files behind signed URLs.",
  resources: [workspace, auditLog],
  events: { "exports.created": "Audit log exported" },
  setUpSteps: [companySetUp],
  endpoints: [
    openApiEndpoint,
    logoEndpoint,
    ...demoDataEndpoints,
    ...permissionEndpoints,
    changesEndpoint,
    changesStreamEndpoint,
    liveEndpoint,
    filesEndpoint,
  ],
});
