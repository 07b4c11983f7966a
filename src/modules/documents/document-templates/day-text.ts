import { dayIn } from "../../../engine/declare/index.ts";
import type { DateFormat } from "./template-fields.ts";

/** A day `YYYY-MM-DD`, or a moment at its beginning, in the format of a template. */
export function dayText(day: string, format: DateFormat): string {
  const [year, month, date] = day.slice(0, 10).split("-");
  return format.replace("YYYY", year!).replace("MM", month!).replace("DD", date!);
}

/** The day of a moment in a time zone. */
export const momentDayText = (moment: string, format: DateFormat, timezone: string): string =>
  dayText(dayIn(timezone, new Date(moment)), format);
