import type { ReadOnlyWork, StoredRecord } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import type { Problem } from "./refusals.ts";

/** The message that refuses a write of what is dated on the day; null when it is not in the closed period. */
export type ClosedOn = (day: unknown) => string | null;

/** The same at the field of the day, of an expense that an action is run on. */
export function closedAt(closedOn: ClosedOn, { date }: Readonly<StoredRecord<"expenses">>): Problem[] {
  const message = closedOn(date);
  return message === null ? [] : [["date", message]];
}

/** Reads up to which day expenses are closed: what is dated then can be reimbursed and get receipts, nothing else. */
export async function closedPeriod(work: ReadOnlyWork): Promise<ClosedOn> {
  const { expenses_closed_until: until } = await readSettings(work, "expenses_closed_until");
  return (day) => (until !== null && String(day) <= until ? `Expenses are closed until ${until}.` : null);
}
