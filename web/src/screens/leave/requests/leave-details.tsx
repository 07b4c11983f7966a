import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { listQuery } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { dayOf } from "../../../format/calendar.ts";
import { inDays } from "../../../format/numbers.ts";
import { plural, t } from "../../../messages/t.ts";
import { balancesAsOf } from "../balances/balances-as-of.ts";
import { periodInWords } from "./leave-period.ts";

interface LeaveDetailsProps {
  readonly record: ApiRecord;
}

const MAX_NAMED = 8;
const exact = (days: number): number => Math.round(days * 10_000) / 10_000;

/** The facts for a decision on a leave request: the reason, the balance, and who else is away. */
export function LeaveDetails({ record }: LeaveDetailsProps) {
  const { reason } = record.attributes;
  return (
    <Stack gap={4}>
      <Text size="sm">{reason === null ? t("No reason was given.") : t`Reason: ${reason}`}</Text>
      <BalanceLine record={record} />
      <AwayToo record={record} />
    </Stack>
  );
}

/** The balance of the leave year before and after the request; nothing if no balance is tracked. */
function BalanceLine({ record }: LeaveDetailsProps) {
  const { employee_id, holiday_policy_id, start_date, days, days_by_year } = record.attributes;
  const { data: accounts } = useQuery(
    balancesAsOf({
      date: dayOf(String(start_date)),
      employee_id: String(employee_id),
      holiday_policy_id: String(holiday_policy_id),
    }),
  );
  const account = accounts?.[0];
  if (!account || account.balance === null) return null;
  const years = days_by_year as readonly { readonly year: number; readonly days: number }[];
  const own = years.find(({ year }) => year === account.year)?.days ?? Number(days);
  const left = exact(account.balance - own);
  const others = exact(account.pending - own);
  return (
    <>
      <Text size="sm" c={left < 0 ? "var(--mantine-color-error)" : undefined}>
        {t`${account.policy} ${account.year}: ${inDays(account.balance)} left, ${inDays(left)} after this request.`}
      </Text>
      {others > 0 && <Text size="sm">{t`A further ${inDays(others)} are requested.`}</Text>}
    </>
  );
}

/** Colleagues with the same manager who are away or have requested leave on some day of the request. */
function AwayToo({ record }: LeaveDetailsProps) {
  const employee = record.relationships?.employee as ApiRecord | null | undefined;
  const { employee_id, start_date, end_date } = record.attributes;
  const manager = employee?.attributes.manager_employee_id;
  const { data } = useQuery(
    listQuery("holidays", {
      date: `${dayOf(String(start_date))},${dayOf(String(end_date))}`,
      status: "approved,pending",
      "-employee_id": String(employee_id),
      manager_employee_id: typeof manager === "string" ? manager : "null",
      include: "employee[id|name]",
      sort: "start_date",
      perPage: MAX_NAMED,
    }),
  );
  if (!data) return null;
  if (data.meta.total === 0) return <Text size="sm">{t("Nobody else on the team is away then.")}</Text>;
  return (
    <div>
      <Text size="sm">{t("Away from the same team at that time:")}</Text>
      <ul style={{ margin: 0, paddingInlineStart: "1.25rem" }}>
        {data.data.map((other) => (
          <Text key={other.id} size="sm" component="li">
            {other.attributes.status === "pending"
              ? t`${relatedLabel(other, "employee")}, ${periodInWords(other)} (not decided yet)`
              : `${relatedLabel(other, "employee")}, ${periodInWords(other)}`}
          </Text>
        ))}
      </ul>
      {data.meta.total > data.data.length && (
        <Text size="sm">{plural(data.meta.total - data.data.length, "and # more", "and # more")}</Text>
      )}
    </div>
  );
}
