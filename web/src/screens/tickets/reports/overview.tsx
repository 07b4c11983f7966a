import { Panel } from "../../../components/panel.tsx";
import { FigureList } from "../../../figures/figure-list.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatNumber, formatPercent } from "../../../format/numbers.ts";
import type { TicketAnalytics } from "./ticket-analytics.ts";

const linked = (count: number, link: string | null) => (
  <RowsBehind link={link}>{formatNumber(count, 0)}</RowsBehind>
);

/** What came in and was resolved in the period, and what is to be done now. */
export function Overview({ data }: { readonly data: TicketAnalytics }) {
  return (
    <Panel title="In the period">
      <FigureList
        figures={[
          { label: "Created", value: linked(data.created_count, data.links.created) },
          { label: "Resolved", value: linked(data.resolved_count, data.links.resolved) },
          { label: "Unresolved now", value: linked(data.backlog_count, data.links.backlog) },
          { label: "Reopened", value: formatNumber(data.reopened_count, 0) },
          { label: "Responses in time", value: formatPercent(data.first_response.compliance) },
          { label: "Resolutions in time", value: formatPercent(data.resolution.compliance) },
        ]}
      />
    </Panel>
  );
}
