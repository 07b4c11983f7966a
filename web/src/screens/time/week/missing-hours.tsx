import { List, Stack, Text } from "@mantine/core";
import type { QueryClient } from "@tanstack/react-query";
import { formatWeekdayAndDay } from "../../../format/dates.ts";
import { formatMinutes } from "../../../format/durations.ts";
import { t } from "../../../messages/t.ts";
import { workingDaysIn } from "../../leave/requests/working-days.ts";
import { endOf, type WeekOf, weekEntriesQuery, weekStandingQuery } from "./week-queries.ts";
import { minutesOf } from "./week-rows.ts";
import { byDay, gapsIn } from "./working-days.ts";

/** The missing minutes of a week, and the days with less time than expected. */
export interface MissingHours {
  readonly minutes: number;
  readonly days: readonly { readonly day: string; readonly missing: number }[];
}

/** Loads what is missing in a week now; null if nothing is. */
export async function missingIn(client: QueryClient, week: WeekOf): Promise<MissingHours | null> {
  const [standing, entries, workingDays] = await Promise.all([
    client.fetchQuery({ ...weekStandingQuery(week), staleTime: 0 }),
    client.fetchQuery({ ...weekEntriesQuery(week), staleTime: 0 }),
    client.fetchQuery(workingDaysIn(week.employeeId, week.start, endOf(week))),
  ]);
  const minutes = standing?.missing_minutes ?? 0;
  if (minutes === 0) return null;
  const bookedOn = (day: string) => minutesOf(entries.filter(({ date }) => date === day));
  return { minutes, days: gapsIn(byDay(workingDays), bookedOn) };
}

/** The days with missing hours. */
export function Gaps({ days }: MissingHours) {
  return (
    <Stack gap="xs">
      <Text size="sm">{t("Less is booked than expected on:")}</Text>
      <List size="sm">
        {days.map(({ day, missing }) => (
          <List.Item key={day}>{`${formatWeekdayAndDay(day)}: ${formatMinutes(missing)}`}</List.Item>
        ))}
      </List>
      <Text size="sm">{t("A week that is submitted cannot be changed until it is withdrawn.")}</Text>
    </Stack>
  );
}
