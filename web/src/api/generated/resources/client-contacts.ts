// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const clientContacts: ResourceMetadata = {
  name: "client-contacts",
  singular: t("client contact"),
  plural: t("client contacts"),
  rights: {
    "list": [{"permissions":["view-clients"]}],
    "create": [{"permissions":["manage-clients"]}],
    "update": [{"permissions":["manage-clients"]}],
    "delete": [{"permissions":["manage-clients"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"client-contacts"},
    "client_id": {"name":"client_id","label":t("Client"),"type":"id","required":true,"creatable":true,"resource":"clients"},
    "client_name": {"name":"client_name","label":t("Client name"),"type":"string"},
    "first_name": {"name":"first_name","label":t("First name"),"type":"string","nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "last_name": {"name":"last_name","label":t("Last name"),"type":"string","hint":t("Required if there is no email."),"nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "name": {"name":"name","label":t("Name"),"type":"string","hint":t("First and last name, or the email if there is neither.")},
    "email": {"name":"email","label":t("Email"),"type":"email","hint":t("Unique within the client."),"nullable":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "phone": {"name":"phone","label":t("Phone"),"type":"phone","nullable":true,"creatable":true,"changeable":true,"maxLength":50},
    "position": {"name":"position","label":t("Position"),"type":"string","hint":t("Job title."),"nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "is_primary": {"name":"is_primary","label":t("Is primary"),"type":"boolean","hint":t("Exactly one contact per client is primary: the first, until another is made primary."),"creatable":true,"changeable":true,"default":false},
    "is_billing": {"name":"is_billing","label":t("Is billing"),"type":"boolean","hint":t("Whether the contact receives invoices; several contacts can."),"creatable":true,"changeable":true,"default":false},
    "notes": {"name":"notes","label":t("Notes"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "custom_fields": {"name":"custom_fields","label":t("Custom fields"),"type":"custom-fields","hint":t("Keyed by the slugs of custom-fields. Values are merged: an omitted slug is unchanged, null clears the value."),"creatable":true,"changeable":true,"default":{}},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "client": {"kind":"one","resource":"clients","field":"client_id"},
  },
  actions: {
    "import": {"title":t("Import"),"description":t("Creates a record from each row of a CSV or XLSX file. A dry run reports the same without creating anything."),"permissions":["manage-clients"],"levels":["collection"],"parameters":{"mode":{"name":"mode","label":t("Mode"),"type":"string","hint":t("Whether one invalid row refuses the file, or only itself."),"creatable":true,"unread":true},"on_duplicate":{"name":"on_duplicate","label":t("On duplicate"),"type":"string","hint":t("What happens to a row that exists already, or earlier in the file."),"creatable":true,"unread":true},"mapping":{"name":"mapping","label":t("Mapping"),"type":"string","hint":t("The column that each header means, as a JSON object; null leaves a column out. Other headers mean the column of that name."),"creatable":true,"unread":true}}},
    "undo-import": {"title":t("Undo import"),"description":t("Deletes what an import created, all or nothing: 409 with `touched` if any of it was changed or is referred to since."),"permissions":["manage-clients"],"levels":["collection"],"parameters":{"import_id":{"name":"import_id","label":t("Import"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":26}}},
  },
  isSearchable: true,
};
