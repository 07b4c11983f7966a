import { open, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { isCallers } from "../row-owners.ts";
import { statusOf } from "./employee-status.ts";

/** The employee is the caller. */
export const isSelf = isCallers("id");

/** The employee is the caller, or the caller is a superior in the reporting tree at any level. */
const selfOrSuperior: RelatedRows = {
  ...isSelf,
  team: (alias) =>
    sql`is_superior(${column(alias, "workspace_id")}, ${fromContext("team")}, ${column(alias, "id")})`,
};

export const SALARY_FIELDS = ["salary", "salary_type", "salary_currency"] as const;

/** What people may change of themselves. */
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

/** Who sees which employee and which of the fields (the contract's tiers). */
export const employeePolicy = open({
  write: ["manage-employees"],
  // A hire who is not yet announced is seen only by those who prepare for it.
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
