import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { ChosenLines } from "./chosen-lines.tsx";
import { SendPreview, suggestedRecipients } from "./send-preview.tsx";

type Offer = ApiRecord<"offers">;

const pageOf = (id: string): string => `/offers/${id}`;
const totalOf = ({ attributes: { total, currency } }: Offer): string => formatMoney(total, currency);

/** The actions of offers, in their usual order. */
export const offerActions: Readonly<Record<string, ActionUi<Offer>>> = {
  send: {
    label: t("Send"),
    title: t("Send the offer"),
    icon: "send",
    isPrimary: true,
    text: t(
      "Afterwards the offer can no longer be changed, only revised. An earlier version that is still open is replaced.",
    ),
    initial: suggestedRecipients,
    Preview: SendPreview,
    done: t("Offer sent"),
    isExplained: ({ attributes }, holds) => holds && attributes.status === "draft",
    fields: {
      recipients: {
        label: t("Mail the PDF to"),
        hint: t("One address per line. If empty, the offer is only marked as sent."),
      },
      message: { label: t("Message"), hint: t("If empty, a text in the client's language.") },
    },
  },
  accept: {
    label: t("Mark as accepted"),
    icon: "check",
    isPrimary: true,
    title: ({ attributes }) => t`Was ${attributes.number} accepted?`,
    confirm: t("Record the acceptance"),
    text: t(
      "The totals follow the optional lines that the client chose. Afterwards nothing of the offer changes.",
    ),
    done: t("Offer accepted"),
    fields: {
      accepted_by_name: { label: t("Accepted by"), hint: t("Who decided for the client.") },
      accepted_at: { label: t("When"), hint: t("If empty, now.") },
      selected_line_ids: { label: t("Chosen options"), hint: undefined, Input: ChosenLines },
      note: { label: t("Note"), hint: undefined },
      win_lead: {
        label: t("Mark the lead as won"),
        hint: t("With the net total as its value, if the lead is still open."),
      },
    },
  },
  decline: {
    label: t("Mark as declined"),
    icon: "x",
    title: ({ attributes }) => t`Was ${attributes.number} declined?`,
    confirm: t("Record that it was declined"),
    done: t("Offer declined"),
    isDangerous: true,
    fields: { reason: { label: t("Why"), hint: undefined } },
  },
  "convert-to-invoice": {
    label: t("Make an invoice"),
    icon: "file-text",
    isPrimary: true,
    text: (offer) =>
      t`Creates the draft of an invoice over ${totalOf(offer)}, with the lines and taxes of the offer. Nothing is issued yet.`,
    confirm: t("Create the draft"),
    done: t("Invoice drafted"),
    opens: (_id, { attributes }) => `/invoices/${attributes.invoice_id}`,
    isExplained: ({ attributes }, holds) => holds && attributes.status === "accepted",
    fields: {
      issue_date: { label: t("Issue date"), hint: t("If empty, the day on which it is issued.") },
      due_date: { label: t("Due date"), hint: t("If empty, it follows from the payment terms.") },
    },
  },
  "convert-to-project": {
    label: t("Make a project"),
    icon: "briefcase",
    text: ({ attributes }) =>
      t`Creates a project of the client. Its fee or budget is the net total, ${formatMoney(attributes.net_total, attributes.currency)}.`,
    confirm: t("Create the project"),
    done: t("Project created"),
    opens: (_id, { attributes }) => `/projects/${attributes.project_id}`,
    isExplained: ({ attributes }, holds) => holds && attributes.status === "accepted",
    fields: {
      name: { label: t("Name"), hint: t("If empty, the title of the offer.") },
      billing_model: {
        label: t("Billed"),
        optionLabels: { fixed_fee: t("Fixed fee"), time_and_materials: t("By time, with a budget") },
        hint: undefined,
      },
      starts_at: { label: t("First day"), hint: undefined },
      ends_at: { label: t("Last day"), hint: undefined },
      create_tasks: {
        label: t("Create a task for each line"),
        hint: t("Lines with the same description share one."),
      },
    },
  },
  extend: {
    label: t("Extend"),
    icon: "calendar",
    done: t("Offer extended"),
    fields: { valid_until: { label: t("Valid until"), hint: t("Today or later.") } },
  },
  revise: {
    label: t("Revise"),
    icon: "pencil",
    text: t("Creates the next version as a draft. What was sent stays open until the new version is sent."),
    done: t("New version created"),
    opens: pageOf,
  },
  reopen: {
    label: t("Reopen"),
    icon: "refresh",
    text: t("The offer is open again, or expired if its last day is over."),
    done: t("Offer reopened"),
  },
  duplicate: {
    label: t("Duplicate"),
    icon: "copy",
    text: t("Creates the draft of another offer with the same texts and lines."),
    done: t("Offer duplicated"),
    opens: pageOf,
    fields: {
      lead_id: { label: t("Lead"), hint: t("If lead and client are empty, those of this offer.") },
      client_id: { label: t("Client"), hint: undefined },
      title: { label: t("Title"), hint: t("If empty, the same.") },
    },
  },
};
