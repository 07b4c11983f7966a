import { Alert, Group, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ApiFailure, messageOf } from "../../../api/failure.ts";
import { tryRecord } from "../../../api/records.ts";
import { errorsInWordsOfForm } from "../../../components/form-problem.ts";
import { Icon } from "../../../components/icon.tsx";
import { dayOf } from "../../../format/calendar.ts";
import { formatDate } from "../../../format/dates.ts";
import { inDays } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { balancesAsOf } from "../balances/balances-as-of.ts";
import { leaveUi } from "./leave-ui.tsx";
import { WhyFewerDays } from "./why-fewer-days.tsx";

interface RequestPreviewProps {
  readonly employeeId: string | null;
  /** The body of the request. */
  readonly body: Readonly<Record<string, unknown>>;
  /** How the policy counts days. */
  readonly dayCount: unknown;
}

interface Counted {
  readonly days: number;
  readonly days_by_year: readonly { readonly year: number; readonly days: number }[];
}

const labelOf = (name: string): string | undefined => leaveUi.fields[name]?.label;

/** The error messages without duplicates, with the labels of the form for the fields. */
function refusals(error: unknown, body: RequestPreviewProps["body"]): string[] {
  if (!(error instanceof ApiFailure) || Object.keys(error.errors).length === 0) return [messageOf(error)];
  return [...new Set(Object.values(errorsInWordsOfForm(error.errors, labelOf, Object.keys(body))).flat())];
}

/** The counted days and the remaining balance of a request, from a dry run. */
export function RequestPreview({ employeeId, body, dayCount }: RequestPreviewProps) {
  const [requested] = useDebouncedValue(body, 300);
  const isComplete = Boolean(
    requested.start_date && requested.end_date && requested.holiday_policy_id && employeeId,
  );
  const { data, error, isFetching } = useQuery({
    queryKey: ["holidays", "preview", requested],
    queryFn: async () => (await tryRecord("holidays", requested)).data.attributes as unknown as Counted,
    enabled: isComplete,
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data: accounts } = useQuery({
    ...balancesAsOf({
      date: String(requested.start_date),
      employee_id: employeeId ?? undefined,
      holiday_policy_id: String(requested.holiday_policy_id),
    }),
    enabled: isComplete,
    retry: false,
  });
  if (!isComplete || employeeId === null) return null;
  const why = { employeeId, request: requested, dayCount };
  if (error) {
    return (
      <Alert
        color="red"
        variant="light"
        icon={<Icon name="alert-circle" />}
        title={t("This cannot be requested yet")}
      >
        {refusals(error, requested).map((text) => (
          <Text key={text} size="sm">
            {text}
          </Text>
        ))}
        <WhyFewerDays {...why} />
      </Alert>
    );
  }
  if (!data) return null;
  const account = accounts?.[0];
  const ofYear = data.days_by_year.find(({ year }) => year === account?.year)?.days ?? data.days;
  return (
    <Alert
      color="ink"
      variant="light"
      icon={<Icon name="calendar-event" />}
      title={t`This counts ${inDays(data.days)}`}
      role="status"
      style={{ opacity: isFetching ? 0.6 : 1 }}
    >
      <Stack gap={2}>
        <WhyFewerDays {...why} days={data.days} />
        {data.days_by_year.length > 1 && (
          <Text size="sm">
            {data.days_by_year.map(({ year, days }) => t`${inDays(days)} of ${year}`).join(", ")}
          </Text>
        )}
        {account && account.available !== null && (
          <Group gap={6}>
            <Text size="sm">
              {t`${inDays(account.available)} available on ${formatDate(dayOf(account.date))}, ${inDays(
                Math.round((account.available - ofYear) * 10_000) / 10_000,
              )} left afterwards.`}
            </Text>
          </Group>
        )}
        {account && account.available === null && (
          <Text size="sm">{t`No balance is tracked for ${account.policy}.`}</Text>
        )}
      </Stack>
    </Alert>
  );
}
