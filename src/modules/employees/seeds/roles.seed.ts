import type { Work } from "../../../engine/work/index.ts";
import { PERMISSION_NAMES } from "../../../platform/permissions/catalogue.ts";

const manage = (...subjects: string[]): string[] => subjects.map((subject) => `manage-${subject}`);
const view = (...subjects: string[]): string[] => subjects.map((subject) => `view-${subject}`);

/** The roles that every workspace starts with. */
export const ROLES: readonly { name: string; description: string; permissions: readonly string[] }[] = [
  { name: "Owner", description: "Everything.", permissions: PERMISSION_NAMES },
  {
    name: "Admin",
    description: "Everything, except making somebody an owner.",
    permissions: PERMISSION_NAMES,
  },
  {
    name: "HR",
    description: "People, leave, documents, performance, hiring and salaries.",
    permissions: [
      ...manage(
        "employees",
        "salaries",
        "organization",
        "benefits",
        "leave",
        "documents",
        "performance",
        "assets",
        "hiring",
      ),
      ...view("sensitive-information", "reports-people", "reports-time"),
    ],
  },
  {
    name: "Finance",
    description: "Clients, invoices, expenses, offers and payroll.",
    permissions: [
      ...manage("clients", "invoices", "expenses", "offers"),
      ...view("timesheets", "payroll", "projects", "project-financials", "reports-finance"),
    ],
  },
  {
    name: "Manager",
    description: "Projects, time and tickets.",
    permissions: [...manage("projects", "timesheets", "tickets"), ...view("hiring", "reports-projects")],
  },
  {
    name: "Sales",
    description: "Leads, offers and clients.",
    permissions: [...manage("leads", "offers", "clients"), ...view("reports-crm")],
  },
  { name: "Employee", description: "Their own records, and what everybody may see.", permissions: [] },
];

/** Creates the roles; returns their ids by name. */
export async function seedRoles(work: Work): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const role of ROLES) {
    ids[role.name] = await work.create("roles", {
      ...role,
      permissions: [...role.permissions],
      is_system: true,
      is_default: role.name === "Employee",
      is_owner: role.name === "Owner",
      is_admin: role.name === "Admin",
    });
  }
  return ids;
}
