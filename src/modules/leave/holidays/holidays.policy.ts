import { type Condition, own } from "../../../engine/declare/index.ts";
import { isCallers, isOfReports } from "../../employees/index.ts";

const isOfReport = isOfReports("employee_id");
const isOwnOrOfReport = { ...isCallers("employee_id"), ...isOfReport };

/** Whoever asked, those above in the reporting tree, and holders of manage-leave. */
export const REQUESTERS: Condition = { permissions: ["manage-leave"], rows: isOwnOrOfReport };

/** Those above in the reporting tree, and holders of manage-leave. */
export const DECIDERS: Condition = { permissions: ["manage-leave"], rows: isOfReport };

/** Who sees which leave request, and who may change it; for whom one may ask is decided when it is made. */
export const holidayRequestPolicy = own(
  { permissions: ["view-leave"], rows: isOwnOrOfReport },
  {
    write: ["manage-leave"],
    create: { permissions: ["manage-leave"], relations: ["self", "team"] },
    update: [REQUESTERS],
    delete: REQUESTERS,
  },
);
