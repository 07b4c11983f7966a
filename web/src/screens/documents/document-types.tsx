import { documentTypes } from "../../api/generated/resources/document-types.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";
import { reminderDays } from "./reminder-days.tsx";

const CONTRACT_TYPES = {
  employment_contract: t("Employment contract"),
  internship: t("Internship"),
  b2b_unpaid_holidays: t("B2B, unpaid holidays"),
  b2b_paid_holidays: t("B2B, paid holidays"),
};

/** The kinds of documents and their rules. */
export default listScreen({
  resource: "document-types",
  metadata: documentTypes,
  title: t("Document types"),
  singular: t("Document type"),
  note: t("Kinds of documents: who sees them, who uploads them, and who must have one."),
  fields: {
    visibility: {
      label: t("Seen by"),
      hint: t("Besides those who may see all documents. A change applies to existing documents at once."),
      optionLabels: {
        private: t("Nobody else"),
        employee: t("The person"),
        superiors: t("The person and superiors"),
      },
    },
    employee_can_upload: { label: t("People upload their own"), hint: undefined },
    requires_end_date: { label: t("Has an end") },
    requires_signature: { label: t("Must be signed"), hint: undefined },
    is_required: { label: t("Everybody must have one"), hint: undefined },
    required_contract_types: {
      label: t("Only with these contracts"),
      hint: t("If empty, everybody."),
      optionLabels: CONTRACT_TYPES,
      isOffered: ({ is_required }) => is_required === true,
    },
    reminder_days: {
      label: t("Reminders, days before the end"),
      hint: t("Type a number and press Enter."),
      ...reminderDays,
    },
    notify_employee_ids: { label: t("Who else is reminded"), hint: undefined },
    is_used: { label: t("In use") },
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
    emptyText: t("A document type is a kind of paper, such as contracts or residence permits."),
  },
  form: [
    { title: t("Document type"), fields: ["name", "description", "visibility", "employee_can_upload"] },
    {
      title: t("Rules"),
      fields: ["requires_end_date", "requires_signature", "is_required", "required_contract_types"],
    },
    { title: t("Reminders"), fields: ["reminder_days", "notify_employee_ids"] },
  ],
  deletion: {},
});
