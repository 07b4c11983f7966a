import { documentTypes } from "../../api/generated/resources/document-types.ts";
import { listScreen } from "../../records/list-screen.tsx";
import { reminderDays } from "./reminder-days.tsx";

const CONTRACT_TYPES = {
  employment_contract: "Employment contract",
  internship: "Internship",
  b2b_unpaid_holidays: "B2B, unpaid holidays",
  b2b_paid_holidays: "B2B, paid holidays",
};

/** The kinds of documents and their rules. */
export default listScreen({
  resource: "document-types",
  metadata: documentTypes,
  title: "Document types",
  singular: "Document type",
  note: "Kinds of documents: who sees them, who uploads them, and who must have one.",
  fields: {
    visibility: {
      label: "Seen by",
      hint: "Besides those who may see all documents. A change applies to existing documents at once.",
      optionLabels: { private: "Nobody else", employee: "The person", superiors: "The person and superiors" },
    },
    employee_can_upload: { label: "People upload their own", hint: undefined },
    requires_end_date: { label: "Has an end" },
    requires_signature: { label: "Must be signed", hint: undefined },
    is_required: { label: "Everybody must have one", hint: undefined },
    required_contract_types: {
      label: "Only with these contracts",
      hint: "If empty, everybody.",
      optionLabels: CONTRACT_TYPES,
      isOffered: ({ is_required }) => is_required === true,
    },
    reminder_days: {
      label: "Reminders, days before the end",
      hint: "Type a number and press Enter.",
      ...reminderDays,
    },
    notify_employee_ids: { label: "Who else is reminded", hint: undefined },
    is_used: { label: "In use" },
  },
  list: {
    columns: ["name", "visibility", "is_required", "requires_signature", "requires_end_date"],
    more: [
      "description",
      "employee_can_upload",
      "reminder_days",
      "notify_employee_ids",
      "is_used",
      "created_at",
    ],
    sort: "name",
    emptyText: "A document type is a kind of paper, such as contracts or residence permits.",
  },
  form: [
    { title: "Document type", fields: ["name", "description", "visibility", "employee_can_upload"] },
    {
      title: "Rules",
      fields: ["requires_end_date", "requires_signature", "is_required", "required_contract_types"],
    },
    { title: "Reminders", fields: ["reminder_days", "notify_employee_ids"] },
  ],
  deletion: {},
});
