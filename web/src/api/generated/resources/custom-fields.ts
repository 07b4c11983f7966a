// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const customFields: ResourceMetadata = {
  name: "custom-fields",
  singular: t("custom field"),
  plural: t("custom fields"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-custom-fields"]}],
    "update": [{"permissions":["manage-custom-fields"]}],
    "delete": [{"permissions":["manage-custom-fields"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"custom-fields"},
    "resource": {"name":"resource","label":t("Resource"),"type":"enum","required":true,"creatable":true,"options":["leads","clients","client-contacts","employees"]},
    "name": {"name":"name","label":t("Name"),"type":"string","hint":t("The label."),"required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":100},
    "slug": {"name":"slug","label":t("Slug"),"type":"string","hint":t("The key in custom_fields; derived from the name when absent."),"creatable":true,"isUnique":true,"maxLength":50},
    "type": {"name":"type","label":t("Type"),"type":"enum","required":true,"creatable":true,"options":["text","textarea","number","boolean","date","datetime","select","multi_select","email","url","phone","employee"]},
    "description": {"name":"description","label":t("Description"),"type":"string","hint":t("Help text."),"nullable":true,"creatable":true,"changeable":true,"maxLength":500},
    "options": {"name":"options","label":t("Options"),"type":"records","hint":t("select, multi_select: value, made from the label when absent, label, color, is_archived."),"nullable":true,"creatable":true,"changeable":true,"maxItems":200,"items":{"value":{"name":"value","label":t("Value"),"type":"string","nullable":true,"creatable":true,"unread":true,"maxLength":50},"label":{"name":"label","label":t("Label"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":100},"color":{"name":"color","label":t("Color"),"type":"color","nullable":true,"creatable":true,"unread":true,"maxLength":255},"is_archived":{"name":"is_archived","label":t("Is archived"),"type":"boolean","nullable":true,"creatable":true,"unread":true}}},
    "is_required": {"name":"is_required","label":t("Is required"),"type":"boolean","hint":t("A value is required on creation and cannot be cleared."),"creatable":true,"changeable":true,"default":false},
    "default_value": {"name":"default_value","label":t("Default value"),"type":"json","hint":t("The value for new records if the request omits the field. The value for new records if the request omits the field."),"creatable":true,"changeable":true},
    "min_length": {"name":"min_length","label":t("Min length"),"type":"integer","hint":t("text, textarea"),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"maximum":65535},
    "max_length": {"name":"max_length","label":t("Max length"),"type":"integer","hint":t("text, textarea"),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"maximum":65535},
    "min": {"name":"min","label":t("Min"),"type":"json","hint":t("number, date, datetime: the minimum value. number, date, datetime: the minimum value."),"creatable":true,"changeable":true},
    "max": {"name":"max","label":t("Max"),"type":"json","hint":t("number, date, datetime: the maximum value. number, date, datetime: the maximum value."),"creatable":true,"changeable":true},
    "decimals": {"name":"decimals","label":t("Decimals"),"type":"integer","hint":t("number: decimal places, 0 by default."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"maximum":6},
    "unit": {"name":"unit","label":t("Unit"),"type":"string","hint":t("number: displayed after the value."),"nullable":true,"creatable":true,"changeable":true,"maxLength":20},
    "is_unique": {"name":"is_unique","label":t("Is unique"),"type":"boolean","hint":t("text, number, email, url, phone"),"creatable":true,"changeable":true,"default":false},
    "is_filterable": {"name":"is_filterable","label":t("Is filterable"),"type":"boolean","hint":t("At most 20 per resource. True by default while there are fewer."),"creatable":true,"changeable":true},
    "access": {"name":"access","label":t("Access"),"type":"enum","hint":t("restricted: only for employees; requires view-sensitive-information to read."),"creatable":true,"changeable":true,"options":["standard","restricted"],"default":"standard"},
    "position": {"name":"position","label":t("Rank"),"type":"integer","hint":t("Last by default; null while archived."),"nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":100},
    "values_count": {"name":"values_count","label":t("Values count"),"type":"integer","hint":t("The number of records that have a value.")},
    "archived": {"name":"archived","label":t("Archived"),"type":"boolean"},
    "archived_at": {"name":"archived_at","label":t("Archived at"),"type":"date-time","hint":t("Set by archive, cleared by restore."),"nullable":true},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {
    "reorder": {"title":t("Reorder"),"description":t("Reorders the custom fields of a resource, all of which must be given in the new order."),"permissions":["manage-custom-fields"],"levels":["collection"],"parameters":{}},
    "archive": {"title":t("Archive"),"description":t("Hides the field from records, lists and files; its values are preserved."),"permissions":["manage-custom-fields"],"levels":["record","collection"],"parameters":{}},
    "restore": {"title":t("Restore"),"description":t("Takes it back out of the archive."),"permissions":["manage-custom-fields"],"levels":["record","collection"],"parameters":{}},
    "purge": {"title":t("Purge"),"description":t("Deletes an archived field with all its values, including those recorded in the audit log."),"permissions":["manage-custom-fields"],"levels":["record"],"parameters":{"slug":{"name":"slug","label":t("Slug"),"type":"string","hint":t("The slug of the field, as a confirmation."),"required":true,"creatable":true,"unread":true,"maxLength":50}}},
  },
  isSearchable: true,
};
