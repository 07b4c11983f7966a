import { SecretDialog, SecretOnce } from "../../../components/secret-once.tsx";
import type { ActionUi, ResultProps } from "../../../declare/action-ui.ts";
import { t } from "../../../messages/t.ts";
import { graceMinutes } from "../grace-minutes.ts";

const NewSigningSecret = ({ meta, onClose }: ResultProps) => (
  <SecretDialog title={t("New signing secret")} onClose={onClose}>
    {(close) => (
      <SecretOnce title={t("Copy the secret now")} label={t("Signing secret")} secret={String(meta.secret)}>
        {close}
      </SecretOnce>
    )}
  </SecretDialog>
);

/** What can be done with a webhook: test it, roll its secret, switch it off and on. */
export const webhookActions: Readonly<Record<string, ActionUi>> = {
  test: {
    label: t("Send a test"),
    isImmediate: true,
    done: t("A test message was sent; its delivery is listed below."),
  },
  "rotate-secret": {
    label: t("Roll the secret"),
    title: t("Roll the secret?"),
    text: t(
      "A new secret is created. Until the old one expires, messages are signed with both, so that the receiver can switch to the new one.",
    ),
    fields: { grace_minutes: graceMinutes(t("The old secret expires")) },
    done: t("The secret has been rolled."),
    Result: NewSigningSecret,
  },
  disable: { label: t("Disable"), isImmediate: true, done: t("Webhook disabled") },
  enable: { label: t("Enable"), isImmediate: true, done: t("Webhook enabled") },
};
