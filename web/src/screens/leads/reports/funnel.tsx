import type { Query } from "../../../api/records.ts";
import { counted } from "../../../figures/counted.tsx";
import { FunnelReport } from "../../../figures/funnel-report.tsx";
import { t } from "../../../messages/t.ts";
import { LEADS } from "../lead-status.tsx";
import type { Funnel, FunnelStage } from "./lead-reports.ts";
import { ReportFrame } from "./report-frame.tsx";
import { moneyIn } from "./report-words.ts";

/** A row of the funnel: a stage, or what was won at its end. */
interface Step extends Omit<FunnelStage, "links" | "open_count" | "lost_count"> {
  readonly open_count: number | null;
  readonly lost_count: number | null;
  readonly links: Partial<FunnelStage["links"]>;
}

const wonStep = ({ won }: Funnel): Step => ({
  stage_id: "won",
  name: t("Won", LEADS),
  reached_count: won.count,
  reached_amount: won.amount,
  open_count: null,
  lost_count: null,
  conversion_from_previous: won.conversion_from_previous,
  conversion_from_start: won.conversion_from_start,
  average_days: null,
  links: { reached: won.links.list },
});

/** How far the leads came that were created in the period. */
export function LeadFunnel({ query }: { readonly query: Query }) {
  return (
    <ReportFrame name="lead-funnel" query={query}>
      {({ data, meta: { currency } }, isStale) => (
        <FunnelReport
          counted={t("leads")}
          meant={t("The leads created in the period")}
          rows={[...data.stages, wonStep(data)]}
          isStale={isStale}
          reached={[
            {
              name: "reached_amount",
              label: t("Amount"),
              isFigure: true,
              show: ({ reached_amount }) => moneyIn(currency)(reached_amount),
            },
          ]}
          ended={[
            {
              name: "open_count",
              label: t("Open here"),
              isFigure: true,
              show: ({ open_count, links }) => counted(open_count, links.open),
            },
            {
              name: "lost_count",
              label: t("Lost here"),
              isFigure: true,
              show: ({ lost_count, links }) => counted(lost_count, links.lost),
            },
          ]}
        />
      )}
    </ReportFrame>
  );
}
