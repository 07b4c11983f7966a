import { Badge, Group, Text } from "@mantine/core";
import { dayOf } from "../format/calendar.ts";
import { formatDate, formatPeriod, todayIn } from "../format/dates.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";

interface EffectivePeriodProps {
  /** The first and the last day, as in the API; null for an open end. */
  readonly from: string | null;
  readonly to: string | null;
}

const inWords = (from: string | null, to: string | null): string => {
  if (from === null) return to === null ? t("always") : t`until ${formatDate(to)}`;
  return to === null ? t`from ${formatDate(from)}` : formatPeriod(from, to);
};

/** The period in which something applies, and whether that is now or in the future. */
export function EffectivePeriod({ from, to }: EffectivePeriodProps) {
  const today = todayIn(useSession().workspace.timezone);
  const isAhead = from !== null && dayOf(from) > today;
  const isAlways = from === null && to === null;
  const isNow = !isAlways && !isAhead && (to === null || dayOf(to) >= today);
  return (
    <Group gap="xs" component="span">
      <Text size="sm" component="span">
        {inWords(from, to)}
      </Text>
      {isNow && (
        <Badge variant="light" color="teal" tt="none" fw={600} component="span">
          {t("Now")}
        </Badge>
      )}
      {isAhead && (
        <Badge variant="light" color="blue" tt="none" fw={600} component="span">
          {t("Ahead")}
        </Badge>
      )}
    </Group>
  );
}
