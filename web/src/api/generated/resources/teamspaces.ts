// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const teamspaces: ResourceMetadata = {
  name: "teamspaces",
  singular: t("teamspace"),
  plural: t("teamspaces"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-knowledge-base"],"someRows":true}],
    "delete": [{"permissions":["manage-knowledge-base"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"teamspaces"},
    "name": {"name":"name","label":t("Name"),"type":"string","hint":t("Unique among the teamspaces that are not archived, also those that the caller does not see."),"required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":100},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "icon": {"name":"icon","label":t("Icon"),"type":"string","hint":t("An emoji or the name of an icon."),"nullable":true,"creatable":true,"changeable":true,"maxLength":50},
    "color": {"name":"color","label":t("Color"),"type":"color","nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "default_access": {"name":"default_access","label":t("Default access"),"type":"enum","hint":t("What everybody may do in it. `none`: only members see it."),"creatable":true,"changeable":true,"options":["none","viewer","editor"],"default":"viewer"},
    "is_private": {"name":"is_private","label":t("Is private"),"type":"boolean","hint":t("Whether only members see it.")},
    "members": {"name":"members","label":t("Members"),"type":"records","hint":t("Those with an access of their own; a write replaces the set. At least one is an admin. Default: the creator as admin."),"creatable":true,"changeable":true,"maxItems":500,"items":{"employee_id":{"name":"employee_id","label":t("Employee"),"type":"id","required":true,"creatable":true,"unread":true,"resource":"employees"},"access":{"name":"access","label":t("Access"),"type":"enum","required":true,"creatable":true,"unread":true,"options":["viewer","editor","admin"]}}},
    "my_access": {"name":"my_access","label":t("My access"),"type":"enum","hint":t("What the caller may do in it."),"options":["viewer","editor","admin"]},
    "pages_count": {"name":"pages_count","label":t("Pages count"),"type":"integer","hint":t("How many published pages it has.")},
    "archived": {"name":"archived","label":t("Archived"),"type":"boolean"},
    "archived_at": {"name":"archived_at","label":t("Archived at"),"type":"date-time","hint":t("Set by archive, cleared by restore."),"nullable":true},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "pages": {"kind":"many","resource":"pages"},
    "memberEmployees": {"kind":"many","resource":"employees"},
  },
  actions: {
    "archive": {"title":t("Archive"),"description":t("Closes the teamspace: only its admins see it and its pages, and nothing in it can be changed."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "restore": {"title":t("Restore"),"description":t("Takes it back out of the archive."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "add-members": {"title":t("Add members"),"description":t("Adds members or changes the access of existing ones; the others stay as they are."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record"],"parameters":{"members":{"name":"members","label":t("Members"),"type":"records","required":true,"creatable":true,"unread":true,"maxItems":500,"items":{"employee_id":{"name":"employee_id","label":t("Employee"),"type":"id","required":true,"creatable":true,"unread":true,"resource":"employees"},"access":{"name":"access","label":t("Access"),"type":"enum","required":true,"creatable":true,"unread":true,"options":["viewer","editor","admin"]}}}}},
    "remove-members": {"title":t("Remove members"),"description":t("Removes the own access of employees; those who have none are skipped."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record"],"parameters":{"employee_ids":{"name":"employee_ids","label":t("Employees"),"type":"ids","required":true,"creatable":true,"unread":true,"resource":"employees","maxItems":500}}},
    "leave": {"title":t("Leave the teamspace"),"description":t("Removes the caller's own entry among the members."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record"],"parameters":{}},
  },
  isSearchable: true,
};
