import { SimpleGrid } from "@mantine/core";
import { AmountList, type AmountPart } from "../../../figures/amount-list.tsx";
import type { ProjectEconomics } from "../../../figures/project-economics.ts";
import { t } from "../../../messages/t.ts";

/** The parts that are not 0, or the first part if all are. */
function said(parts: readonly AmountPart[]): readonly AmountPart[] {
  const others = parts.filter(([, , amount]) => amount !== 0);
  return others.length > 0 ? others : parts.slice(0, 1);
}

interface MoneyPartsProps {
  readonly row: ProjectEconomics;
  readonly currency: string;
}

/** The parts of revenue and cost and the invoiced amounts; nothing for people who cannot read amounts. */
export function MoneyParts({ row: { revenue, cost, billing, unknown }, currency }: MoneyPartsProps) {
  if (!revenue || !cost || !billing) return null;
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }} spacing="lg">
      <AmountList
        title={t("Revenue")}
        currency={currency}
        unknown={unknown}
        parts={said([
          [t("Time"), "revenue.time", revenue.time],
          [t("Fees"), "revenue.fees", revenue.fees],
          [t("Beyond the retainer"), "revenue.overage", revenue.overage],
          [t("Share of the client's revenue"), "revenue.revenue_share", revenue.revenue_share],
          [t("Expenses"), "revenue.expenses", revenue.expenses],
          [t("Other lines of invoices"), "revenue.manual", revenue.manual],
        ])}
        total={["revenue.total", revenue.total]}
      />
      <AmountList
        title={t("Cost")}
        currency={currency}
        unknown={unknown}
        parts={said([
          [t("Time"), "cost.labour", cost.labour],
          [t("Expenses"), "cost.expenses", cost.expenses],
        ])}
        total={["cost.total", cost.total]}
      />
      <AmountList
        title={t("Billing")}
        currency={currency}
        unknown={unknown}
        parts={[
          [t("Invoiced"), "billing.invoiced", billing.invoiced],
          [t("On drafts"), "billing.drafted", billing.drafted],
          [t("Time not invoiced"), "billing.unbilled_time", billing.unbilled_time],
          [t("Expenses not invoiced"), "billing.unbilled_expenses", billing.unbilled_expenses],
          [t("Fees not invoiced"), "billing.unbilled_fees", billing.unbilled_fees],
          [t("Fees invoiced in advance"), "billing.deferred_fees", billing.deferred_fees],
        ]}
      />
    </SimpleGrid>
  );
}
