import type { ComingWrite, Hooks, SettledChange, Work } from "../../../engine/work/index.ts";
import { lockEnrolments } from "../employee-benefits/enrolment-locks.ts";

/** Waits for enrolments before the currency changes, because a new enrolment copies it. */
async function lock({ sent }: ComingWrite<"benefits">, work: Work): Promise<void> {
  if (sent.has("currency")) await lockEnrolments(work);
}

function check({ stored, changes, fail }: SettledChange<"benefits">): void {
  if (stored?.is_used === true && changes("currency"))
    fail("currency", "The currency field cannot be changed once the benefit is used.");
}

/** The hooks of benefits. */
export const benefitHooks: Hooks<"benefits"> = { lock, check: { write: check } };
