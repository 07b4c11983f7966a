import type { ApiRecord } from "../../../api/records.ts";
import { dayOf } from "../../../format/calendar.ts";
import { formatDate, formatPeriod } from "../../../format/dates.ts";
import { inHours } from "../../../format/durations.ts";
import { t } from "../../../messages/t.ts";

const HALF = { morning: t("morning"), afternoon: t("afternoon") };

/** The period of a request as a text: "3 – 7 Aug 2026", "14 Jul 2026, morning". */
export function periodInWords({ attributes }: Pick<ApiRecord, "attributes">): string {
  const { start_date, end_date, start_period, end_period, minutes } = attributes;
  const [from, to] = [dayOf(String(start_date)), dayOf(String(end_date))];
  if (minutes !== null && minutes !== undefined) {
    return `${formatDate(from)}, ${inHours(Number(minutes))}`;
  }
  if (from === to) {
    if (start_period === end_period) return `${formatDate(from)}, ${HALF[start_period as "morning"]}`;
    return formatDate(from);
  }
  const halves = [
    start_period === "afternoon" ? t("from the afternoon") : "",
    end_period === "morning" ? t("until noon") : "",
  ].filter(Boolean);
  return [formatPeriod(from, to), ...halves].join(", ");
}
