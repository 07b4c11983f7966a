import { Badge, Button, Collapse, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useId } from "react";
import { Icon } from "../../../components/icon.tsx";
import { formatDays } from "../../../format/numbers.ts";
import { plural, t } from "../../../messages/t.ts";
import type { BalanceAsOf } from "./balances-as-of.ts";
import { LedgerLines } from "./ledger-lines.tsx";

interface FigureProps {
  readonly label: string;
  readonly value: number;
}

function Figure({ label, value }: FigureProps) {
  return (
    <Stack gap={0}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="sm" fw={600}>
        {formatDays(value)}
      </Text>
    </Stack>
  );
}

/** A leave balance on a day with its figures and lines. */
export function BalanceCard({ account }: { readonly account: BalanceAsOf }) {
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  const isUnlimited = account.balance === null;
  return (
    <Paper
      withBorder
      p="md"
      style={{ borderColor: "var(--bureau-line)" }}
      component="section"
      aria-labelledby={id}
    >
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Title order={3} size="h5" id={id}>
            {account.policy}
          </Title>
          <Badge variant="default" tt="none" fw={500}>
            {account.simulated ? t`${account.year}, as it would open` : account.year}
          </Badge>
        </Group>
        {isUnlimited ? (
          <Text size="sm" c="dimmed">
            {t("No balance is tracked.")}
          </Text>
        ) : (
          <Group gap={8} align="baseline">
            <Text fz={32} fw={650} lh={1.1} data-testid="available">
              {formatDays(account.available ?? 0)}
            </Text>
            <Text size="sm" c="dimmed">
              {plural(account.available ?? 0, "day available", "days available")}
            </Text>
          </Group>
        )}
        <Group gap="lg">
          {!isUnlimited && <Figure label={t("Left at the end of the year")} value={account.balance} />}
          <Figure label={t("Taken")} value={account.taken} />
          <Figure label={t("Booked")} value={account.booked} />
          <Figure label={t("Pending")} value={account.pending} />
          {(account.lapsed ?? 0) > 0 && <Figure label={t("Lapsed")} value={account.lapsed ?? 0} />}
        </Group>
        {account.lines && (
          <>
            <Button
              variant="subtle"
              size="compact-sm"
              w="fit-content"
              px={0}
              onClick={toggle}
              aria-expanded={isOpen}
              aria-label={t`Show details: ${account.policy} ${account.year}`}
              rightSection={<Icon name={isOpen ? "chevron-up" : "chevron-down"} size={14} />}
            >
              {t("Show details")}
            </Button>
            <Collapse expanded={isOpen}>
              <LedgerLines policy={`${account.policy} ${account.year}`} lines={account.lines} />
            </Collapse>
          </>
        )}
      </Stack>
    </Paper>
  );
}
