import { Badge } from "@mantine/core";
import { Icon } from "../../components/icon.tsx";
import type { IconName } from "../../components/icon-shapes.ts";
import { t } from "../../messages/t.ts";

const OFFER = { one: t("Offer") };

interface StatusLook {
  readonly label: string;
  readonly icon: IconName;
  readonly color: string;
}

const STATUSES: Readonly<Record<string, StatusLook>> = {
  draft: { label: t("Draft"), icon: "pencil", color: "gray" },
  sent: { label: t("Sent", OFFER), icon: "send", color: "blue" },
  accepted: { label: t("Accepted", OFFER), icon: "circle-check", color: "teal" },
  declined: { label: t("Declined", OFFER), icon: "circle-x", color: "red" },
  expired: { label: t("Expired", OFFER), icon: "clock", color: "orange" },
  superseded: { label: t("Replaced", OFFER), icon: "history", color: "gray" },
};

export const STATUS_LABELS = Object.fromEntries(
  Object.entries(STATUSES).map(([status, { label }]) => [status, label]),
);

/** The status of a version of an offer. */
export function OfferStatus({ status }: { readonly status: string }) {
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
