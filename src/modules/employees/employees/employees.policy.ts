import { open, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { isCallers } from "../row-owners.ts";
import { statusOf } from "./employee-status.ts";

/** Whether the employee is the caller. */
export const isSelf = isCallers("id");

/** Whether the employee is the caller or a direct or indirect report of the caller. */
const selfOrSuperior: RelatedRows = {
  ...isSelf,
  team: (alias) =>
    sql`is_superior(${column(alias, "workspace_id")}, ${fromContext("team")}, ${column(alias, "id")})`,
};

export const SALARY_FIELDS = ["salary", "salary_type", "salary_currency"] as const;

/** The fields that employees can change on their own record. */
const OWN_FIELDS = [
  "about",
  "quote",
  "phone",
  "personal_email",
  "address",
  "timezone",
  "default_signature_id",
  "avatar",
];

/** Who can see which employees, and which tiers of fields. */
export const employeePolicy = open({
  write: ["manage-employees"],
  // A draft is visible only to those who prepare the hire.
  except: {
    permissions: ["view-employees"],
    rows: { anybody: (alias) => sql`(${statusOf(alias)}) <> 'draft'`, ...selfOrSuperior },
  },
  update: [
    { permissions: ["manage-employees"] },
    { permissions: ["manage-salaries"], fields: SALARY_FIELDS },
    { permissions: [], rows: isSelf, fields: OWN_FIELDS },
  ],
  tiers: {
    employment: {
      read: { permissions: ["view-employees"], rows: selfOrSuperior },
      write: ["manage-employees"],
      query: "view-employees",
    },
    private: {
      read: { permissions: ["view-employees"], rows: isSelf },
      write: ["manage-employees"],
      query: "view-employees",
    },
    sensitive: {
      read: { permissions: ["view-sensitive-information"] },
      write: ["manage-employees", "view-sensitive-information"],
      query: null,
    },
    salary: {
      read: { permissions: ["manage-salaries"] },
      write: ["manage-salaries"],
      query: "manage-salaries",
    },
    cost: { read: { permissions: ["manage-employees"] }, write: ["manage-employees"], query: null },
  },
});
