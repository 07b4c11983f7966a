import type { Permission } from "../../engine/schema/schema.ts";

/** `[name, title, description]` of each permission, by module; `manage-x` implies `view-x` if that exists. */
const BY_MODULE: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  Employees: [
    ["view-employees", "View employees", "Read employment and private data of everybody, and drafts."],
    [
      "manage-employees",
      "Manage employees",
      "Create, change, archive and export employees, tags and cost rates.",
    ],
    ["manage-salaries", "Manage salaries", "Read and change salaries and their history."],
    ["view-sensitive-information", "View sensitive information", "Read the sensitive notes about employees."],
    ["manage-users", "Manage users and roles", "Invite accounts, give them roles, and define roles."],
  ],
  Organization: [
    [
      "manage-organization",
      "Manage organization",
      "Define departments, positions, levels, directions and locations.",
    ],
  ],
  Benefits: [
    ["view-benefits", "View benefits", "Read everybody's benefits."],
    ["manage-benefits", "Manage benefits", "Define benefits and assign them."],
  ],
  Leave: [
    ["view-leave", "View leave", "Read everybody's leave requests and balances."],
    ["manage-leave", "Manage leave", "Decide leave, define policies and public holidays."],
  ],
  "Time Tracking": [
    ["view-timesheets", "View timesheets", "Read everybody's time entries and weeks."],
    ["manage-timesheets", "Manage timesheets", "Write and approve everybody's time."],
    ["view-payroll", "View payroll figures", "See billing and profitability in time reports."],
  ],
  Projects: [
    ["view-projects", "View projects", "Read all projects, tasks and assignments."],
    ["manage-projects", "Manage projects", "Create and change projects, tasks and assignments."],
    ["view-project-financials", "View project financials", "See budgets, rates and margins of projects."],
  ],
  Clients: [
    ["view-clients", "View clients", "Read clients and their contacts."],
    ["manage-clients", "Manage clients", "Create and change clients and their contacts."],
  ],
  Invoicing: [
    ["view-invoices", "View invoices", "Read invoices and payments."],
    [
      "manage-invoices",
      "Manage invoices",
      "Write, issue and settle invoices; define tax and exchange rates.",
    ],
  ],
  Expenses: [
    ["view-expenses", "View expenses", "Read everybody's expenses."],
    ["manage-expenses", "Manage expenses", "Decide and reimburse expenses; define categories."],
  ],
  Hiring: [
    ["view-hiring", "View hiring", "Read jobs and candidates."],
    ["manage-hiring", "Manage hiring", "Run jobs, candidates and the pipeline."],
  ],
  Leads: [
    ["view-leads", "View leads", "Read all leads and their activities."],
    ["manage-leads", "Manage leads", "Work on all leads; define stages and sources."],
  ],
  Tickets: [
    ["view-tickets", "View tickets", "Read all tickets."],
    ["manage-tickets", "Manage tickets", "Work on all tickets; define stages."],
  ],
  Offers: [
    ["view-offers", "View offers", "Read offers."],
    ["manage-offers", "Manage offers", "Write and send offers."],
  ],
  Documents: [
    ["view-documents", "View documents", "Read everybody's documents."],
    ["manage-documents", "Manage documents", "Add and change documents, types and templates."],
  ],
  Performance: [
    ["view-performance", "View performance", "Read everybody's evaluations, goals and feedback."],
    ["manage-performance", "Manage performance", "Run evaluations, goals and feedback."],
  ],
  Assets: [
    ["view-assets", "View assets", "Read all assets and who has them."],
    ["manage-assets", "Manage assets", "Define and assign assets."],
  ],
  "Knowledge Base": [["manage-knowledge-base", "Manage knowledge base", "Manage all teamspaces and pages."]],
  "Custom Fields": [["manage-custom-fields", "Manage custom fields", "Define custom fields."]],
  "API Keys": [["manage-api-keys", "Manage API keys", "See and revoke everybody's API keys."]],
  Reports: [
    ["view-reports-people", "View people reports", "Headcount, turnover and other people analytics."],
    ["view-reports-time", "View time reports", "Capacity and time analytics."],
    ["view-reports-finance", "View finance reports", "Invoicing, expense and client analytics."],
    ["view-reports-projects", "View project reports", "Project margins and portfolio."],
    ["view-reports-crm", "View CRM reports", "Lead and offer analytics."],
  ],
  Workspace: [
    ["view-audit-log", "View audit log", "Read who changed what."],
    [
      "manage-workspace",
      "Manage workspace",
      "Change the workspace's settings, webhooks and the change feed.",
    ],
  ],
};

const names = new Set(Object.values(BY_MODULE).flatMap((rows) => rows.map(([name]) => name)));

const impliedBy = (name: string): string[] => {
  const view = name.replace(/^manage-/, "view-");
  return view !== name && names.has(view) ? [view] : [];
};

/** All permissions that a role can grant, in the order of the modules. */
export const PERMISSIONS: readonly Permission[] = Object.entries(BY_MODULE).flatMap(([module, rows]) =>
  rows.map(([name, title, description]) => ({ name, title, description, module, implies: impliedBy(name) })),
);

/** The names of all permissions, sorted. */
export const PERMISSION_NAMES: readonly string[] = [...names].sort();

/** Adds the implied permissions. */
export function withImplied(permissions: Iterable<string>): Set<string> {
  const all = new Set<string>();
  for (const name of permissions) {
    if (!names.has(name)) continue;
    all.add(name);
    for (const implied of impliedBy(name)) all.add(implied);
  }
  return all;
}

/** The permissions that grant the named one: itself, and those that imply it. */
export function grantedBy(name: string): string[] {
  return [name, ...PERMISSIONS.filter((permission) => permission.implies.includes(name)).map((p) => p.name)];
}
