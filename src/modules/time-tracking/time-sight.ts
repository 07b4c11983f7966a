import { type Doers, own, type Policy, type Writers } from "../../engine/declare/index.ts";
import { isCallers, isOfCallersPeople } from "../employees/index.ts";

/** The permission to write and approve everybody's time. */
export const MANAGE_TIME = "manage-timesheets";

/** Who can write time: everybody their own, and holders of manage-timesheets everybody's. */
export const TIME_WRITERS: Doers = { permissions: [MANAGE_TIME], relations: ["self"] };

/** The grant for a person's own time, and for everybody's with manage-timesheets. */
export const OWN_TIME = [{ permissions: [MANAGE_TIME], rows: isCallers("employee_id") }];

/** The same grant, extended to superiors of the employee in the reporting tree. */
export const TIME_OF_PEOPLE = [{ permissions: [MANAGE_TIME], rows: isOfCallersPeople("employee_id") }];

/**
 * The policy of time records: they are visible to the employee, the employee's superiors and holders of view-timesheets,
 * and writable by the employee and holders of manage-timesheets. Hooks check the employee of a new record.
 */
export const timePolicy = (tiers: NonNullable<Writers["tiers"]> = {}): Policy =>
  own(
    { permissions: ["view-timesheets"], rows: isOfCallersPeople("employee_id") },
    { write: [MANAGE_TIME], create: TIME_WRITERS, update: OWN_TIME, delete: OWN_TIME[0], tiers },
  );
