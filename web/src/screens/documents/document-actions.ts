import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";

/** The actions of documents, except signing and uploading, which have dialogs of their own. */
export const documentActions: Readonly<Record<string, ActionUi<ApiRecord<"documents">>>> = {
  "request-signatures": {
    label: "Request signatures",
    icon: "send",
    isPrimary: true,
    title: ({ attributes }) => `Who signs ${attributes.name}?`,
    text: "Each gets a mail with a link. The document cannot be changed until all have signed or the request is taken back.",
    confirm: "Request",
    done: "Signatures requested",
    fields: {
      signers: { label: "Signers" },
      sequential: { label: "One after the other, in this order", hint: undefined },
      message: { label: "Message", hint: "Added to the mail." },
    },
  },
  decline: {
    label: "Decline",
    icon: "circle-x",
    isDangerous: true,
    text: "Nobody else can sign any more. The company sees your reason.",
    done: "You have declined to sign",
    fields: { reason: { label: "Why" } },
  },
  "remind-signers": { label: "Remind", icon: "bell", isImmediate: true },
  void: {
    label: ({ attributes }) => (attributes.status === "signed" ? "Make void" : "Take back the request"),
    icon: "ban",
    isDangerous: true,
    title: ({ attributes }) =>
      attributes.status === "signed"
        ? `Make ${attributes.name} void?`
        : `Take back the request to sign ${attributes.name}?`,
    text: ({ attributes }) =>
      attributes.status === "signed"
        ? "The document stays as evidence, and its signatures no longer count. This cannot be undone."
        : "Signatures that were given do not count any more. They stay in the trail.",
    fields: { reason: { label: "Why", hint: undefined } },
  },
};
