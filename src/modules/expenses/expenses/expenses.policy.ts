import { type Condition, own } from "../../../engine/declare/index.ts";
import { isCallers, isOfReports } from "../../employees/index.ts";

export const MANAGERS = "manage-expenses";

const isOwn = isCallers("employee_id");
const isOfReport = isOfReports("employee_id");
const isOwnOrOfReport = { ...isOwn, ...isOfReport };

/** The employee of the expense, and holders of manage-expenses. */
export const SPENDERS: Condition = { permissions: [MANAGERS], rows: isOwn };

/** Superiors of the employee in the reporting tree, and holders of manage-expenses. */
export const DECIDERS: Condition = { permissions: [MANAGERS], rows: isOfReport };

/** The employee, the employee's superiors, and holders of manage-expenses. */
export const SPENDERS_AND_DECIDERS: Condition = { permissions: [MANAGERS], rows: isOwnOrOfReport };

/** The fields that people can write on their own expenses. The others are managed or require manage-expenses. */
const OWN_FIELDS = [
  "employee_id",
  "expense_category_id",
  "date",
  "description",
  "merchant",
  "quantity",
  "amount",
  "currency",
  "tax_amount",
  "paid_by",
  "project_id",
  "client_id",
  "is_billable",
  "markup_percent",
];

/** Who can see and change which expenses. Creating is checked in `checkOwner`, since it depends on the body. */
export const expensePolicy = own(
  { permissions: ["view-expenses"], rows: isOwnOrOfReport },
  {
    write: [MANAGERS],
    create: { permissions: [MANAGERS], relations: ["self"] },
    update: [{ permissions: [MANAGERS] }, { permissions: [], rows: isOwn, fields: OWN_FIELDS }],
    delete: SPENDERS,
  },
);
