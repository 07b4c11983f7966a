import type { ApiRecord } from "../../../api/records.ts";
import { SecretDialog } from "../../../components/secret-once.tsx";
import type { ActionUi, ResultProps } from "../../../declare/action-ui.ts";
import { A_DAY, graceMinutes } from "../grace-minutes.ts";
import { NewSecret } from "./new-secret.tsx";

const NewKey = ({ meta, onClose }: ResultProps) => (
  <SecretDialog title="Your new key" onClose={onClose}>
    {(close) => <NewSecret secret={String(meta.plain_text_key)}>{close}</NewSecret>}
  </SecretDialog>
);

/** What can be done with a key: end the old one of a regeneration, regenerate, revoke. */
export const keyActions: Readonly<Record<string, ActionUi<ApiRecord<"api-keys">>>> = {
  "end-grace": {
    label: "End the old key",
    title: "End the old key now?",
    text: "Programs that still use it are rejected from their next request on.",
    isDangerous: true,
    done: "The old key has ended.",
  },
  regenerate: {
    label: "Regenerate",
    icon: "refresh",
    text: "A new key with the same scopes is created. The old key keeps working for as long as you choose, so that programs can switch to the new one.",
    fields: {
      grace_minutes: graceMinutes("The old key ends"),
      expires_at: { label: "The new one expires", hint: "If empty, unchanged." },
    },
    initial: { grace_minutes: A_DAY },
    done: "The key is regenerated.",
    Result: NewKey,
  },
  revoke: {
    label: "Revoke",
    text: "It is rejected from the next request on, together with the old key of a regeneration. This cannot be undone.",
    confirm: "Revoke the key",
    isDangerous: true,
    fields: { reason: { label: "Reason" } },
  },
};
