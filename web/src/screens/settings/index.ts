import type { UiModule } from "../../declare/screen.ts";

/** How the workspace is set up and who has access to it. */
export const settings: UiModule = {
  label: "Settings",
  icon: "settings",
  setUp: { company: "/settings/workspace" },
  screens: [
    {
      path: "/settings/people",
      title: "People with access",
      navigation: "People with access",
      permissions: ["manage-users"],
      load: () => import("./people/people.tsx"),
    },
    {
      path: "/settings/people/$id",
      title: "Account",
      shows: "users",
      permissions: ["manage-users"],
      load: () => import("./people/user-page.tsx"),
    },
    {
      path: "/settings/roles",
      title: "Roles",
      navigation: "Roles",
      permissions: ["manage-users"],
      load: () => import("./roles/roles.tsx"),
    },
    {
      path: "/settings/roles/new",
      title: "New role",
      permissions: ["manage-users"],
      load: () => import("./roles/new-role.tsx"),
    },
    {
      path: "/settings/roles/$id",
      title: "Role",
      shows: "roles",
      permissions: ["manage-users"],
      load: () => import("./roles/role-page.tsx"),
    },
    {
      path: "/settings/workspace",
      title: "Workspace",
      navigation: "Workspace",
      permissions: ["manage-workspace"],
      load: () => import("./workspace/workspace.tsx"),
    },
    {
      path: "/settings/exchange-rates",
      title: "Exchange rates",
      navigation: "Exchange rates",
      permissions: ["manage-invoices"],
      load: () => import("./exchange-rates.tsx"),
    },
    {
      path: "/settings/custom-fields",
      title: "Custom fields",
      navigation: "Custom fields",
      // People who fill them in can see the rules; only the first group may change them.
      permissions: ["manage-custom-fields", "manage-employees", "manage-clients"],
      load: () => import("./custom-fields/custom-fields.tsx"),
    },
    {
      path: "/settings/api-keys",
      title: "API keys",
      navigation: "API keys",
      load: () => import("./api-keys/api-keys.tsx"),
    },
    {
      path: "/settings/api-keys/new",
      title: "New API key",
      load: () => import("./api-keys/new-key.tsx"),
    },
    {
      path: "/settings/api-keys/$id",
      title: "API key",
      shows: "api-keys",
      load: () => import("./api-keys/key-page.tsx"),
    },
    {
      path: "/settings/webhooks",
      title: "Webhooks",
      navigation: "Webhooks",
      permissions: ["manage-workspace"],
      load: () => import("./webhooks/webhooks.tsx"),
    },
    {
      path: "/settings/webhooks/new",
      title: "New webhook",
      permissions: ["manage-workspace"],
      load: () => import("./webhooks/new-webhook.tsx"),
    },
    {
      path: "/settings/webhooks/$id",
      title: "Webhook",
      shows: "webhooks",
      permissions: ["manage-workspace"],
      load: () => import("./webhooks/webhook-page.tsx"),
    },
    {
      path: "/settings/audit-log",
      title: "Audit log",
      navigation: "Audit log",
      permissions: ["view-audit-log"],
      load: () => import("./audit-log/audit-log.tsx"),
    },
    {
      path: "/settings/audit-log/$id",
      title: "Audit entry",
      shows: "audit-log",
      permissions: ["view-audit-log"],
      load: () => import("./audit-log/entry-page.tsx"),
    },
  ],
};
