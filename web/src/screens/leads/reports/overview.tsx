import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Query } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { daysOrDash, inNumbers } from "../../../figures/counted.tsx";
import { FigureList } from "../../../figures/figure-list.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { LEADS } from "../lead-status.tsx";
import type { Counted } from "./lead-reports.ts";
import { ReportFrame } from "./report-frame.tsx";
import { changeInWords, moneyIn } from "./report-words.ts";

interface WithNoteProps {
  readonly note: string;
  readonly children: ReactNode;
}

const WithNote = ({ note, children }: WithNoteProps) => (
  <>
    {children}
    <Text size="xs" c="dimmed" component="span" display="block" fw={400}>
      {note}
    </Text>
  </>
);

/** What was created, won and lost in the period, and the open leads of today. */
export function OverviewReport({ query }: { readonly query: Query }) {
  return (
    <ReportFrame name="lead-analytics-overview" query={query}>
      {({ data, meta: { currency } }) => {
        const money = moneyIn(currency);
        const counted = ({ count, links }: Counted, link = links.list) => (
          <RowsBehind link={link}>{inNumbers(count)}</RowsBehind>
        );
        const { created, won, lost, pipeline, change } = data;
        const linked = (count: number, link: string | null) => (
          <RowsBehind link={link}>{inNumbers(count)}</RowsBehind>
        );
        return (
          <>
            <Panel title={t("In the period")}>
              <FigureList
                figures={[
                  {
                    label: t("Created", LEADS),
                    value: (
                      <WithNote note={`${money(created.amount)} · ${changeInWords(change.created_count)}`}>
                        {counted(created)}
                      </WithNote>
                    ),
                  },
                  {
                    label: t("Won", LEADS),
                    value: (
                      <WithNote note={`${money(won.amount)} · ${changeInWords(change.won_amount)}`}>
                        {counted(won)}
                      </WithNote>
                    ),
                  },
                  {
                    label: t("Lost", LEADS),
                    value: <WithNote note={money(lost.amount)}>{counted(lost)}</WithNote>,
                  },
                  { label: t("Win rate"), value: formatPercent(data.win_rate) },
                  { label: t("Average won amount"), value: money(data.average_won_amount) },
                  {
                    label: t("Average sales cycle in days"),
                    value: daysOrDash(data.average_sales_cycle_days),
                  },
                ]}
              />
            </Panel>
            <Panel title={t("Open today")}>
              <FigureList
                figures={[
                  {
                    label: t("Open leads"),
                    value: <WithNote note={money(pipeline.amount)}>{counted(pipeline)}</WithNote>,
                  },
                  { label: t("Weighted amount"), value: money(pipeline.weighted_amount) },
                  {
                    label: t("Overdue", LEADS),
                    value: linked(pipeline.overdue_count, pipeline.links.overdue),
                  },
                  { label: t("Stale"), value: linked(pipeline.stale_count, pipeline.links.stale) },
                  {
                    label: t("Without a next step"),
                    value: linked(pipeline.without_next_activity_count, pipeline.links.without_next_activity),
                  },
                ]}
              />
            </Panel>
          </>
        );
      }}
    </ReportFrame>
  );
}
