import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { t } from "../../messages/t.ts";

const NOTES = { notes: { label: t("Notes"), hint: undefined } };
const CONDITION = { condition: { label: t("Condition"), hint: t("If empty, as before.") } };
const HAND_OVER = {
  employee_id: { label: t("To whom") },
  expected_return_date: { label: t("Expected back on"), hint: t("If empty, it stays with the person.") },
  ...CONDITION,
  ...NOTES,
};

/** The actions of assets, in their usual order. */
export const assetActions: Readonly<Record<string, ActionUi<ApiRecord<"assets">>>> = {
  assign: {
    label: t("Hand over"),
    icon: "user-plus",
    isPrimary: true,
    done: t("Asset assigned"),
    fields: { ...HAND_OVER, assigned_on: { label: t("On"), hint: t("If empty, today.") } },
  },
  return: {
    label: t("Take back"),
    icon: "arrow-left",
    isPrimary: true,
    done: t("Asset taken back"),
    fields: {
      returned_on: { label: t("On"), hint: t("If empty, today.") },
      ...CONDITION,
      needs_repair: { label: t("It has to be repaired"), hint: undefined },
      ...NOTES,
    },
  },
  transfer: {
    label: t("Hand on"),
    icon: "arrow-right",
    text: t("The asset goes from the present holder to another person on the same day."),
    done: t("Asset handed on"),
    fields: { ...HAND_OVER, transferred_on: { label: t("On"), hint: t("If empty, today.") } },
  },
  "send-to-repair": {
    label: t("Send to repair"),
    icon: "settings",
    done: t("Asset sent to repair"),
    fields: NOTES,
  },
  "finish-repair": {
    label: t("Back from repair"),
    icon: "check",
    isPrimary: true,
    done: t("Asset back from repair"),
    fields: { ...CONDITION, ...NOTES },
  },
  "report-lost": {
    label: t("Report as lost"),
    icon: "alert-circle",
    text: t("If somebody has the asset, it is no longer assigned to that person."),
    done: t("Asset reported as lost"),
    isDangerous: true,
    fields: NOTES,
  },
  recover: {
    label: t("Found again"),
    icon: "check",
    isPrimary: true,
    done: t("Asset available again"),
    fields: { ...CONDITION, ...NOTES },
  },
  retire: {
    label: t("Retire"),
    icon: "archive",
    text: t("The asset is taken out of use. Its book value stays as it is on that day."),
    done: t("Asset retired"),
    isDangerous: true,
    fields: {
      reason: { label: t("Why") },
      retired_on: { label: t("On"), hint: t("If empty, today.") },
      disposal_value: { label: t("Sold for"), hint: t("Only if it was sold.") },
    },
  },
  unretire: {
    label: t("Bring back into use"),
    icon: "refresh",
    text: t("The asset becomes available again, and what was recorded about its retirement is cleared."),
    done: t("Asset available again"),
  },
};
