// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const documentTemplates: ResourceMetadata = {
  name: "document-templates",
  singular: t("document template"),
  plural: t("document templates"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-documents"]}],
    "update": [{"permissions":["manage-documents"]}],
    "delete": [{"permissions":["manage-documents"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"document-templates"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "documentable_type": {"name":"documentable_type","label":t("Documentable type"),"type":"enum","hint":t("To whom the generated documents belong; it cannot be changed once a document was generated."),"required":true,"creatable":true,"changeable":true,"options":["employees","clients","workspace"]},
    "type_id": {"name":"type_id","label":t("Type"),"type":"id","hint":t("The type of the generated documents; required for employees."),"nullable":true,"creatable":true,"changeable":true,"resource":"document-types"},
    "document_name": {"name":"document_name","label":t("Document name"),"type":"string","hint":t("The name of the generated documents; it can contain placeholders."),"required":true,"creatable":true,"changeable":true,"maxLength":255},
    "content": {"name":"content","label":t("Content"),"type":"text","hint":t("Markdown without HTML. `{{ path }}` is replaced with a value, such as `{{ employee.first_name }}`, `{{ client.name }}`, `{{ workspace.name }}`, `{{ document.end_date }}`, `{{ today }}` or `{{ values.key }}`; `\\{{` is literal."),"required":true,"creatable":true,"changeable":true,"maxLength":65535},
    "date_format": {"name":"date_format","label":t("Date format"),"type":"enum","creatable":true,"changeable":true,"options":["YYYY-MM-DD","DD.MM.YYYY","DD/MM/YYYY","MM/DD/YYYY"],"default":"YYYY-MM-DD"},
    "placeholders": {"name":"placeholders","label":t("Placeholders"),"type":"json","hint":t("The distinct paths that the template uses, sorted.")},
    "is_active": {"name":"is_active","label":t("Is active"),"type":"boolean","hint":t("Whether documents can be generated from the template."),"creatable":true,"changeable":true,"default":true},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "type": {"kind":"one","resource":"document-types","field":"type_id"},
  },
  actions: {
    "generate": {"title":t("Generate"),"description":t("Generates documents with the values of the records in place of the placeholders, all of them or none, and returns them. What is missing is reported at `employee_ids.N`."),"permissions":["manage-documents"],"levels":["record"],"parameters":{"employee_ids":{"name":"employee_ids","label":t("Employees"),"type":"ids","hint":t("For whom documents are generated; required by templates for employees, otherwise prohibited."),"nullable":true,"creatable":true,"unread":true,"resource":"employees","maxItems":100},"client_id":{"name":"client_id","label":t("Client"),"type":"id","hint":t("For whom the document is generated; required by templates for clients, otherwise prohibited."),"nullable":true,"creatable":true,"unread":true,"resource":"clients"},"values":{"name":"values","label":t("Values"),"type":"json","hint":t("The texts for placeholders `{{ values.key }}`, by key."),"nullable":true,"creatable":true,"unread":true},"start_date":{"name":"start_date","label":t("Start date"),"type":"date","hint":t("The start date of the documents."),"nullable":true,"creatable":true,"unread":true},"end_date":{"name":"end_date","label":t("End date"),"type":"date","hint":t("The end date of the documents."),"nullable":true,"creatable":true,"unread":true},"allow_missing":{"name":"allow_missing","label":t("Allow missing"),"type":"boolean","hint":t("Whether placeholders without a value become empty text instead of refusing the request."),"nullable":true,"creatable":true,"unread":true,"default":false}}},
  },
  isSearchable: true,
};
