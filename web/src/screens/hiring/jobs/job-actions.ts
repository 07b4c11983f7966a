import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi } from "../../../declare/action-ui.ts";
import { rejectionReason } from "../rejection-reason.tsx";
import { CLOSE_REASONS } from "./job-status.tsx";

type Job = ApiRecord<"jobs">;

/** What closing does to those who are still considered, in sentences. */
function closeInWords({ attributes: { active_candidates_count: active } }: Job): string {
  const locked = "Afterwards only the description and the requirements can be changed.";
  if (active === 0) return `No candidate is considered any more. ${locked}`;
  const many = active === 1 ? "One candidate is" : `${active} candidates are`;
  return `${many} still considered. The job can be closed only if they are rejected with it. ${locked}`;
}

/** The actions of jobs, in their usual order. */
export const jobActions: Readonly<Record<string, ActionUi<Job>>> = {
  open: {
    label: "Open",
    icon: "player-play",
    isPrimary: true,
    title: ({ attributes }) => `Open ${attributes.title}?`,
    text: "From now on candidates can be hired for it.",
    confirm: "Open the job",
    done: "Job opened",
  },
  hold: {
    label: "Put on hold",
    icon: "player-pause",
    text: "No candidates are added until it is resumed. Those who are considered stay, and can still be hired.",
    done: "Job put on hold",
  },
  resume: { label: "Resume", icon: "player-play", isPrimary: true, isImmediate: true, done: "Job resumed" },
  close: {
    label: "Close",
    icon: "lock",
    title: ({ attributes }) => `Close ${attributes.title}?`,
    text: closeInWords,
    confirm: "Close the job",
    done: "Job closed",
    isDangerous: true,
    initial: ({ attributes }) => ({ close_reason: attributes.is_filled ? "filled" : null }),
    fields: {
      close_reason: { label: "Why", hint: undefined, optionLabels: CLOSE_REASONS },
      reject_remaining: { label: "Reject the remaining candidates", hint: undefined },
      rejection_reason: {
        label: "Why they are rejected",
        hint: undefined,
        Input: rejectionReason("we_rejected").Input,
        isOffered: ({ reject_remaining }) => reject_remaining === true,
      },
    },
  },
  reopen: {
    label: "Reopen",
    icon: "refresh",
    text: "The job is open again. Candidates who were rejected when it was closed stay rejected.",
    done: "Job reopened",
  },
};
