import { field } from "../../../engine/declare/index.ts";

/** The kinds of documents that templates make. */
export const TEMPLATE_KINDS = ["employees", "clients", "workspace"] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

export const DATE_FORMATS = ["YYYY-MM-DD", "DD.MM.YYYY", "DD/MM/YYYY", "MM/DD/YYYY"] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** The fields of a template. */
export const templateFields = {
  name: field.string({ caseInsensitive: true }).required().unique(),
  description: field.text(),
  documentable_type: field
    .choice(...TEMPLATE_KINDS)
    .required()
    .describe("To whom the generated documents belong; it cannot be changed once a document was generated."),
  type_id: field
    .reference("document-types")
    .describe("The type of the generated documents; required for employees."),
  document_name: field
    .string()
    .required()
    .describe("The name of the generated documents; it can contain placeholders."),
  content: field
    .text()
    .required()
    .describe(
      "Markdown without HTML. `{{ path }}` is replaced with a value, such as `{{ employee.first_name }}`, `{{ client.name }}`, `{{ workspace.name }}`, `{{ document.end_date }}`, `{{ today }}` or `{{ values.key }}`; `\\{{` is literal.",
    ),
  date_format: field.choice(...DATE_FORMATS).default("YYYY-MM-DD"),
  placeholders: field
    .jsonb<readonly string[]>({ type: "array", items: { type: "string" } })
    .notNull()
    .describe("The distinct paths that the template uses, sorted."),
  is_active: field.boolean().default(true).describe("Whether documents can be generated from the template."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "document-templates": typeof templateFields;
  }
}
