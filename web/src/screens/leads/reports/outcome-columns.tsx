import { daysOrDash, inNumbers } from "../../../figures/counted.tsx";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { t } from "../../../messages/t.ts";
import { LEADS } from "../lead-status.tsx";
import type { Outcomes } from "./lead-reports.ts";
import { moneyIn } from "./report-words.ts";

interface LinkedOutcomes extends Outcomes {
  readonly links: Readonly<Record<"created" | "won" | "lost", string | null>>;
}

/** The columns that sources and owners share: what was created, won and lost, each with the leads behind it. */
export const outcomeColumns = <Row extends LinkedOutcomes>(
  label: string,
  currency: string,
): FigureColumn<Row>[] => [
  { name: "name", label, show: ({ name }) => name },
  {
    name: "created_count",
    label: t("Created", LEADS),
    isFigure: true,
    show: ({ created_count, links }) => (
      <RowsBehind link={links.created}>{inNumbers(created_count)}</RowsBehind>
    ),
  },
  {
    name: "won_count",
    label: t("Won", LEADS),
    isFigure: true,
    show: ({ won_count, links }) => <RowsBehind link={links.won}>{inNumbers(won_count)}</RowsBehind>,
  },
  {
    name: "lost_count",
    label: t("Lost", LEADS),
    isFigure: true,
    show: ({ lost_count, links }) => <RowsBehind link={links.lost}>{inNumbers(lost_count)}</RowsBehind>,
  },
  {
    name: "won_amount",
    label: t("Won amount"),
    isFigure: true,
    show: ({ won_amount }) => moneyIn(currency)(won_amount),
  },
  {
    name: "average_won_amount",
    label: t("Average won"),
    isFigure: true,
    show: ({ average_won_amount }) => moneyIn(currency)(average_won_amount),
  },
  {
    name: "average_sales_cycle_days",
    label: t("Sales cycle in days"),
    isFigure: true,
    show: ({ average_sales_cycle_days }) => daysOrDash(average_sales_cycle_days),
  },
];
