import type { ReadOnlyWork, StoredRecord, Text } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import type { Problem } from "./locked-fields.ts";

/** Returns the error message for a date in the closed period, otherwise null. */
export type ClosedOn = (day: unknown) => Text | null;

/** The problem that prevents an action on an expense in the closed period, reported at its date; otherwise none. */
export function closedPeriodProblems(
  closedOn: ClosedOn,
  { date }: Readonly<StoredRecord<"expenses">>,
): Problem[] {
  const message = closedOn(date);
  return message === null ? [] : [["date", message]];
}

/** Loads the closed period. Expenses in it can only be reimbursed and get receipts. */
export async function closedPeriod(work: ReadOnlyWork): Promise<ClosedOn> {
  const { expenses_closed_until: until } = await readSettings(work, "expenses_closed_until");
  return (day) =>
    until !== null && String(day) <= until ? message`Expenses are closed until ${until}.` : null;
}
