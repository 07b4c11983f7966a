import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi } from "../../../declare/action-ui.ts";
import { t } from "../../../messages/t.ts";

type Goal = ApiRecord<"goals">;

const NOTE = { note: { label: t("Note"), hint: t("It is kept with the goal.") } };

/** The actions of goals, in their usual order. A check-in has a dialog of its own. */
export const goalActions: Readonly<Record<string, ActionUi<Goal>>> = {
  activate: {
    label: t("Activate"),
    icon: "player-play",
    isPrimary: true,
    isImmediate: true,
    done: t("Goal activated"),
  },
  close: {
    label: t("Close"),
    icon: "circle-check",
    text: t("The goal ends as achieved or missed, and its key results can no longer be changed."),
    done: t("Goal closed"),
    isExplained: ({ attributes }) => attributes.status === "active",
    fields: { status: { label: t("Outcome"), hint: undefined }, ...NOTE },
  },
  reopen: {
    label: t("Reopen"),
    icon: "refresh",
    text: t("The goal is active again."),
    done: t("Goal reopened"),
  },
  cancel: {
    label: t("Give up"),
    icon: "ban",
    text: t("The goal no longer counts in the goal above it."),
    done: t("Goal cancelled"),
    isDangerous: true,
    fields: NOTE,
  },
};
