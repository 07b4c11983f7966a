import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi } from "../../../declare/action-ui.ts";

type Goal = ApiRecord<"goals">;

const NOTE = { note: { label: "Note", hint: "It is kept with the goal." } };

/** The actions of goals, in their usual order. A check-in has a dialog of its own. */
export const goalActions: Readonly<Record<string, ActionUi<Goal>>> = {
  activate: {
    label: "Activate",
    icon: "player-play",
    isPrimary: true,
    isImmediate: true,
    done: "Goal activated",
  },
  close: {
    label: "Close",
    icon: "circle-check",
    text: "The goal ends as achieved or missed, and its key results can no longer be changed.",
    done: "Goal closed",
    isExplained: ({ attributes }) => attributes.status === "active",
    fields: { status: { label: "Outcome", hint: undefined }, ...NOTE },
  },
  reopen: {
    label: "Reopen",
    icon: "refresh",
    text: "The goal is active again.",
    done: "Goal reopened",
  },
  cancel: {
    label: "Give up",
    icon: "ban",
    text: "The goal no longer counts in the goal above it.",
    done: "Goal cancelled",
    isDangerous: true,
    fields: NOTE,
  },
};
