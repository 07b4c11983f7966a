import type { ApiRecord } from "../../../api/records.ts";
import { type ActionUi, isOpen } from "../../../declare/action-ui.ts";
import { mayAny } from "../../../session/session.ts";
import { periodInWords } from "./leave-period.ts";

const fields = {
  status_explanation: { label: "Explanation", hint: "The requester sees this. Optional." },
  override_balance: { label: "Approve even if the balance is insufficient", hint: undefined },
};

const shared = { text: (request: ApiRecord<"holidays">) => periodInWords(request), fields };

/** The actions of leave requests. */
export const requestActions: Readonly<Record<string, ActionUi<ApiRecord<"holidays">>>> = {
  approve: {
    ...shared,
    label: "Approve",
    isPrimary: true,
    title: "Approve the request?",
    without: (session) => (mayAny(session, ["manage-leave"]) ? [] : ["override_balance"]),
    done: "Approved",
    // People who can reject a request decide on it, so they also see why it cannot be approved.
    isExplained: (request) => isOpen(request, "reject"),
  },
  reject: { ...shared, label: "Reject", title: "Reject the request?", done: "Rejected", isDangerous: true },
  cancel: {
    ...shared,
    label: "Cancel the request",
    title: "Cancel the request?",
    done: "Cancelled",
    isDangerous: true,
  },
};
