import { Button, Group } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Icon } from "../../components/icon.tsx";
import type { IconName } from "../../components/icon-shapes.ts";
import type { RecordViewProps } from "../../declare/record-page.ts";
import type { FieldOverride } from "../../declare/resource-ui.ts";
import { isOpen } from "../../declare/rights.ts";
import { ActionDialog } from "../../records/action-dialog.tsx";
import { DeleteButton } from "../../records/delete-button.tsx";

interface Step {
  readonly action: string;
  readonly label: string;
  readonly icon: IconName;
  readonly text: string;
  /** What is said afterwards; absent: what the API says. */
  readonly done?: string;
  readonly fields?: Readonly<Record<string, FieldOverride>>;
}

const explanation = { status_explanation: { label: "Why" } };

/** What can be done with an expense, in the order in which it happens. */
const STEPS: readonly Step[] = [
  {
    action: "submit",
    label: "Submit",
    icon: "send",
    text: "It then awaits approval and can no longer be changed.",
    done: "Expense submitted",
  },
  {
    action: "approve",
    label: "Approve",
    icon: "check",
    text: "The amount and the exchange rate are then fixed.",
    done: "Expense approved",
    fields: {
      approved_amount: { label: "Approved amount", hint: "If empty, the full amount." },
      ...explanation,
    },
  },
  {
    action: "reject",
    label: "Reject",
    icon: "x",
    text: "It can be changed and submitted again.",
    done: "Expense rejected",
    fields: explanation,
  },
  {
    action: "reimburse",
    label: "Paid back",
    icon: "coin",
    text: "Records that the employee was reimbursed.",
    fields: { reimbursed_on: { label: "On", hint: "If empty, today." }, reference: { label: "Reference" } },
  },
  {
    action: "reopen",
    label: "Reopen",
    icon: "refresh",
    text: "It becomes a draft again.",
    done: "Expense reopened",
    fields: explanation,
  },
  {
    action: "cancel-reimbursement",
    label: "Not reimbursed",
    icon: "refresh",
    text: "It becomes approved again and is due for reimbursement.",
    done: "Reimbursement cancelled",
  },
];

/** The buttons of an expense: those steps that the person can take now. */
export function ExpenseActions({ ui, record }: RecordViewProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Step | null>(null);
  const steps = STEPS.filter(({ action }) => isOpen(record, action));
  const isDraft = ["draft", "rejected"].includes(String(record.attributes.status));
  return (
    <Group gap="xs">
      {steps.map((step, index) => (
        <Button
          key={step.action}
          variant={index === 0 ? "filled" : "default"}
          leftSection={<Icon name={step.icon} size={16} />}
          onClick={() => setOpen(step)}
        >
          {step.label}
        </Button>
      ))}
      {isDraft && (
        <DeleteButton ui={ui} record={record} onDone={() => navigate({ to: "/expenses" as never })} />
      )}
      {open && (
        <ActionDialog
          ui={ui}
          record={record}
          action={open.action}
          title={`${open.label}: ${record.attributes.description}`}
          text={open.text}
          label={open.label}
          fields={open.fields}
          done={open.done}
          onClose={() => setOpen(null)}
        />
      )}
    </Group>
  );
}
