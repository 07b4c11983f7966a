import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { lostReason } from "./lost-reason.tsx";

/** The actions of leads, in their usual order. */
export const leadActions: Readonly<Record<string, ActionUi<ApiRecord<"leads">>>> = {
  move: {
    label: "Move",
    icon: "arrow-right",
    done: "Lead moved",
    fields: {
      stage_id: { label: "To the stage", hint: undefined },
      note: { label: "Note", hint: "It is kept in the timeline." },
    },
  },
  win: {
    label: "Won",
    icon: "check",
    isPrimary: true,
    title: ({ attributes }) => `Mark ${attributes.name} as won?`,
    confirm: "Mark as won",
    done: "Lead won",
    fields: {
      amount: { label: "Value of the contract", hint: "If empty, the amount of the lead." },
      won_at: { label: "When", hint: "If empty, now." },
    },
  },
  lose: {
    label: "Lost",
    icon: "x",
    title: ({ attributes }) => `Mark ${attributes.name} as lost?`,
    text: "Open tasks and scheduled meetings stay.",
    confirm: "Mark as lost",
    done: "Lead lost",
    isDangerous: true,
    fields: {
      lost_reason: { label: "Why", hint: undefined, Input: lostReason.Input },
      lost_reason_note: { label: "Note", hint: "Some reasons require one." },
      lost_at: { label: "When", hint: "If empty, now." },
    },
  },
  reopen: {
    label: "Reopen",
    icon: "refresh",
    done: "Lead reopened",
    fields: { stage_id: { label: "In the stage", hint: "If empty, the stage in which it was closed." } },
  },
  assign: {
    label: "Assign",
    icon: "user-check",
    done: "Lead assigned",
    without: () => ["owner_employee_ids"],
    fields: { owner_employee_id: { label: "Owner", hint: undefined } },
  },
};
