import { Group, Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { Person } from "../../components/person.tsx";
import type { ApprovalKind } from "../../declare/approval.ts";
import { recordLabel } from "../../declare/record-label.ts";
import { inDays } from "./day-counts.ts";
import { periodInWords } from "./leave-period.ts";

function what({ attributes, relationships }: ApiRecord, period: string) {
  const employee = relationships?.employee as ApiRecord | null | undefined;
  const policy = relationships?.holidayPolicy as ApiRecord | null | undefined;
  return (
    <Group gap="md" justify="space-between">
      <Person
        name={employee ? recordLabel(employee) : ""}
        avatar={employee?.attributes.avatar}
        note={policy && recordLabel(policy)}
      />
      <div>
        <Text size="sm">{`${period} · ${inDays(Number(attributes.days))}`}</Text>
        {attributes.reason !== null && (
          <Text size="xs" c="dimmed">
            {String(attributes.reason)}
          </Text>
        )}
      </div>
    </Group>
  );
}

/** Leave requests in the inbox of approvals. */
const leaveApprovals: ApprovalKind = {
  resource: "holidays",
  title: "Leave requests",
  singular: "leave request",
  query: {
    status: "pending",
    sort: "start_date",
    include: "employee[id|name|avatar],holidayPolicy[id|name]",
  },
  permission: "manage-leave",
  what: (record) => what(record, periodInWords(record)),
  override: { parameter: "override_balance", label: "Approve even if the balance does not suffice" },
};

export default leaveApprovals;
