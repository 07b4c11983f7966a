import type { ApiRecord } from "../../../api/records.ts";
import { SecretDialog } from "../../../components/secret-once.tsx";
import type { ActionUi, ResultProps } from "../../../declare/action-ui.ts";
import { t } from "../../../messages/t.ts";
import { A_DAY, graceMinutes } from "../grace-minutes.ts";
import { NewSecret } from "./new-secret.tsx";

const NewKey = ({ meta, onClose }: ResultProps) => (
  <SecretDialog title={t("Your new key")} onClose={onClose}>
    {(close) => <NewSecret secret={String(meta.plain_text_key)}>{close}</NewSecret>}
  </SecretDialog>
);

/** What can be done with a key: end the old one of a regeneration, regenerate, revoke. */
export const keyActions: Readonly<Record<string, ActionUi<ApiRecord<"api-keys">>>> = {
  "end-grace": {
    label: t("End the old key"),
    title: t("End the old key now?"),
    text: t("Programs that still use it are rejected from their next request on."),
    isDangerous: true,
    done: t("The old key has ended."),
  },
  regenerate: {
    label: t("Regenerate"),
    icon: "refresh",
    text: t(
      "A new key with the same scopes is created. The old key keeps working for as long as you choose, so that programs can switch to the new one.",
    ),
    fields: {
      grace_minutes: graceMinutes(t("The old key ends")),
      expires_at: { label: t("The new one expires"), hint: t("If empty, unchanged.") },
    },
    initial: { grace_minutes: A_DAY },
    done: t("The key is regenerated."),
    Result: NewKey,
  },
  revoke: {
    label: t("Revoke"),
    text: t(
      "It is rejected from the next request on, together with the old key of a regeneration. This cannot be undone.",
    ),
    confirm: t("Revoke the key"),
    isDangerous: true,
    fields: { reason: { label: t("Reason") } },
  },
};
