import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ApiRecord } from "../../../api/records.ts";
import { Person } from "../../../components/person.tsx";
import { approvalKind } from "../../../declare/approval.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { inDays } from "../../../format/numbers.ts";
import { plural, t } from "../../../messages/t.ts";
import { WaitingFacts } from "../../approvals/waiting-facts.tsx";
import { LeaveDetails } from "./leave-details.tsx";
import { periodInWords } from "./leave-period.ts";

/** The period and the days of a request: "3 – 7 Aug 2026 · 5 days". */
const lengthInWords = (record: ApiRecord<"holidays">): string =>
  `${periodInWords(record)} · ${inDays(record.attributes.days)}`;

function what(record: ApiRecord<"holidays">) {
  const { attributes, relationships } = record;
  const employee = relationships?.employee as ApiRecord | null | undefined;
  return (
    <WaitingFacts
      who={
        <Person
          name={relatedLabel(record, "employee")}
          avatar={employee?.attributes.avatar}
          note={relatedLabel(record, "holidayPolicy")}
        />
      }
      about={
        <>
          <Anchor component={Link} to={`/leave/requests/${record.id}` as never} size="sm">
            {periodInWords(record)}
          </Anchor>
          {attributes.reason !== null && (
            <Text size="xs" c="dimmed">
              {attributes.reason}
            </Text>
          )}
        </>
      }
      figure={<Text size="sm">{inDays(attributes.days)}</Text>}
    />
  );
}

/** Leave requests in the inbox of approvals. */
export default approvalKind({
  resource: "holidays",
  title: t("Leave requests"),
  singular: t("leave request"),
  askedOf: {
    approve: (count) => plural(count, "Approve # leave request?", "Approve # leave requests?"),
    reject: (count) => plural(count, "Reject # leave request?", "Reject # leave requests?"),
  },
  query: {
    sort: "start_date",
    include: "employee[id|name|avatar|manager_employee_id],holidayPolicy[id|name]",
  },
  permission: "manage-leave",
  wordsOf: (record) => ({ person: relatedLabel(record, "employee"), about: lengthInWords(record) }),
  what,
  Details: LeaveDetails,
  override: { parameter: "override_balance", label: t("Approve even if the balance is insufficient") },
});
