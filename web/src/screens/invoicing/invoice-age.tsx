import { Text } from "@mantine/core";
import type { ApiRecord, Attributes } from "../../api/records.ts";
import { dayOf, daysApart } from "../../format/calendar.ts";
import { todayIn } from "../../format/dates.ts";
import { plural, t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";

/** The statuses of invoices on which something is open. */
export const OPEN_STATUSES = ["issued", "sent", "partially_paid", "overdue"] as const;

export const useToday = (): string => todayIn(useSession().workspace.timezone);

/** How long an open invoice is overdue, or when it is due: "12 days overdue"; null if nothing is due. */
export function ageInWords(
  { status, due_date }: Pick<Attributes<"invoices">, "status" | "due_date">,
  today: string,
): string | null {
  if (!due_date || !OPEN_STATUSES.some((open) => open === status)) return null;
  const days = daysApart(today, dayOf(due_date));
  if (days === 0) return t("due today");
  return days < 0
    ? plural(-days, "# day overdue", "# days overdue")
    : plural(days, "due in # day", "due in # days");
}

/** The age of an invoice in a list; a dash if nothing is due. */
export function InvoiceAge({ invoice: { attributes } }: { readonly invoice: ApiRecord<"invoices"> }) {
  const age = ageInWords(attributes, useToday());
  return (
    <Text size="sm" component="span" c={age === null ? "dimmed" : undefined}>
      {age ?? "–"}
    </Text>
  );
}
