import { Panel } from "../../../components/panel.tsx";
import { FigureList } from "../../../figures/figure-list.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatNumber, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { TicketAnalytics } from "./ticket-analytics.ts";

const linked = (count: number, link: string | null) => (
  <RowsBehind link={link}>{formatNumber(count, 0)}</RowsBehind>
);

/** What came in and was resolved in the period, and what is to be done now. */
export function Overview({ data }: { readonly data: TicketAnalytics }) {
  return (
    <Panel title={t("In the period")}>
      <FigureList
        figures={[
          { label: t("Created"), value: linked(data.created_count, data.links.created) },
          { label: t("Resolved"), value: linked(data.resolved_count, data.links.resolved) },
          { label: t("Unresolved now"), value: linked(data.backlog_count, data.links.backlog) },
          { label: t("Reopened"), value: formatNumber(data.reopened_count, 0) },
          { label: t("Responses in time"), value: formatPercent(data.first_response.compliance) },
          { label: t("Resolutions in time"), value: formatPercent(data.resolution.compliance) },
        ]}
      />
    </Panel>
  );
}
