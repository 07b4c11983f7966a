import { documents } from "../../api/generated/resources/documents.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { MarkdownText } from "../../markdown/markdown-text.tsx";
import { documentActions } from "./document-actions.ts";
import { DocumentStatus, STATUS_LABELS } from "./document-status.tsx";
import { OwnerName } from "./owner-name.tsx";
import { UploadButton } from "./upload/upload-button.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  name: { hint: undefined },
  documentable_type: {
    label: "Belongs to",
    optionLabels: {
      employees: "A person",
      clients: "A client",
      workspace: "The company",
      signature: "Signature",
    },
  },
  employee_id: { label: "Person", hint: undefined },
  client_id: { label: "Client", hint: undefined },
  type_id: { label: "Type", hint: undefined },
  content: { label: "Text", hint: undefined, Show: ({ value }) => <MarkdownText text={String(value)} /> },
  start_date: { label: "Valid from", hint: undefined },
  end_date: { label: "Valid until", hint: undefined },
  status: { optionLabels: STATUS_LABELS },
  file_name: { label: "File" },
  template_id: { label: "Made from", hint: undefined },
  created_by_employee_id: { label: "Added by", hint: undefined },
  version: { hint: undefined },
};

const LOCKS: Readonly<Record<string, string>> = {
  awaiting_signatures: "The document is being signed and cannot be changed.",
  signed: "The document is signed and cannot be changed.",
  voided: "The document is void and cannot be changed.",
};

/** The list and page of documents. */
export const documentUi = resourceUi({
  resource: "documents",
  metadata: documents,
  title: "Documents",
  singular: "Document",
  fields,
  list: {
    columns: [
      "name",
      {
        name: "owner",
        label: "Belongs to",
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
      { id: "all", label: "All", filters: {} },
      {
        id: "to-sign",
        label: "To sign",
        filters: ({ employee_id }) => (employee_id === null ? null : { pending_signer_id: employee_id }),
      },
      {
        id: "mine",
        label: "Mine",
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id }),
      },
      { id: "workspace", label: "Of the company", filters: { documentable_type: "workspace" } },
      { id: "awaiting", label: "Awaiting signatures", filters: { status: "awaiting_signatures" } },
      { id: "expired", label: "Expired", filters: { is_expired: "true" } },
    ],
    filters: {
      employee_id: { label: "Person", resource: "employees" },
      client_id: { label: "Client", resource: "clients" },
      type_id: { label: "Type", resource: "document-types" },
      template_id: { label: "Made from", resource: "document-templates" },
      signer_id: { label: "Signer", resource: "employees" },
      pending_signer_id: { label: "Waiting for", resource: "employees" },
    },
    emptyText: "There are no documents here yet.",
    bulk: { "remind-signers": { label: "Remind the signers", from: ["awaiting_signatures"] } },
  },
  isCopied: false,
  form: [
    { title: "Document", fields: ["name", "employee_id", "client_id", "type_id"] },
    { title: "Text", fields: ["content"] },
    { title: "Validity", fields: ["start_date", "end_date", "description"] },
  ],
  actions: documentActions,
  lockOf: ({ attributes }: ApiRecord<"documents">) => LOCKS[attributes.status] ?? null,
  isChangeable: ({ attributes }: ApiRecord<"documents">, field: string) =>
    LOCKS[attributes.status] === undefined ||
    field === "description" ||
    (field === "end_date" && attributes.status === "signed" && attributes.end_date === null),
  deletion: {
    text: "All versions of its file are deleted too.",
    isOffered: ({ attributes }: ApiRecord<"documents">) => LOCKS[attributes.status] === undefined,
  },
  page: (id) => `/documents/${id}`,
  ListActions: UploadButton,
});
