// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const clientContacts: ResourceMetadata = {
  name: "client-contacts",
  singular: "client contact",
  plural: "client contacts",
  rights: {
    "list": [{"permissions":["view-clients"]}],
    "create": [{"permissions":["manage-clients"]}],
    "update": [{"permissions":["manage-clients"]}],
    "delete": [{"permissions":["manage-clients"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"client-contacts"},
    "client_id": {"name":"client_id","label":"Client","type":"id","required":true,"creatable":true,"resource":"clients"},
    "client_name": {"name":"client_name","label":"Client name","type":"string"},
    "first_name": {"name":"first_name","label":"First name","type":"string","nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "last_name": {"name":"last_name","label":"Last name","type":"string","hint":"Required if there is no email.","nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "name": {"name":"name","label":"Name","type":"string","hint":"First and last name, or the email if there is neither."},
    "email": {"name":"email","label":"Email","type":"email","hint":"Unique within the client.","nullable":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "phone": {"name":"phone","label":"Phone","type":"phone","nullable":true,"creatable":true,"changeable":true,"maxLength":50},
    "position": {"name":"position","label":"Position","type":"string","hint":"Job title.","nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "is_primary": {"name":"is_primary","label":"Is primary","type":"boolean","hint":"Exactly one contact per client is primary: the first, until another is made primary.","creatable":true,"changeable":true,"default":false},
    "is_billing": {"name":"is_billing","label":"Is billing","type":"boolean","hint":"Whether the contact receives invoices; several contacts can.","creatable":true,"changeable":true,"default":false},
    "notes": {"name":"notes","label":"Notes","type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "custom_fields": {"name":"custom_fields","label":"Custom fields","type":"custom-fields","hint":"Keyed by the slugs of custom-fields. Values are merged: an omitted slug is unchanged, null clears the value.","creatable":true,"changeable":true,"default":{}},
    "is_used": {"name":"is_used","label":"Is used","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "client": {"kind":"one","resource":"clients","field":"client_id"},
  },
  actions: {
    "import": {"title":"Import","description":"Creates a record from each row of a CSV or XLSX file. A dry run reports the same without creating anything.","permissions":["manage-clients"],"levels":["collection"],"parameters":{"mode":{"name":"mode","label":"Mode","type":"string","hint":"Whether one invalid row refuses the file, or only itself.","creatable":true,"unread":true},"on_duplicate":{"name":"on_duplicate","label":"On duplicate","type":"string","hint":"What happens to a row that exists already, or earlier in the file.","creatable":true,"unread":true},"mapping":{"name":"mapping","label":"Mapping","type":"string","hint":"The column that each header means, as a JSON object; null leaves a column out. Other headers mean the column of that name.","creatable":true,"unread":true}}},
    "undo-import": {"title":"Undo import","description":"Deletes what an import created, all or nothing: 409 with `touched` if any of it was changed or is referred to since.","permissions":["manage-clients"],"levels":["collection"],"parameters":{"import_id":{"name":"import_id","label":"Import","type":"string","required":true,"creatable":true,"unread":true,"maxLength":26}}},
  },
  isSearchable: true,
};
