import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi } from "../../../declare/action-ui.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { t } from "../../../messages/t.ts";
import { rejectionReason } from "../rejection-reason.tsx";
import { anonymize } from "./anonymize.tsx";
import { hire, undoHire } from "./hire.tsx";

type Candidate = ApiRecord<"candidates">;

const nameOf = ({ attributes }: Candidate): string => attributes.name;

/** What a transfer does, in sentences. */
function transferInWords(candidate: Candidate): string {
  const job = relatedLabel(candidate as unknown as ApiRecord, "job");
  const ending =
    candidate.attributes.job_id === null
      ? t("The time for no job in particular ends in the timeline.")
      : job === ""
        ? t("The time for the job ends in the timeline.")
        : t`The time for ${job} ends in the timeline.`;
  return `${ending} ${t("Rating, files and feedback stay with the candidate.")}`;
}

const KEPT = t("The record is kept only as long as the settings allow, or the person agreed.");

/** The actions of candidates, in their usual order. Each dialog says beforehand what will happen. */
export const candidateActions: Readonly<Record<string, ActionUi<Candidate>>> = {
  move: {
    label: t("Move"),
    icon: "arrow-right",
    text: t(
      "The time in the present stage ends. Some stages can be left for a later one only with a rating.",
    ),
    done: t("Candidate moved"),
    fields: {
      stage_id: { label: t("To the stage"), hint: undefined },
      note: { label: t("Note"), hint: t("It is kept in the timeline.") },
    },
  },
  hire,
  reject: {
    label: t("Reject"),
    icon: "x",
    title: (candidate) => t`Reject ${nameOf(candidate)}?`,
    text: `${t("Nobody is notified automatically. The application leaves the board and can be taken up again.")} ${KEPT}`,
    confirm: t("Reject"),
    done: t("Candidate rejected"),
    isDangerous: true,
    fields: {
      rejection_reason: { label: t("Why"), hint: undefined, Input: rejectionReason("we_rejected").Input },
      note: { label: t("Note"), hint: t("Only those who hire read it.") },
    },
  },
  withdraw: {
    label: t("Withdrew"),
    icon: "arrow-left",
    title: (candidate) => t`Did ${nameOf(candidate)} withdraw?`,
    text: `${t("The application leaves the board and can be taken up again.")} ${KEPT}`,
    confirm: t("Record the withdrawal"),
    done: t("Withdrawal recorded"),
    fields: {
      rejection_reason: {
        label: t("Why"),
        hint: t("If it is known."),
        Input: rejectionReason("they_withdrew").Input,
      },
      note: { label: t("Note"), hint: t("Only those who hire read it.") },
    },
  },
  transfer: {
    label: t("Transfer"),
    icon: "briefcase",
    title: (candidate) => t`Transfer ${nameOf(candidate)} to another job`,
    text: transferInWords,
    confirm: t("Transfer"),
    done: t("Candidate transferred"),
    fields: {
      job_id: { label: t("To the job"), hint: t("A job that is open, or still a draft.") },
      stage_id: { label: t("In the stage"), hint: t("If empty, the first.") },
    },
  },
  reopen: {
    label: t("Take up again"),
    icon: "refresh",
    title: (candidate) => t`Take up ${nameOf(candidate)} again?`,
    text: ({ attributes }) =>
      attributes.status === "rejected"
        ? t(
            "The application is active again. Why it was rejected is removed; the timeline keeps that it was.",
          )
        : t(
            "The application is active again. Why it was withdrawn is removed; the timeline keeps that it was.",
          ),
    confirm: t("Take up again"),
    done: t("Application taken up again"),
    fields: { stage_id: { label: t("In the stage"), hint: t("If empty, the one in which it ended.") } },
  },
  "undo-hire": undoHire,
  anonymize,
};
