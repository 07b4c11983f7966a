import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ApiRecord } from "../../api/records.ts";
import { Person } from "../../components/person.tsx";
import { approvalKind } from "../../declare/approval.ts";
import { relatedLabel } from "../../declare/record-label.ts";
import { dayOf } from "../../format/calendar.ts";
import { formatPeriod } from "../../format/dates.ts";
import { formatMinutes } from "../../format/durations.ts";
import { plural, t } from "../../messages/t.ts";
import { WaitingFacts } from "../approvals/waiting-facts.tsx";

/** The period of a week: "6 – 12 Jul 2026". */
const weekInWords = ({ attributes }: ApiRecord<"timesheet-submissions">): string =>
  formatPeriod(attributes.week_start, attributes.week_end);

/** The worked and the expected time. */
function hoursInWords({ attributes }: ApiRecord<"timesheet-submissions">): string {
  const { worked_minutes, expected_minutes, missing_minutes: missing } = attributes;
  const [worked, expected] = [formatMinutes(worked_minutes), formatMinutes(expected_minutes)];
  return missing > 0
    ? t`${worked} of ${expected}, ${formatMinutes(missing)} missing`
    : t`${worked} of ${expected}`;
}

function what(record: ApiRecord<"timesheet-submissions">) {
  const { attributes, relationships } = record;
  const employee = relationships?.employee as ApiRecord | null | undefined;
  return (
    <WaitingFacts
      who={<Person name={relatedLabel(record, "employee")} avatar={employee?.attributes.avatar} />}
      about={
        <Anchor
          component={Link}
          to="/time"
          search={{ employee: attributes.employee_id, week: dayOf(attributes.week_start) } as never}
          size="sm"
        >
          {weekInWords(record)}
        </Anchor>
      }
      figure={<Text size="sm">{hoursInWords(record)}</Text>}
    />
  );
}

function WeekDetails({ record }: { readonly record: ApiRecord<"timesheet-submissions"> }) {
  const { comment } = record.attributes;
  return comment === null ? null : <Text size="sm">{t`Comment: ${comment}`}</Text>;
}

/** Submitted weeks in the inbox of approvals. */
export default approvalKind({
  resource: "timesheet-submissions",
  title: t("Weeks"),
  singular: t("week"),
  askedOf: {
    approve: (count) => plural(count, "Approve # week?", "Approve # weeks?"),
    reject: (count) => plural(count, "Reject # week?", "Reject # weeks?"),
  },
  query: { sort: "week_start", include: "employee[id|name|avatar]" },
  permission: "manage-timesheets",
  wordsOf: (record) => ({
    person: relatedLabel(record, "employee"),
    about: `${weekInWords(record)} · ${hoursInWords(record)}`,
  }),
  what,
  Details: WeekDetails,
});
