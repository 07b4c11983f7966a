import { Panel } from "../../../components/panel.tsx";
import { BarRows } from "../../../figures/bar-rows.tsx";
import { KnownFigure } from "../../../figures/known-figure.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatMoney } from "../../../format/numbers.ts";
import { counted } from "../left-out.ts";
import type { Ageing } from "./invoice-reports.ts";

const AGES: Readonly<Record<Ageing["bucket"], string>> = {
  current: "Not due yet",
  "1_30": "1–30 days overdue",
  "31_60": "31–60 days",
  "61_90": "61–90 days",
  over_90: "Over 90 days",
};

interface AgeingChartProps {
  readonly ageing: readonly Ageing[];
  readonly currency: string;
}

/** What clients owe, by the days since it was due; each age leads to its invoices. */
export function AgeingChart({ ageing, currency }: AgeingChartProps) {
  return (
    <Panel title="Receivables by age" note="Open balances today, by the days since they were due.">
      <BarRows
        label="Receivables by age"
        rows={ageing.map(({ bucket, count, amount, unknown, links }) => ({
          key: bucket,
          label: count > 0 ? <RowsBehind link={links.invoices}>{AGES[bucket]}</RowsBehind> : AGES[bucket],
          parts: [
            {
              label: bucket === "current" ? "Not due yet" : "Overdue",
              amount: amount ?? 0,
              tone: bucket === "current" ? "main" : "warning",
            },
          ],
          figure: (
            <>
              <KnownFigure
                value={amount}
                unknown={unknown}
                path="amount"
                show={(known) => formatMoney(known, currency)}
              />
              {` · ${counted(count, "invoice", "invoices")}`}
            </>
          ),
        }))}
      />
    </Panel>
  );
}
