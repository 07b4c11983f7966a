import type { ApiRecord } from "../../../api/records.ts";
import { type ActionUi, isOpen } from "../../../declare/action-ui.ts";
import { t } from "../../../messages/t.ts";
import { mayAny } from "../../../session/session.ts";
import { periodInWords } from "./leave-period.ts";

const REQUEST = { one: t("Leave request") };

const fields = {
  status_explanation: { label: t("Explanation"), hint: t("The requester sees this. Optional.") },
  override_balance: { label: t("Approve even if the balance is insufficient"), hint: undefined },
};

const shared = { text: (request: ApiRecord<"holidays">) => periodInWords(request), fields };

/** The actions of leave requests. */
export const requestActions: Readonly<Record<string, ActionUi<ApiRecord<"holidays">>>> = {
  approve: {
    ...shared,
    label: t("Approve"),
    isPrimary: true,
    title: t("Approve the request?"),
    without: (session) => (mayAny(session, ["manage-leave"]) ? [] : ["override_balance"]),
    done: t("Approved", REQUEST),
    // People who can reject a request decide on it, so they also see why it cannot be approved.
    isExplained: (request) => isOpen(request, "reject"),
  },
  reject: {
    ...shared,
    label: t("Reject"),
    title: t("Reject the request?"),
    done: t("Rejected", REQUEST),
    isDangerous: true,
  },
  cancel: {
    ...shared,
    label: t("Cancel the request"),
    title: t("Cancel the request?"),
    done: t("Cancelled", REQUEST),
    isDangerous: true,
  },
};
