import { List, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { dayOf } from "../../../format/calendar.ts";
import { t } from "../../../messages/t.ts";
import { stretchInWords, uncountedIn } from "./uncounted-days.ts";
import { workingDaysIn } from "./working-days.ts";

interface WhyFewerDaysProps {
  readonly employeeId: string;
  /** A new or an existing request. */
  readonly request: Readonly<Record<string, unknown>>;
  /** How the policy counts days. */
  readonly dayCount: unknown;
  /** The days that the API counted, if known. If they differ, because the working time has changed, nothing is shown. */
  readonly days?: number;
}

/** Explains why a request counts fewer days than the calendar has; nothing if it does not. */
export function WhyFewerDays({ employeeId, request, dayCount, days }: WhyFewerDaysProps) {
  const { start_date, end_date, start_period, end_period, minutes } = request;
  const [from, to] = [dayOf(String(start_date)), dayOf(String(end_date))];
  const isByDays = (minutes ?? null) === null && from <= to;
  const { data } = useQuery({
    ...workingDaysIn(employeeId, from, to),
    enabled: isByDays && dayCount === "working_days",
    retry: false,
  });
  if (!isByDays || !data) return null;
  const { counted, stretches } = uncountedIn(data, {
    start_period: start_period === "afternoon" ? "afternoon" : "morning",
    end_period: end_period === "morning" ? "morning" : "afternoon",
  });
  if (stretches.length === 0 || (days !== undefined && days !== counted)) return null;
  return (
    <div>
      <Text size="sm">{t("Not counted, or only partly:")}</Text>
      <List size="sm">
        {stretches.map((stretch) => (
          <List.Item key={stretch.from}>{stretchInWords(stretch)}</List.Item>
        ))}
      </List>
    </div>
  );
}
