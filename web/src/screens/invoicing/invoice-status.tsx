import { Badge } from "@mantine/core";
import { Icon } from "../../components/icon.tsx";
import type { IconName } from "../../components/icon-shapes.ts";
import { t } from "../../messages/t.ts";

const INVOICE = { one: t("Invoice") };

interface StatusLook {
  readonly label: string;
  readonly icon: IconName;
  readonly color: string;
}

const STATUSES: Readonly<Record<string, StatusLook>> = {
  draft: { label: t("Draft"), icon: "pencil", color: "gray" },
  issued: { label: t("Issued"), icon: "file-text", color: "blue" },
  sent: { label: t("Sent", INVOICE), icon: "send", color: "blue" },
  partially_paid: { label: t("Partly paid"), icon: "coin", color: "yellow" },
  paid: { label: t("Paid", INVOICE), icon: "circle-check", color: "teal" },
  overdue: { label: t("Overdue", INVOICE), icon: "alert-triangle", color: "orange" },
  void: { label: t("Voided", INVOICE), icon: "ban", color: "gray" },
};

export const STATUS_LABELS = Object.fromEntries(
  Object.entries(STATUSES).map(([status, { label }]) => [status, label]),
);

/** The status of an invoice. */
export function InvoiceStatus({ status }: { readonly status: string }) {
  const { label, icon, color } = STATUSES[status]!;
  return (
    <Badge
      variant="light"
      color={color}
      tt="none"
      fw={600}
      leftSection={<Icon name={icon} size={14} stroke={2} />}
    >
      {label}
    </Badge>
  );
}
