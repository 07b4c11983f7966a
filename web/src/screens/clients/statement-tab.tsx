import { Button, Group, Select } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { download } from "../../components/download.ts";
import { Icon } from "../../components/icon.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import { Panel } from "../../components/panel.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { useScreenSearch } from "../../components/use-screen-search.ts";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { PeriodChoice } from "../../figures/period/period-choice.tsx";
import { writePeriod } from "../../figures/period/periods.ts";
import { useReportPeriod } from "../../figures/period/report-periods.ts";
import { formatPeriod } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { Movements } from "./movements.tsx";
import { printStatement, statementQuery } from "./statement.ts";

/** The client's statement of account for a period. */
export function StatementTab({ record }: RecordViewProps<"clients">) {
  const [given, change] = useScreenSearch();
  const period = useReportPeriod("clients/statement", given.date);
  const query = { client_id: record.id, date: writePeriod(period), currency: given.currency };
  const { data, error, isPlaceholderData } = useQuery(statementQuery(query));
  const printing = useMutation({
    mutationFn: () => printStatement(query),
    onSuccess: download,
    onError: notifyFailure,
  });
  const own = record.attributes.currency;
  const currencies = data ? [...new Set([data.currency, own, ...data.other_currencies])].sort() : [];
  return (
    <Panel
      title={t("Statement of account")}
      note={data && t`${formatPeriod(data.from, data.to)}, in ${data.currency}.`}
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="download" size={14} />}
          loading={printing.isPending}
          onClick={() => printing.mutate()}
          data-sends
        >
          {t("Download PDF")}
        </Button>
      }
    >
      <Group gap="md" align="flex-end" mb="md">
        <PeriodChoice value={period} onChange={(next) => change({ date: writePeriod(next) })} />
        {currencies.length > 1 && (
          <Select
            label={t("Currency")}
            data={currencies}
            value={given.currency ?? own}
            allowDeselect={false}
            onChange={(code) => change({ currency: code === own ? undefined : (code ?? undefined) })}
            w={110}
          />
        )}
      </Group>
      {error && <ReadProblem error={error} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <div style={{ opacity: isPlaceholderData ? 0.55 : 1 }} aria-busy={isPlaceholderData}>
          <Movements {...data} />
        </div>
      )}
    </Panel>
  );
}
