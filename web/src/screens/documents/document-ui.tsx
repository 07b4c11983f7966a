import { documents } from "../../api/generated/resources/documents.ts";
import type { ApiRecord } from "../../api/records.ts";
import { relatedLabel } from "../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { MarkdownText } from "../../markdown/markdown-text.tsx";
import { t } from "../../messages/t.ts";
import { documentActions } from "./document-actions.ts";
import { DocumentStatus, STATUS_LABELS } from "./document-status.tsx";
import { OwnerName } from "./owner-name.tsx";
import { UploadButton } from "./upload/upload-button.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  name: { hint: undefined },
  documentable_type: {
    label: t("Belongs to"),
    optionLabels: {
      employees: t("A person"),
      clients: t("A client"),
      workspace: t("The company"),
      signature: t("Signature"),
    },
  },
  employee_id: { label: t("Person"), hint: undefined },
  client_id: { label: t("Client"), hint: undefined },
  type_id: { label: t("Type"), hint: undefined },
  content: { label: t("Text"), hint: undefined, Show: ({ value }) => <MarkdownText text={String(value)} /> },
  start_date: { label: t("Valid from"), hint: undefined },
  end_date: { label: t("Valid until"), hint: undefined },
  status: { optionLabels: STATUS_LABELS },
  file_name: { label: t("File") },
  template_id: { label: t("Made from"), hint: undefined },
  created_by_employee_id: { label: t("Added by"), hint: undefined },
  version: { hint: undefined },
};

const LOCKS: Readonly<Record<string, string>> = {
  awaiting_signatures: t("The document is being signed and cannot be changed."),
  signed: t("The document is signed and cannot be changed."),
  voided: t("The document is void and cannot be changed."),
};

/** The list and page of documents. */
export const documentUi = resourceUi({
  resource: "documents",
  metadata: documents,
  title: t("Documents"),
  singular: t("Document"),
  fields,
  list: {
    columns: [
      "name",
      {
        name: "owner",
        label: t("Belongs to"),
        include: "employee[name],client[name]",
        render: (record: ApiRecord<"documents">) => <OwnerName record={record} />,
      },
      "type_id",
      "end_date",
      { name: "status", render: (record: ApiRecord<"documents">) => <DocumentStatus record={record} /> },
    ],
    more: ["description", "start_date", "file_name", "version", "created_by_employee_id", "created_at"],
    sort: "-id",
    views: [
      { id: "all", label: (them) => t("All", them), filters: {} },
      {
        id: "to-sign",
        label: t("To sign"),
        filters: ({ employee_id }) => (employee_id === null ? null : { pending_signer_id: employee_id }),
      },
      {
        id: "mine",
        label: (them) => t("Mine", them),
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id }),
      },
      { id: "workspace", label: t("Of the company"), filters: { documentable_type: "workspace" } },
      { id: "awaiting", label: t("Awaiting signatures"), filters: { status: "awaiting_signatures" } },
      { id: "expired", label: (them) => t("Expired", them), filters: { is_expired: "true" } },
    ],
    filters: {
      employee_id: { label: t("Person"), resource: "employees" },
      client_id: { label: t("Client"), resource: "clients" },
      type_id: { label: t("Type"), resource: "document-types" },
      template_id: { label: t("Made from"), resource: "document-templates" },
      signer_id: { label: t("Signer"), resource: "employees" },
      pending_signer_id: { label: t("Waiting for"), resource: "employees" },
    },
    emptyText: t("There are no documents here yet."),
    bulk: { "remind-signers": { label: t("Remind the signers"), from: ["awaiting_signatures"] } },
  },
  isCopied: false,
  calendar: {
    path: "/documents/calendar",
    listPath: "/documents",
    from: "end_date",
    days: ["end_date", "start_date"],
    note: (record: ApiRecord<"documents">) =>
      [relatedLabel(record, "employee"), relatedLabel(record, "client")].filter(Boolean).join(", ") || null,
    related: ["employee_id", "client_id"],
  },
  form: [
    { title: t("Document"), fields: ["name", "employee_id", "client_id", "type_id"] },
    { title: t("Text"), fields: ["content"] },
    { title: t("Validity"), fields: ["start_date", "end_date", "description"] },
  ],
  actions: documentActions,
  lockOf: ({ attributes }: ApiRecord<"documents">) => LOCKS[attributes.status] ?? null,
  isChangeable: ({ attributes }: ApiRecord<"documents">, field: string) =>
    LOCKS[attributes.status] === undefined ||
    field === "description" ||
    (field === "end_date" && attributes.status === "signed" && attributes.end_date === null),
  deletion: {
    text: t("All versions of its file are deleted too."),
    isOffered: ({ attributes }: ApiRecord<"documents">) => LOCKS[attributes.status] === undefined,
  },
  page: (id) => `/documents/${id}`,
  ListActions: UploadButton,
});
