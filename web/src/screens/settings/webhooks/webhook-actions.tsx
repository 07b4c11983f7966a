import { SecretDialog, SecretOnce } from "../../../components/secret-once.tsx";
import type { ActionUi, ResultProps } from "../../../declare/action-ui.ts";
import { graceMinutes } from "../grace-minutes.ts";

const NewSigningSecret = ({ meta, onClose }: ResultProps) => (
  <SecretDialog title="New signing secret" onClose={onClose}>
    {(close) => (
      <SecretOnce title="Copy the secret now" label="Signing secret" secret={String(meta.secret)}>
        {close}
      </SecretOnce>
    )}
  </SecretDialog>
);

/** What can be done with a webhook: test it, roll its secret, switch it off and on. */
export const webhookActions: Readonly<Record<string, ActionUi>> = {
  test: {
    label: "Send a test",
    isImmediate: true,
    done: "A test message was sent; its delivery is listed below.",
  },
  "rotate-secret": {
    label: "Roll the secret",
    title: "Roll the secret?",
    text: "A new secret is created. Until the old one expires, messages are signed with both, so that the receiver can switch to the new one.",
    fields: { grace_minutes: graceMinutes("The old secret expires") },
    done: "The secret has been rolled.",
    Result: NewSigningSecret,
  },
  disable: { label: "Disable", isImmediate: true, done: "Webhook disabled" },
  enable: { label: "Enable", isImmediate: true, done: "Webhook enabled" },
};
