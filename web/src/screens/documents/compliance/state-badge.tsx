import { type BadgeLook, IconBadge, labelsOf } from "../../../components/icon-badge.tsx";
import type { State } from "./compliance-report.ts";

const LOOKS: Readonly<Record<State, BadgeLook>> = {
  missing: { label: "Missing", icon: "circle-x", color: "red" },
  expired: { label: "Expired", icon: "alert-triangle", color: "red" },
  awaiting: { label: "Awaiting signature", icon: "clock", color: "yellow" },
  expiring: { label: "Expires soon", icon: "clock", color: "orange" },
  valid: { label: "Valid", icon: "circle-check", color: "teal" },
};

export const STATE_LABELS = labelsOf(LOOKS);

/** The state of a required document. */
export const StateBadge = ({ state }: { readonly state: State }) => <IconBadge {...LOOKS[state]} />;
