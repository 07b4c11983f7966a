import { Badge, Group, Progress, Stack, Text } from "@mantine/core";
import { useRef } from "react";
import type { Budget, BudgetStatus } from "../../figures/budget-burn.ts";
import { barsPicture, type PicturedBar } from "../../figures/charts/bars-picture.ts";
import { SaveAsPicture } from "../../figures/charts/picture-button.tsx";
import { inHours, minutesOf } from "../../format/durations.ts";
import { formatMoney, formatPercent } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";

const STATUSES: Readonly<Record<BudgetStatus, { label: string; color: string }>> = {
  none: { label: t("No budget"), color: "gray" },
  ok: { label: t("Within budget"), color: "teal" },
  warning: { label: t("Nearly used up"), color: "yellow" },
  over: { label: t("Over budget"), color: "red" },
};

const UNKNOWN = { label: t("Not known"), color: "gray" };

/** The label for the budget status of a project; null if it is unknown because part of the consumption is. */
export function BudgetBadge({ status }: { readonly status: BudgetStatus | null }) {
  const { label, color } = status === null ? UNKNOWN : STATUSES[status];
  return (
    <Badge variant="light" color={color} tt="none" fw={600}>
      {label}
    </Badge>
  );
}

/** Formats a figure of a budget in hours or in the project's currency. */
export const inBudgetUnit = (amount: number, currency: string | null): string =>
  currency === null ? inHours(minutesOf(amount)) : formatMoney(amount, currency);

/** The used share of the budget next to the elapsed share of the time. */
export function BudgetBar({ budget }: { readonly budget: Budget }) {
  const box = useRef<HTMLDivElement>(null);
  const { status, consumed, remaining, burn_percent, elapsed_percent, currency } = budget;
  if (status !== "none" && budget.budget !== null && (consumed === null || remaining === null)) {
    return (
      <Group justify="space-between">
        <Text
          fw={600}
        >{t`It is not known how much of ${inBudgetUnit(budget.budget, currency)} is used.`}</Text>
        <BudgetBadge status={status} />
      </Group>
    );
  }
  if (status === "none" || budget.budget === null || consumed === null || remaining === null) {
    return (
      <Text size="sm" c="dimmed">
        {t("The project has no budget.")}
      </Text>
    );
  }
  const unit = (amount: number) => inBudgetUnit(amount, currency);
  const used = burn_percent ?? 0;
  const { color } = status === null ? UNKNOWN : STATUSES[status];
  const bars: readonly PicturedBar[] = [
    {
      ...{ label: t("Budget used"), text: t`${unit(consumed)} of ${unit(budget.budget)}` },
      ...{ from: 0, to: Math.min(100, used) / 100, color: `--mantine-color-${color}-filled` },
    },
    ...(elapsed_percent === null
      ? []
      : [
          {
            ...{ label: t("Time passed"), text: formatPercent(elapsed_percent), from: 0 },
            ...{ to: Math.min(100, elapsed_percent) / 100, color: "--mantine-color-gray-filled" },
          },
        ]),
  ];
  return (
    <Stack gap="xs" ref={box}>
      <Group justify="space-between">
        <Text fw={600}>{t`${unit(consumed)} of ${unit(budget.budget)}`}</Text>
        <BudgetBadge status={status} />
      </Group>
      <Progress
        value={Math.min(100, burn_percent ?? 0)}
        color={color}
        size="lg"
        aria-label={t`${formatPercent(burn_percent ?? 0)} of the budget used`}
      />
      <Group justify="space-between" gap={4}>
        <Text size="sm" c="dimmed">
          {elapsed_percent === null
            ? t`${formatPercent(burn_percent ?? 0)} used`
            : t`${formatPercent(burn_percent ?? 0)} used, ${formatPercent(elapsed_percent)} of the time passed`}
        </Text>
        <Text size="sm" c="dimmed">
          {remaining < 0 ? t`${unit(-remaining)} over budget` : t`${unit(remaining)} left`}
        </Text>
      </Group>
      <Group justify="flex-end">
        <SaveAsPicture title={t("Budget")} draw={() => barsPicture(box.current!, t("Budget"), bars)} />
      </Group>
    </Stack>
  );
}
