import { archiveActions } from "../../../platform/archiving/archive-actions.ts";

export const CHOOSE_ANOTHER_DEFAULT = "Choose another default policy first.";

/** Archived policies get no new requests and balances; existing requests are unaffected. */
export const { archive: archivePolicy, restore: restorePolicy } = archiveActions("holiday-policies", {
  description: "Archives the policy, which prevents new balances and requests; open requests are unaffected.",
  grants: [{ permissions: ["manage-leave"] }],
  lock: (work) => work.lock("holiday-policies"),
  mayArchive: (policy) => (policy.is_default === true ? CHOOSE_ANOTHER_DEFAULT : null),
});
