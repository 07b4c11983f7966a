import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { formatMoney } from "../../format/numbers.ts";
import { ChosenLines } from "./chosen-lines.tsx";
import { SendPreview, suggestedRecipients } from "./send-preview.tsx";

type Offer = ApiRecord<"offers">;

const pageOf = (id: string): string => `/offers/${id}`;
const totalOf = ({ attributes: { total, currency } }: Offer): string => formatMoney(total, currency);

/** The actions of offers, in their usual order. */
export const offerActions: Readonly<Record<string, ActionUi<Offer>>> = {
  send: {
    label: "Send",
    title: "Send the offer",
    icon: "send",
    isPrimary: true,
    text: "Afterwards the offer can no longer be changed, only revised. An earlier version that is still open is replaced.",
    initial: suggestedRecipients,
    Preview: SendPreview,
    done: "Offer sent",
    isExplained: ({ attributes }, holds) => holds && attributes.status === "draft",
    fields: {
      recipients: {
        label: "Mail the PDF to",
        hint: "One address per line. If empty, the offer is only marked as sent.",
      },
      message: { label: "Message", hint: "If empty, a text in the client's language." },
    },
  },
  accept: {
    label: "Accepted",
    icon: "check",
    isPrimary: true,
    title: ({ attributes }) => `Was ${attributes.number} accepted?`,
    confirm: "Record the acceptance",
    text: "The totals follow the optional lines that the client chose. Afterwards nothing of the offer changes.",
    done: "Offer accepted",
    fields: {
      accepted_by_name: { label: "Accepted by", hint: "Who decided for the client." },
      accepted_at: { label: "When", hint: "If empty, now." },
      selected_line_ids: { label: "Chosen options", hint: undefined, Input: ChosenLines },
      note: { label: "Note", hint: undefined },
      win_lead: {
        label: "Mark the lead as won",
        hint: "With the net total as its value, if the lead is still open.",
      },
    },
  },
  decline: {
    label: "Declined",
    icon: "x",
    title: ({ attributes }) => `Was ${attributes.number} declined?`,
    confirm: "Record that it was declined",
    done: "Offer declined",
    isDangerous: true,
    fields: { reason: { label: "Why", hint: undefined } },
  },
  "convert-to-invoice": {
    label: "Make an invoice",
    icon: "file-text",
    isPrimary: true,
    text: (offer) =>
      `Creates the draft of an invoice over ${totalOf(offer)}, with the lines and taxes of the offer. Nothing is issued yet.`,
    confirm: "Create the draft",
    done: "Invoice drafted",
    opens: (_id, { attributes }) => `/invoices/${attributes.invoice_id}`,
    isExplained: ({ attributes }, holds) => holds && attributes.status === "accepted",
    fields: {
      issue_date: { label: "Issue date", hint: "If empty, the day on which it is issued." },
      due_date: { label: "Due date", hint: "If empty, it follows from the payment terms." },
    },
  },
  "convert-to-project": {
    label: "Make a project",
    icon: "briefcase",
    text: ({ attributes }) =>
      `Creates a project of the client. Its fee or budget is the net total, ${formatMoney(attributes.net_total, attributes.currency)}.`,
    confirm: "Create the project",
    done: "Project created",
    opens: (_id, { attributes }) => `/projects/${attributes.project_id}`,
    isExplained: ({ attributes }, holds) => holds && attributes.status === "accepted",
    fields: {
      name: { label: "Name", hint: "If empty, the title of the offer." },
      billing_model: {
        label: "Billed",
        optionLabels: { fixed_fee: "Fixed fee", time_and_materials: "By time, with a budget" },
        hint: undefined,
      },
      starts_at: { label: "First day", hint: undefined },
      ends_at: { label: "Last day", hint: undefined },
      create_tasks: {
        label: "Create a task for each line",
        hint: "Lines with the same description share one.",
      },
    },
  },
  extend: {
    label: "Extend",
    icon: "calendar",
    done: "Offer extended",
    fields: { valid_until: { label: "Valid until", hint: "Today or later." } },
  },
  revise: {
    label: "Revise",
    icon: "pencil",
    text: "Creates the next version as a draft. What was sent stays open until the new version is sent.",
    done: "New version created",
    opens: pageOf,
  },
  reopen: {
    label: "Reopen",
    icon: "refresh",
    text: "The offer is open again, or expired if its last day is over.",
    done: "Offer reopened",
  },
  duplicate: {
    label: "Duplicate",
    icon: "copy",
    text: "Creates the draft of another offer with the same texts and lines.",
    done: "Offer duplicated",
    opens: pageOf,
    fields: {
      lead_id: { label: "Lead", hint: "If lead and client are empty, those of this offer." },
      client_id: { label: "Client", hint: undefined },
      title: { label: "Title", hint: "If empty, the same." },
    },
  },
};
