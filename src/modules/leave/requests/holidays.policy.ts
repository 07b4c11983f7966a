import { type Condition, own } from "../../../engine/declare/policy.ts";
import { or } from "../../../engine/query/sql.ts";
import { isCallers, isOfReports } from "../../employees/index.ts";

const [isOwn, isOfReport] = [isCallers("employee_id"), isOfReports("employee_id")];

/** Whoever asked, those above in the reporting tree, and holders of manage-leave. */
export const REQUESTERS: Condition = {
  permissions: ["manage-leave"],
  rows: (alias) => or([isOwn(alias), isOfReport(alias)]),
};

/** Those above in the reporting tree, and holders of manage-leave. */
export const DECIDERS: Condition = { permissions: ["manage-leave"], rows: isOfReport };

/** Who sees which leave request, and who may change it; for whom one may ask is decided when it is made. */
export const holidayRequestPolicy = own(
  { permissions: ["view-leave"], rows: (alias) => or([isOwn(alias), isOfReport(alias)]) },
  { write: ["manage-leave"], create: "everyone", update: [REQUESTERS], delete: REQUESTERS },
);
