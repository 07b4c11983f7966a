import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";

const NOTES = { notes: { label: "Notes", hint: undefined } };
const CONDITION = { condition: { label: "Condition", hint: "If empty, as before." } };
const HAND_OVER = {
  employee_id: { label: "To whom" },
  expected_return_date: { label: "Expected back on", hint: "If empty, it stays with the person." },
  ...CONDITION,
  ...NOTES,
};

/** The actions of assets, in their usual order. */
export const assetActions: Readonly<Record<string, ActionUi<ApiRecord<"assets">>>> = {
  assign: {
    label: "Hand over",
    icon: "user-plus",
    isPrimary: true,
    done: "Asset assigned",
    fields: { ...HAND_OVER, assigned_on: { label: "On", hint: "If empty, today." } },
  },
  return: {
    label: "Take back",
    icon: "arrow-left",
    isPrimary: true,
    done: "Asset taken back",
    fields: {
      returned_on: { label: "On", hint: "If empty, today." },
      ...CONDITION,
      needs_repair: { label: "It has to be repaired", hint: undefined },
      ...NOTES,
    },
  },
  transfer: {
    label: "Hand on",
    icon: "arrow-right",
    text: "The asset goes from the present holder to another person on the same day.",
    done: "Asset handed on",
    fields: { ...HAND_OVER, transferred_on: { label: "On", hint: "If empty, today." } },
  },
  "send-to-repair": {
    label: "Send to repair",
    icon: "settings",
    done: "Asset sent to repair",
    fields: NOTES,
  },
  "finish-repair": {
    label: "Back from repair",
    icon: "check",
    isPrimary: true,
    done: "Asset back from repair",
    fields: { ...CONDITION, ...NOTES },
  },
  "report-lost": {
    label: "Report as lost",
    icon: "alert-circle",
    text: "If somebody has the asset, it is no longer assigned to that person.",
    done: "Asset reported as lost",
    isDangerous: true,
    fields: NOTES,
  },
  recover: {
    label: "Found again",
    icon: "check",
    isPrimary: true,
    done: "Asset available again",
    fields: { ...CONDITION, ...NOTES },
  },
  retire: {
    label: "Retire",
    icon: "archive",
    text: "The asset is taken out of use. Its book value stays as it is on that day.",
    done: "Asset retired",
    isDangerous: true,
    fields: {
      reason: { label: "Why" },
      retired_on: { label: "On", hint: "If empty, today." },
      disposal_value: { label: "Sold for", hint: "Only if it was sold." },
    },
  },
  unretire: {
    label: "Bring back into use",
    icon: "refresh",
    text: "The asset becomes available again, and what was recorded about its retirement is cleared.",
    done: "Asset available again",
  },
};
