import { type Condition, own } from "../../../engine/declare/index.ts";
import { isCallers, isOfReports } from "../../employees/index.ts";

export const MANAGERS = "manage-expenses";

const isOwn = isCallers("employee_id");
const isOfReport = isOfReports("employee_id");
const isOwnOrOfReport = { ...isOwn, ...isOfReport };

/** Whoever had the cost, and holders of manage-expenses. */
export const SPENDERS: Condition = { permissions: [MANAGERS], rows: isOwn };

/** Those above in the reporting tree, and holders of manage-expenses. */
export const DECIDERS: Condition = { permissions: [MANAGERS], rows: isOfReport };

/** Any of them. */
export const SPENDERS_AND_DECIDERS: Condition = { permissions: [MANAGERS], rows: isOwnOrOfReport };

/** What people may write of their own expenses; the rest is kept by the system or takes manage-expenses. */
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

/** Who sees which expense, and who may change it; for whom one may be made is decided with its body. */
export const expensePolicy = own(
  { permissions: ["view-expenses"], rows: isOwnOrOfReport },
  {
    write: [MANAGERS],
    create: { permissions: [MANAGERS], relations: ["self"] },
    update: [{ permissions: [MANAGERS] }, { permissions: [], rows: isOwn, fields: OWN_FIELDS }],
    delete: SPENDERS,
  },
);
