import { type Doers, own, type Policy, type Writers } from "../../engine/declare/index.ts";
import { isCallers, isOfCallersPeople } from "../employees/index.ts";

/** Whoever holds it writes and approves everybody's time. */
export const MANAGE_TIME = "manage-timesheets";

/** Whoever writes time: their own, or everybody's. */
export const TIME_WRITERS: Doers = { permissions: [MANAGE_TIME], relations: ["self"] };

/** The own time, by whoever it is, and everybody's by those who manage time. */
export const OWN_TIME = [{ permissions: [MANAGE_TIME], rows: isCallers("employee_id") }];

/** As above, and by everybody above the employee in the reporting tree. */
export const TIME_OF_PEOPLE = [{ permissions: [MANAGE_TIME], rows: isOfCallersPeople("employee_id") }];

/**
 * Records of somebody's time: seen by the employee, by everybody above, and by holders of view-timesheets; written by
 * the employee and by those who manage time. Whose a new one is is known only with its body, so that its hook decides.
 */
export const timePolicy = (tiers: NonNullable<Writers["tiers"]> = {}): Policy =>
  own(
    { permissions: ["view-timesheets"], rows: isOfCallersPeople("employee_id") },
    { write: [MANAGE_TIME], create: TIME_WRITERS, update: OWN_TIME, delete: OWN_TIME[0], tiers },
  );
