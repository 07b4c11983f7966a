import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ApiRecord } from "../../api/records.ts";
import { Person } from "../../components/person.tsx";
import type { ApprovalKind } from "../../declare/approval.ts";
import { recordLabel } from "../../declare/record-label.ts";
import { dayOf } from "../../format/calendar.ts";
import { formatPeriod } from "../../format/dates.ts";
import { formatMinutes } from "../../format/durations.ts";

/** Weeks that were submitted and wait for a decision. */
const weekApprovals: ApprovalKind = {
  resource: "timesheet-submissions",
  title: "Weeks",
  singular: "week",
  query: { status: "submitted", sort: "week_start", include: "employee[id|name|avatar]" },
  permission: "manage-timesheets",
  what: ({ attributes, relationships }) => {
    const employee = relationships?.employee as ApiRecord | null | undefined;
    const start = dayOf(String(attributes.week_start));
    const missing = Number(attributes.missing_minutes);
    return (
      <Group justify="space-between" gap="sm">
        {employee && <Person name={recordLabel(employee)} avatar={employee.attributes.avatar} />}
        <Anchor
          component={Link}
          to="/time"
          search={{ employee: String(attributes.employee_id), week: start } as never}
          size="sm"
        >
          {formatPeriod(start, String(attributes.week_end))}
        </Anchor>
        <Text size="sm">
          {formatMinutes(Number(attributes.worked_minutes))} of{" "}
          {formatMinutes(Number(attributes.expected_minutes))}
          {missing > 0 && `, ${formatMinutes(missing)} missing`}
        </Text>
      </Group>
    );
  },
};

export default weekApprovals;
