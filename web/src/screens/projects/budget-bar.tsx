import { Badge, Group, Progress, Stack, Text } from "@mantine/core";
import type { Budget, BudgetStatus } from "../../figures/budget-burn.ts";
import { inHours, minutesOf } from "../../format/durations.ts";
import { formatMoney, formatPercent } from "../../format/numbers.ts";

const STATUSES: Readonly<Record<BudgetStatus, { label: string; color: string }>> = {
  none: { label: "No budget", color: "gray" },
  ok: { label: "Within budget", color: "teal" },
  warning: { label: "Nearly used up", color: "yellow" },
  over: { label: "Over budget", color: "red" },
};

const UNKNOWN = { label: "Not known", color: "gray" };

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
  const { status, consumed, remaining, burn_percent, elapsed_percent, currency } = budget;
  if (status !== "none" && budget.budget !== null && (consumed === null || remaining === null)) {
    return (
      <Group justify="space-between">
        <Text
          fw={600}
        >{`It is not known how much of ${inBudgetUnit(budget.budget, currency)} is used.`}</Text>
        <BudgetBadge status={status} />
      </Group>
    );
  }
  if (status === "none" || budget.budget === null || consumed === null || remaining === null) {
    return (
      <Text size="sm" c="dimmed">
        The project has no budget.
      </Text>
    );
  }
  const unit = (amount: number) => inBudgetUnit(amount, currency);
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text fw={600}>{`${unit(consumed)} of ${unit(budget.budget)}`}</Text>
        <BudgetBadge status={status} />
      </Group>
      <Progress
        value={Math.min(100, burn_percent ?? 0)}
        color={status === null ? UNKNOWN.color : STATUSES[status].color}
        size="lg"
        aria-label={`${formatPercent(burn_percent ?? 0)} of the budget used`}
      />
      <Group justify="space-between" gap={4}>
        <Text size="sm" c="dimmed">
          {`${formatPercent(burn_percent ?? 0)} used`}
          {elapsed_percent !== null && `, ${formatPercent(elapsed_percent)} of the time passed`}
        </Text>
        <Text size="sm" c="dimmed">
          {remaining < 0 ? `${unit(-remaining)} over budget` : `${unit(remaining)} left`}
        </Text>
      </Group>
    </Stack>
  );
}
