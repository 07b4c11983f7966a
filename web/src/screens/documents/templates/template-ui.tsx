import { documentTemplates } from "../../../api/generated/resources/document-templates.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { TemplateText } from "./template-text.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  documentable_type: {
    label: "For",
    hint: undefined,
    optionLabels: { employees: "People", clients: "Clients", workspace: "The company" },
  },
  type_id: { label: "Type of the documents", hint: undefined },
  document_name: {
    label: "Name of the documents",
    hint: "It can contain placeholders: Contract of {{ employee.name }}",
  },
  content: { label: "Text", hint: undefined, isWide: true, Input: TemplateText } as FieldOverride,
  date_format: { label: "How dates are written" },
  placeholders: { label: "Placeholders", hint: undefined },
  is_active: { label: "In use", hint: undefined },
  is_used: { label: "Documents were made from it" },
};

/** The list, form and page of templates. */
export const templateUi = resourceUi({
  resource: "document-templates",
  metadata: documentTemplates,
  title: "Templates",
  singular: "Template",
  note: "Texts with placeholders, from which documents are made for one or many people.",
  fields,
  list: {
    columns: ["name", "documentable_type", "type_id", "is_active"],
    more: ["description", "document_name", "date_format", "is_used", "created_at"],
    sort: "name",
    filters: { type_id: { label: "Type", resource: "document-types" } },
    emptyText: "Write a text once, and make the documents of many people from it.",
  },
  form: [
    { title: "Template", fields: ["name", "documentable_type", "type_id", "description"] },
    { title: "Documents", fields: ["document_name", "date_format", "content"] },
  ],
  deletion: { text: "Documents that were made from it stay as they are." },
  page: (id) => `/documents/templates/${id}`,
  createPath: "/documents/templates/new",
});
