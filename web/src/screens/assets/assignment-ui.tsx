import { Text } from "@mantine/core";
import { assetAssignments } from "../../api/generated/resources/asset-assignments.ts";
import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { relatedLabel } from "../../declare/record-label.ts";
import type { FieldOverride, ResourceDeclaration } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { AssetStatus, STATUS_LABELS } from "./asset-status.tsx";

type Assignment = ApiRecord<"asset-assignments">;

const fields: Readonly<Record<string, FieldOverride>> = {
  asset_id: { label: t("Asset") },
  employee_id: { label: t("With") },
  assigned_on: { label: t("Since") },
  returned_on: { label: t("Returned on"), hint: undefined },
  expected_return_date: { label: t("Expected back"), hint: undefined },
  condition_out: { label: t("Condition when assigned") },
  condition_in: { label: t("Condition when returned") },
  outcome: { label: t("Ended by"), hint: undefined },
  accepted_at: { label: t("Confirmed"), hint: undefined },
  days_held: { label: t("Days") },
  status: { optionLabels: STATUS_LABELS },
  assigned_by_employee_id: { label: t("Handed over by") },
  returned_by_employee_id: { label: t("Taken back by") },
};

/** The actions of the person who received an asset. */
const actions: Readonly<Record<string, ActionUi>> = {
  accept: {
    label: t("I received it"),
    icon: "check",
    isPrimary: true,
    isImmediate: true,
    done: t("Confirmed"),
  },
  decline: {
    label: t("Decline"),
    icon: "x",
    text: t("The asset counts as returned today."),
    done: t("Declined"),
    isDangerous: true,
    fields: { reason: { label: t("Why"), hint: undefined } },
  },
};

/** What the lists of assignments have in common. */
export const assignmentUi = {
  resource: "asset-assignments",
  metadata: assetAssignments,
  singular: t("Hand-over"),
  nameOf: (record: ApiRecord): string => relatedLabel(record, "asset") || t("Returned asset"),
  fields,
  form: [{ title: t("Hand-over"), fields: ["expected_return_date", "notes"] }],
  actions,
} satisfies Partial<ResourceDeclaration<"asset-assignments">>;

/** The asset's name without a link, for lists whose rows open something else. */
export const assetColumn = {
  name: "asset_id",
  include: "asset[id|name]",
  render: (record: Assignment) => (
    <Text size="sm" fw={500} component="span">
      {relatedLabel(record, "asset") || t("Returned asset")}
    </Text>
  ),
};

/** The column with the status of an assignment. */
export const statusColumn = {
  name: "status",
  render: ({ attributes }: Assignment) => <AssetStatus status={attributes.status} />,
};

/** Columns that a person can add to a list of assignments. */
export const FURTHER_COLUMNS = [
  "returned_on",
  "days_held",
  "condition_out",
  "condition_in",
  "outcome",
  "accepted_at",
  "notes",
  "assigned_by_employee_id",
  "returned_by_employee_id",
] as const;
