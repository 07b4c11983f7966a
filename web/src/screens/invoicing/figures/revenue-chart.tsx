import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Panel } from "../../../components/panel.tsx";
import { BarRows } from "../../../figures/bar-rows.tsx";
import { KnownFigure } from "../../../figures/known-figure.tsx";
import { dayOf } from "../../../format/calendar.ts";
import { formatMonth, formatYear } from "../../../format/dates.ts";
import { formatMoney } from "../../../format/numbers.ts";
import type { InvoiceChart } from "./invoice-reports.ts";

interface RevenueChartProps {
  readonly chart: InvoiceChart;
  readonly currency: string;
}

/** The documents that were issued in a month. */
const issuedIn = (from: string, to: string) =>
  ({ view: "all", issue_date: `${dayOf(from)},${dayOf(to)}`, "-status": "draft,void" }) as never;

/** Net revenue of each month: what was invoiced less what was credited; each month leads to its documents. */
export function RevenueChart({ chart, currency }: RevenueChartProps) {
  const revenue = chart.series.find(({ key }) => key === "revenue");
  if (!revenue) return null;
  return (
    <Panel title="Revenue by month" note="Invoiced less credited, without tax.">
      <BarRows
        label="Revenue by month"
        rows={chart.periods.map(({ from, to, partial }, index) => ({
          key: from,
          label: (
            <>
              <Anchor component={Link} to="/invoices" search={issuedIn(from, to)} inherit>
                {`${formatMonth(dayOf(from))} ${formatYear(dayOf(from))}`}
              </Anchor>
              {partial && " so far"}
            </>
          ),
          parts: [{ label: "Revenue", amount: revenue.points[index] ?? 0, tone: "main" }],
          figure: (
            <KnownFigure
              value={revenue.points[index]}
              unknown={revenue.unknown}
              path={`points.${index}`}
              show={(amount) => formatMoney(amount, currency)}
            />
          ),
        }))}
      />
    </Panel>
  );
}
