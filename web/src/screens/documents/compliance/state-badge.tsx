import { type BadgeLook, IconBadge, labelsOf } from "../../../components/icon-badge.tsx";
import { t } from "../../../messages/t.ts";
import type { State } from "./compliance-report.ts";

const LOOKS: Readonly<Record<State, BadgeLook>> = {
  missing: { label: t("Missing"), icon: "circle-x", color: "red" },
  expired: { label: t("Expired"), icon: "alert-triangle", color: "red" },
  awaiting: { label: t("Awaiting signature"), icon: "clock", color: "yellow" },
  expiring: { label: t("Expires soon"), icon: "clock", color: "orange" },
  valid: { label: t("Valid"), icon: "circle-check", color: "teal" },
};

export const STATE_LABELS = labelsOf(LOOKS);

/** The state of a required document. */
export const StateBadge = ({ state }: { readonly state: State }) => <IconBadge {...LOOKS[state]} />;
