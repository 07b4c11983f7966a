import { documentTemplates } from "../../../api/generated/resources/document-templates.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { TemplateText } from "./template-text.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  documentable_type: {
    label: t("For"),
    hint: undefined,
    optionLabels: { employees: t("People"), clients: t("Clients"), workspace: t("The company") },
  },
  type_id: { label: t("Type of the documents"), hint: undefined },
  document_name: {
    label: t("Name of the documents"),
    hint: t("It can contain placeholders: Contract of {{ employee.name }}"),
  },
  content: { label: t("Text"), hint: undefined, isWide: true, Input: TemplateText } as FieldOverride,
  date_format: { label: t("How dates are written") },
  placeholders: { label: t("Placeholders"), hint: undefined },
  is_active: { label: t("In use"), hint: undefined },
  is_used: { label: t("Documents were made from it") },
};

/** The list, form and page of templates. */
export const templateUi = resourceUi({
  resource: "document-templates",
  metadata: documentTemplates,
  title: t("Templates"),
  singular: t("Template"),
  note: t("Texts with placeholders, from which documents are made for one or many people."),
  fields,
  list: {
    columns: ["name", "documentable_type", "type_id", "is_active"],
    more: ["description", "document_name", "date_format", "is_used", "created_at"],
    sort: "name",
    filters: { type_id: { label: t("Type"), resource: "document-types" } },
    emptyText: t("Write a text once, and make the documents of many people from it."),
  },
  form: [
    { title: t("Template"), fields: ["name", "documentable_type", "type_id", "description"] },
    { title: t("Documents"), fields: ["document_name", "date_format", "content"] },
  ],
  deletion: { text: t("Documents that were made from it stay as they are.") },
  page: (id) => `/documents/templates/${id}`,
  createPath: "/documents/templates/new",
});
