import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi } from "../../../declare/action-ui.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { rejectionReason } from "../rejection-reason.tsx";
import { anonymize } from "./anonymize.tsx";
import { hire, undoHire } from "./hire.tsx";

type Candidate = ApiRecord<"candidates">;

const nameOf = ({ attributes }: Candidate): string => attributes.name;

/** The job of a candidate in words. */
export const jobOf = (record: Candidate): string =>
  relatedLabel(record as unknown as ApiRecord, "job") || "the job";

const KEPT = "The record is kept only as long as the settings allow, or the person agreed.";

/** The actions of candidates, in their usual order. Each dialog says beforehand what will happen. */
export const candidateActions: Readonly<Record<string, ActionUi<Candidate>>> = {
  move: {
    label: "Move",
    icon: "arrow-right",
    text: "The time in the present stage ends. Some stages can be left for a later one only with a rating.",
    done: "Candidate moved",
    fields: {
      stage_id: { label: "To the stage", hint: undefined },
      note: { label: "Note", hint: "It is kept in the timeline." },
    },
  },
  hire,
  reject: {
    label: "Reject",
    icon: "x",
    title: (candidate) => `Reject ${nameOf(candidate)}?`,
    text: `Nobody is notified automatically. The application leaves the board and can be taken up again. ${KEPT}`,
    confirm: "Reject",
    done: "Candidate rejected",
    isDangerous: true,
    fields: {
      rejection_reason: { label: "Why", hint: undefined, Input: rejectionReason("we_rejected").Input },
      note: { label: "Note", hint: "Only those who hire read it." },
    },
  },
  withdraw: {
    label: "Withdrew",
    icon: "arrow-left",
    title: (candidate) => `Did ${nameOf(candidate)} withdraw?`,
    text: `The application leaves the board and can be taken up again. ${KEPT}`,
    confirm: "Record the withdrawal",
    done: "Withdrawal recorded",
    fields: {
      rejection_reason: {
        label: "Why",
        hint: "If it is known.",
        Input: rejectionReason("they_withdrew").Input,
      },
      note: { label: "Note", hint: "Only those who hire read it." },
    },
  },
  transfer: {
    label: "Transfer",
    icon: "briefcase",
    title: (candidate) => `Transfer ${nameOf(candidate)} to another job`,
    text: (candidate) =>
      `The time for ${candidate.attributes.job_id === null ? "no job in particular" : jobOf(candidate)} ends in the timeline. Rating, files and feedback stay with the candidate.`,
    confirm: "Transfer",
    done: "Candidate transferred",
    fields: {
      job_id: { label: "To the job", hint: "A job that is open, or still a draft." },
      stage_id: { label: "In the stage", hint: "If empty, the first." },
    },
  },
  reopen: {
    label: "Take up again",
    icon: "refresh",
    title: (candidate) => `Take up ${nameOf(candidate)} again?`,
    text: ({ attributes }) =>
      `The application is active again. Why it ${attributes.status === "rejected" ? "was rejected" : "was withdrawn"} is removed; the timeline keeps that it was.`,
    confirm: "Take up again",
    done: "Application taken up again",
    fields: { stage_id: { label: "In the stage", hint: "If empty, the one in which it ended." } },
  },
  "undo-hire": undoHire,
  anonymize,
};
