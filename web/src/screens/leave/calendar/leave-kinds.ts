import { useQuery } from "@tanstack/react-query";
import { listQuery, MAX_OPTIONS } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { recordLabel } from "../../../declare/record-label.ts";
import { dayOf } from "../../../format/calendar.ts";
import { t } from "../../../messages/t.ts";
import type { Absence } from "./absence.ts";

/** Patterns that distinguish leave types without colours. */
type Pattern = "plain" | "falling" | "rising" | "dotted" | "upright" | "level";

/** The look of a leave type in the calendar. */
export interface LeaveKind {
  readonly label: string;
  /** `#rrggbb`; null for the default colour. */
  readonly color: string | null;
  readonly pattern: Pattern;
}

/** Leave whose type the viewer cannot see. */
export const AWAY: LeaveKind = { label: t("Away"), color: null, pattern: "plain" };

const PATTERNS: Readonly<Record<string, Pattern>> = {
  vacation: "plain",
  sick: "falling",
  parental: "dotted",
  bereavement: "upright",
  study: "level",
  unpaid: "rising",
  compensatory: "level",
};

const kindOf = (policy: ApiRecord<"holiday-policies">): LeaveKind => ({
  label: recordLabel(policy),
  color: policy.attributes.color ?? null,
  pattern: PATTERNS[policy.attributes.leave_type ?? ""] ?? "dotted",
});

const keyOf = (employeeId: unknown, startDate: unknown, startPeriod: unknown): string =>
  `${employeeId} ${dayOf(String(startDate))} ${startPeriod}`;

/**
 * The types of the leave in a period whose requests the viewer can see: their own, those of reports, or all with the
 * permission. All other leave is shown as "Away".
 */
export function useLeaveKinds(from: string, to: string): (absence: Absence) => LeaveKind {
  const { data: requests } = useQuery(
    listQuery("holidays", {
      status: "approved",
      date: `${from},${to}`,
      include: "holidayPolicy[id|name|color|leave_type]",
      perPage: MAX_OPTIONS,
    }),
  );
  const byAbsence = new Map(
    (requests?.data ?? []).map(({ attributes, relationships }) => {
      const policy = relationships?.holidayPolicy as ApiRecord<"holiday-policies"> | null | undefined;
      return [
        keyOf(attributes.employee_id, attributes.start_date, attributes.start_period),
        policy ? kindOf(policy) : undefined,
      ];
    }),
  );
  return ({ employee_id, start_date, start_period }) =>
    byAbsence.get(keyOf(employee_id, start_date, start_period)) ?? AWAY;
}
