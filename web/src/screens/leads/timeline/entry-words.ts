import { useQuery } from "@tanstack/react-query";
import { employeeNameQuery } from "../../../api/employee-names.ts";
import { optionsQuery } from "../../../api/queries.ts";
import type { IconName } from "../../../components/icon-shapes.ts";
import { recordLabel } from "../../../declare/record-label.ts";
import { formatNumber } from "../../../format/numbers.ts";
import { inWords, withinSentence } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";
import { LEAD } from "../lead-status.tsx";
import type { Activity } from "./lead-timeline.ts";

interface Look {
  readonly label: string;
  readonly icon: IconName;
}

/** The name and icon of each type of activity. */
export const ACTIVITY_LOOKS: Readonly<Record<string, Look>> = {
  note: { label: t("Note"), icon: "notes" },
  call: { label: t("Call"), icon: "phone" },
  email: { label: t("Email"), icon: "mail" },
  task: { label: t("Task"), icon: "clipboard-list" },
  stage_changed: { label: t("Moved", LEAD), icon: "arrow-right" },
  assigned: { label: t("Assigned", LEAD), icon: "user-check" },
  won: { label: t("Won", LEAD), icon: "circle-check" },
  lost: { label: t("Lost", LEAD), icon: "circle-x" },
  reopened: { label: t("Reopened", LEAD), icon: "refresh" },
  converted: { label: t("Converted into a client"), icon: "address-book" },
  imported: { label: t("Imported", LEAD), icon: "upload" },
};

/** A change that the system recorded, by the name of the field. */
type Changes = Readonly<Record<string, { readonly from: string | null; readonly to: string | null }>>;

const changeOf = ({ attributes }: Activity, field: string) =>
  (attributes.changes as Changes | null | undefined)?.[field];

/** The name of an employee; null if there is none, or if the reader may not see the person. */
function useEmployeeName(id: string | null | undefined): string | null {
  const { data } = useQuery({ ...employeeNameQuery(id ?? ""), enabled: Boolean(id) });
  return data ? recordLabel(data) : null;
}

/** What an activity is called: its subject, or what the system recorded in words. */
export function useActivityTitle(activity: Activity): string {
  const { type, subject } = activity.attributes;
  const { data: stages } = useQuery({ ...optionsQuery("lead-stages"), enabled: type === "stage_changed" });
  const moved = changeOf(activity, "stage_id");
  const owner = changeOf(activity, "owner_employee_id");
  const ownerName = useEmployeeName(owner?.to);
  const nameOf = (id: string | null): string =>
    stages?.data.find((stage) => stage.id === id)?.attributes.name ?? "…";
  if (moved) return t`Moved from ${nameOf(moved.from)} to ${nameOf(moved.to)}`;
  if (owner?.to === null) return t("No longer assigned");
  if (owner) return ownerName === null ? t("Assigned to somebody") : t`Assigned to ${ownerName}`;
  return subject ?? ACTIVITY_LOOKS[type]?.label ?? inWords(type);
}

/** The direction, outcome and duration of a call or an email, in words. */
export function factsOf({ attributes }: Activity): string[] {
  const { type, subject, direction, outcome, duration_minutes } = attributes;
  return [
    ...(subject === null ? [] : [ACTIVITY_LOOKS[type]?.label ?? inWords(type)]),
    ...(direction === null ? [] : [withinSentence(inWords(direction))]),
    ...(outcome === null ? [] : [withinSentence(inWords(outcome))]),
    ...(duration_minutes === null ? [] : [t`${formatNumber(duration_minutes)} min`]),
  ];
}
