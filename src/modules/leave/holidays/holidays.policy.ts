import { type Condition, own } from "../../../engine/declare/index.ts";
import { isCallers, isOfReports } from "../../employees/index.ts";

const isOfReport = isOfReports("employee_id");
const isOwnOrOfReport = { ...isCallers("employee_id"), ...isOfReport };

/** The employee, the employee's superiors in the reporting tree, and holders of manage-leave. */
export const REQUESTERS: Condition = { permissions: ["manage-leave"], rows: isOwnOrOfReport };

/** The employee's superiors in the reporting tree, and holders of manage-leave. */
export const DECIDERS: Condition = { permissions: ["manage-leave"], rows: isOfReport };

/** Who can see and change which requests. Hooks check the employee of a new request. */
export const holidayRequestPolicy = own(
  { permissions: ["view-leave"], rows: isOwnOrOfReport },
  {
    write: ["manage-leave"],
    create: { permissions: ["manage-leave"], relations: ["self", "team"] },
    update: [REQUESTERS],
    delete: REQUESTERS,
  },
);
