import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ApiRecord } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { dayOf } from "../../../format/calendar.ts";
import { formatDate } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { balanceUi } from "./balance-ui.tsx";
import { balancesAsOf } from "./balances-as-of.ts";
import { LedgerLines } from "./ledger-lines.tsx";

const related = ({ relationships }: ApiRecord, name: string): string => {
  const found = relationships?.[name] as ApiRecord | null | undefined;
  return found ? recordLabel(found) : "";
};

function BalanceHeader({ record }: RecordViewProps<"holiday-balances">) {
  return (
    <Stack gap={4}>
      <Title order={1}>{related(record, "employee")}</Title>
      <Text c="dimmed">{`${related(record, "holidayPolicy")} · ${record.attributes.year}`}</Text>
    </Stack>
  );
}

/** The lines of the balance at the end of its leave year. */
function BalanceLines({ record }: RecordViewProps<"holiday-balances">) {
  const { employee_id, holiday_policy_id, year, year_end } = record.attributes;
  const { data, error } = useQuery(
    balancesAsOf({
      date: dayOf(String(year_end)),
      employee_id: String(employee_id),
      holiday_policy_id: String(holiday_policy_id),
      lines: "true",
    }),
  );
  const account = data?.find((one) => one.year === year);
  return (
    <Panel
      title={t("Statement")}
      note={t`All entries that make up the balance on ${formatDate(String(year_end))}.`}
    >
      {error && <ReadProblem error={error} />}
      {!data && !error && <FieldsSkeleton />}
      {account?.lines && <LedgerLines policy={`${account.policy} ${account.year}`} lines={account.lines} />}
    </Panel>
  );
}

/** The page of a leave balance. */
export default recordPage({
  ui: balanceUi,
  listPath: "/leave/balances",
  Header: BalanceHeader,
  include: ["employee[id|name|avatar]", "holidayPolicy[id|name]"],
  tabs: [
    {
      id: "account",
      label: t("Account"),
      sections: [
        {
          title: t("Figures"),
          fields: [
            "as_of",
            "available",
            "ledger_balance",
            "balance",
            "carried_over",
            "accrued",
            "adjusted",
            "lapsed",
            "taken",
            "booked",
            "pending",
          ],
        },
        {
          title: t("Entitlement"),
          fields: [
            "initial_balance",
            "entitlement",
            "accrues_from",
            "carry_over_max_days",
            "carry_over_expires_on",
          ],
        },
      ],
      Content: BalanceLines,
    },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
