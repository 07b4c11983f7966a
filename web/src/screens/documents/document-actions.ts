import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { t } from "../../messages/t.ts";

/** The actions of documents, except signing and uploading, which have dialogs of their own. */
export const documentActions: Readonly<Record<string, ActionUi<ApiRecord<"documents">>>> = {
  "request-signatures": {
    label: t("Request signatures"),
    icon: "send",
    isPrimary: true,
    title: ({ attributes }) => t`Who signs ${attributes.name}?`,
    text: t(
      "Each gets a mail with a link. The document cannot be changed until all have signed or the request is taken back.",
    ),
    confirm: t("Request signatures"),
    done: t("Signatures requested"),
    fields: {
      signers: { label: t("Signers") },
      sequential: { label: t("One after the other, in this order"), hint: undefined },
      message: { label: t("Message"), hint: t("Added to the mail.") },
    },
  },
  decline: {
    label: t("Decline"),
    icon: "circle-x",
    isDangerous: true,
    text: t("Nobody else can sign any more. The company sees your reason."),
    done: t("You have declined to sign"),
    fields: { reason: { label: t("Why") } },
  },
  "remind-signers": { label: t("Remind"), icon: "bell", isImmediate: true },
  void: {
    label: ({ attributes }) => (attributes.status === "signed" ? t("Make void") : t("Take back the request")),
    icon: "ban",
    isDangerous: true,
    title: ({ attributes }) =>
      attributes.status === "signed"
        ? t`Make ${attributes.name} void?`
        : t`Take back the request to sign ${attributes.name}?`,
    text: ({ attributes }) =>
      attributes.status === "signed"
        ? t("The document stays as evidence, and its signatures no longer count. This cannot be undone.")
        : t("Signatures that were given do not count any more. They stay in the trail."),
    fields: { reason: { label: t("Why"), hint: undefined } },
  },
};
