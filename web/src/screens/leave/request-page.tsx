import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import type { ApiRecord } from "../../api/records.ts";
import { recordLabel } from "../../declare/record-label.ts";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { isOpen, reasonAgainst } from "../../declare/rights.ts";
import { inDays } from "../../format/numbers.ts";
import { ActionDialog } from "../../records/action-dialog.tsx";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { mayAny, useSession } from "../../session/session.ts";
import { periodInWords } from "./leave-period.ts";
import { LeaveStatus } from "./leave-status.tsx";
import { leaveUi } from "./leave-ui.tsx";
import { WhyFewerDays } from "./why-fewer-days.tsx";

function RequestHeader({ record }: RecordViewProps) {
  const employee = record.relationships?.employee as ApiRecord | null | undefined;
  const policy = record.relationships?.holidayPolicy as ApiRecord | null | undefined;
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Title order={1}>{employee ? recordLabel(employee) : "Leave request"}</Title>
        <LeaveStatus status={String(record.attributes.status)} />
      </Group>
      <Text c="dimmed">
        {[policy && recordLabel(policy), periodInWords(record), inDays(Number(record.attributes.days))]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      <WhyFewerDays
        employeeId={String(record.attributes.employee_id)}
        request={record.attributes}
        dayCount={policy?.attributes.day_count}
        days={Number(record.attributes.days)}
      />
    </Stack>
  );
}

type BulkOperation = "approve" | "reject" | "cancel";

const DIALOGS = {
  approve: { title: "Approve the request?", label: "Approve", done: "Approved", isDangerous: false },
  reject: { title: "Reject the request?", label: "Reject", done: "Rejected", isDangerous: true },
  cancel: { title: "Cancel the request?", label: "Cancel the request", done: "Cancelled", isDangerous: true },
} as const;

const OPERATIONS: readonly BulkOperation[] = ["approve", "reject", "cancel"];

function RequestActions({ ui, record }: RecordViewProps) {
  const session = useSession();
  const [deed, setOperation] = useState<BulkOperation | null>(null);
  const deeds = OPERATIONS.filter((name) => isOpen(record, name));
  // Whoever may reject it decides on it, and is told what keeps it from being approved.
  const obstacle = deeds.includes("reject") ? reasonAgainst(record, "approve") : null;
  const override = mayAny(session, ["manage-leave"])
    ? { label: "Approve even if the balance is insufficient", hint: undefined }
    : null;
  return (
    <Group gap="xs">
      {obstacle !== null && (
        <>
          <Text size="sm">{obstacle}</Text>
          <Button disabled>{DIALOGS.approve.label}</Button>
        </>
      )}
      {deeds.map((name) => (
        <Button
          key={name}
          variant={name === "approve" ? "filled" : "default"}
          onClick={() => setOperation(name)}
        >
          {DIALOGS[name].label}
        </Button>
      ))}
      {deed && (
        <ActionDialog
          ui={ui}
          record={record}
          action={deed}
          text={periodInWords(record)}
          {...DIALOGS[deed]}
          fields={{
            status_explanation: { label: "Explanation", hint: "The requester sees this. Optional." },
            ...(override ? { override_balance: override } : {}),
          }}
          without={override ? [] : ["override_balance"]}
          onClose={() => setOperation(null)}
        />
      )}
    </Group>
  );
}

/** The page of a leave request. */
export default recordPage({
  ui: leaveUi,
  listPath: "/leave/requests",
  Header: RequestHeader,
  Actions: RequestActions,
  showsReasons: true,
  include: ["employee[id|name|avatar]", "holidayPolicy[id|name|day_count]"],
  tabs: [
    {
      id: "request",
      label: "Request",
      sections: [
        {
          title: "Leave",
          fields: [
            "start_date",
            "start_period",
            "end_date",
            "end_period",
            "minutes",
            "reason",
            "substitute_employee_id",
          ],
        },
        {
          title: "Decision",
          fields: ["status", "status_explanation", "decided_by_employee_id", "decided_at"],
        },
      ],
    },
    {
      id: "history",
      label: "History",
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
