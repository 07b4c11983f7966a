import { initialRecords } from "../../../engine/declare/index.ts";
import { message, type Text } from "../../../engine/work/index.ts";
import { PERMISSION_NAMES } from "../../../platform/permissions/catalogue.ts";

const manage = (...subjects: string[]): string[] => subjects.map((subject) => `manage-${subject}`);
const view = (...subjects: string[]): string[] => subjects.map((subject) => `view-${subject}`);

interface InitialRole {
  readonly name: Text;
  readonly description: Text;
  readonly permissions: readonly string[];
  readonly is?: "owner" | "admin" | "default";
}

const ROLES: readonly InitialRole[] = [
  { name: message`Owner`, description: message`Everything.`, permissions: PERMISSION_NAMES, is: "owner" },
  {
    name: message`Admin`,
    description: message`Everything, except making somebody an owner.`,
    permissions: PERMISSION_NAMES,
    is: "admin",
  },
  {
    name: message`HR`,
    description: message`People, leave, documents, performance, hiring and salaries.`,
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
    name: message`Finance`,
    description: message`Clients, invoices, expenses, offers and payroll.`,
    permissions: [
      ...manage("clients", "invoices", "expenses", "offers"),
      ...view("timesheets", "payroll", "projects", "project-financials", "reports-finance"),
    ],
  },
  {
    name: message`Manager`,
    description: message`Projects, time and tickets.`,
    permissions: [...manage("projects", "timesheets", "tickets"), ...view("hiring", "reports-projects")],
  },
  {
    name: message`Sales`,
    description: message`Leads, offers and clients.`,
    permissions: [...manage("leads", "offers", "clients"), ...view("reports-crm")],
  },
  {
    name: message`Employee`,
    description: message`Their own records, and what everybody may see.`,
    permissions: [],
    is: "default",
  },
];

/** The roles that every workspace starts with. */
export const initialRoles = initialRecords("roles", {
  inWords: ["name", "description"],
  records: (say) =>
    ROLES.map(({ name, description, permissions, is }) => ({
      name: say(name),
      description: say(description),
      permissions: [...permissions],
      is_system: true,
      is_default: is === "default",
      is_owner: is === "owner",
      is_admin: is === "admin",
    })),
});
