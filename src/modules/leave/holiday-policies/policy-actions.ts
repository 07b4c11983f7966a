import { archiveActions } from "../../../platform/archiving/archive-actions.ts";

export const CHOOSE_ANOTHER_DEFAULT = "Choose another default policy first.";

/** Archived policies take no new requests and open no balances; open requests live on. */
export const { archive: archivePolicy, restore: restorePolicy } = archiveActions("holiday-policies", {
  description: "Prevents new balances and requests under the policy; open requests are unaffected.",
  grants: [{ permissions: ["manage-leave"] }],
  lock: (work) => work.lock("holiday-policies"),
  mayArchive: (policy) => (policy.is_default === true ? CHOOSE_ANOTHER_DEFAULT : null),
});
