import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi } from "../../../declare/action-ui.ts";
import { plural, t } from "../../../messages/t.ts";
import { rejectionReason } from "../rejection-reason.tsx";
import { CLOSE_REASONS } from "./job-status.tsx";

type Job = ApiRecord<"jobs">;

/** What closing does to those who are still considered, in sentences. */
function closeInWords({ attributes: { active_candidates_count: active } }: Job): string {
  const locked = t("Afterwards only the description and the requirements can be changed.");
  if (active === 0) return `${t("No candidate is considered any more.")} ${locked}`;
  const considered = plural(
    active,
    "One candidate is still considered. The job can be closed only if they are rejected with it.",
    "# candidates are still considered. The job can be closed only if they are rejected with it.",
  );
  return `${considered} ${locked}`;
}

/** The actions of jobs, in their usual order. */
export const jobActions: Readonly<Record<string, ActionUi<Job>>> = {
  open: {
    label: t("Open the job"),
    icon: "player-play",
    isPrimary: true,
    title: ({ attributes }) => t`Open ${attributes.title}?`,
    text: t("From now on candidates can be hired for it."),
    confirm: t("Open the job"),
    done: t("Job opened"),
  },
  hold: {
    label: t("Put on hold"),
    icon: "player-pause",
    text: t(
      "No candidates are added until it is resumed. Those who are considered stay, and can still be hired.",
    ),
    done: t("Job put on hold"),
  },
  resume: {
    label: t("Resume"),
    icon: "player-play",
    isPrimary: true,
    isImmediate: true,
    done: t("Job resumed"),
  },
  close: {
    label: t("Close"),
    icon: "lock",
    title: ({ attributes }) => t`Close ${attributes.title}?`,
    text: closeInWords,
    confirm: t("Close the job"),
    done: t("Job closed"),
    isDangerous: true,
    initial: ({ attributes }) => ({ close_reason: attributes.is_filled ? "filled" : null }),
    fields: {
      close_reason: { label: t("Why"), hint: undefined, optionLabels: CLOSE_REASONS },
      reject_remaining: { label: t("Reject the remaining candidates"), hint: undefined },
      rejection_reason: {
        label: t("Why they are rejected"),
        hint: undefined,
        Input: rejectionReason("we_rejected").Input,
        isOffered: ({ reject_remaining }) => reject_remaining === true,
      },
    },
  },
  reopen: {
    label: t("Reopen"),
    icon: "refresh",
    text: t("The job is open again. Candidates who were rejected when it was closed stay rejected."),
    done: t("Job reopened"),
  },
};
