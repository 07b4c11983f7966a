import { inHours } from "../../format/durations.ts";
import { plural, t } from "../../messages/t.ts";

/** The unbilled time that billing leaves out. */
export interface LeftOutTime {
  readonly unapproved_minutes: number;
  readonly unpriced_entries: number;
}

/** What billing leaves out, and why, in sentences. */
export const leftOutInWords = ({ unapproved_minutes, unpriced_entries }: LeftOutTime): string[] => [
  ...(unapproved_minutes > 0 ? [t`${inHours(unapproved_minutes)} of time, because it is not approved.`] : []),
  ...(unpriced_entries > 0
    ? [
        plural(
          unpriced_entries,
          "# time entry, for which there is no rate.",
          "# time entries, for which there is no rate.",
        ),
      ]
    : []),
];
