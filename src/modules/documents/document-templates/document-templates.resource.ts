import { byField, EXAMPLE_ULID, open, resource, toOne } from "../../../engine/declare/index.ts";
import { MANAGERS } from "../rights.ts";
import { generate } from "./generate.ts";
import { preview } from "./preview.ts";
import { templateFields } from "./template-fields.ts";
import { templateHooks } from "./template-writes.ts";

/** Texts with placeholders from which documents are generated. */
export const documentTemplates = resource("document-templates", {
  description: "Texts in Markdown with placeholders, from which documents are generated.",
  policy: open({ write: [MANAGERS] }),
  tracksUse: true,
  examples: {
    create: {
      name: "Confirmation of employment",
      documentable_type: "employees",
      type_id: EXAMPLE_ULID,
      document_name: "Confirmation for {{ employee.name }}",
      content:
        "# Confirmation\n\n{{ employee.first_name }} {{ employee.last_name }} has worked for {{ workspace.name }} since {{ employee.start_date }}.",
      date_format: "DD.MM.YYYY",
    },
    change: { is_active: false },
  },
  fields: templateFields,
  relationships: { type: toOne("document-types", "type_id") },
  filters: {
    name: byField,
    documentable_type: byField,
    type_id: byField,
    is_active: byField,
    is_used: byField,
  },
  search: ["name", "description"],
  sort: ["name", "id", "created_at"],
  defaultSort: "name",
  hooks: templateHooks,
  actions: { generate },
  getters: { preview },
});
