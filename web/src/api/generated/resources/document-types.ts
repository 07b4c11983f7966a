// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const documentTypes: ResourceMetadata = {
  name: "document-types",
  singular: t("document type"),
  plural: t("document types"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-documents"]}],
    "update": [{"permissions":["manage-documents"]}],
    "delete": [{"permissions":["manage-documents"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"document-types"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "visibility": {"name":"visibility","label":t("Visibility"),"type":"enum","hint":t("Who sees documents of the type without view-documents: nobody, the employee, or the employee and all superiors. Applies to existing documents at once."),"creatable":true,"changeable":true,"options":["private","employee","superiors"],"default":"employee"},
    "employee_can_upload": {"name":"employee_can_upload","label":t("Employee can upload"),"type":"boolean","hint":t("Whether employees add documents of the type for themselves. Not for private types."),"creatable":true,"changeable":true,"default":false},
    "requires_end_date": {"name":"requires_end_date","label":t("Requires end date"),"type":"boolean","creatable":true,"changeable":true,"default":false},
    "requires_signature": {"name":"requires_signature","label":t("Requires signature"),"type":"boolean","hint":t("Whether compliance counts only signed documents."),"creatable":true,"changeable":true,"default":false},
    "is_required": {"name":"is_required","label":t("Is required"),"type":"boolean","hint":t("Whether every active employee should have a document of the type."),"creatable":true,"changeable":true,"default":false},
    "required_contract_types": {"name":"required_contract_types","label":t("Required contract types"),"type":"names","hint":t("The contract types of the employees who need one; empty: everybody. Only for required types."),"creatable":true,"changeable":true,"options":["employment_contract","internship","b2b_unpaid_holidays","b2b_paid_holidays"],"default":[],"maxItems":500},
    "reminder_days": {"name":"reminder_days","label":t("Reminder days"),"type":"json","hint":t("How many days before the end of a document employees are notified. Stored in descending order. Default: [30, 7]."),"creatable":true,"changeable":true,"default":[30,7],"minimum":0,"maximum":365,"maxItems":5},
    "notify_employee_ids": {"name":"notify_employee_ids","label":t("Notify employees"),"type":"ids","hint":t("Who is notified, besides the employee, before documents of the type end."),"creatable":true,"changeable":true,"default":[],"resource":"employees","maxItems":10},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
