// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const views: ResourceMetadata = {
  name: "views",
  singular: t("view"),
  plural: t("views"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-workspace"],"someRows":true}],
    "delete": [{"permissions":["manage-workspace"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"views"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"maxLength":100},
    "resource": {"name":"resource","label":t("Resource"),"type":"string","hint":t("The resource whose list it shows, as in its path."),"required":true,"creatable":true,"maxLength":100},
    "layout": {"name":"layout","label":t("Layout"),"type":"enum","hint":t("board: only for lists that can be grouped; calendar and timeline: only for records with dates by which the list can be filtered."),"creatable":true,"changeable":true,"options":["list","board","calendar","timeline"],"default":"list"},
    "filters": {"name":"filters","label":t("Filters"),"type":"json","hint":t("The query parameters that filter the list, with their texts: `status`, `-department_id`, `where`. Relative dates stay relative."),"creatable":true,"changeable":true,"default":{}},
    "search": {"name":"search","label":t("Search"),"type":"string","hint":t("The words that the list is searched for."),"nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "sort": {"name":"sort","label":t("Sort"),"type":"string","hint":t("The order, as in the list's `sort` parameter."),"nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "columns": {"name":"columns","label":t("Columns"),"type":"lines","hint":t("The fields that the list shows, in their order; null: the usual ones."),"nullable":true,"creatable":true,"changeable":true,"maxLength":200,"maxItems":100},
    "group_by": {"name":"group_by","label":t("Group by"),"type":"string","hint":t("What the records are grouped by, such as the columns of a board."),"nullable":true,"creatable":true,"changeable":true,"maxLength":100},
    "density": {"name":"density","label":t("Density"),"type":"enum","hint":t("The height of the rows; null: as the reader has it."),"nullable":true,"creatable":true,"changeable":true,"options":["comfortable","compact"]},
    "shared_with": {"name":"shared_with","label":t("Shared with"),"type":"enum","hint":t("Who sees it besides its owner."),"creatable":true,"changeable":true,"options":["nobody","roles","everyone"],"default":"nobody"},
    "role_ids": {"name":"role_ids","label":t("Roles"),"type":"ids","hint":t("The roles whose people see it while it is shared with roles."),"creatable":true,"changeable":true,"default":[],"resource":"roles","maxItems":50},
    "is_default": {"name":"is_default","label":t("Is default"),"type":"boolean","hint":t("Whether the list opens with it for everybody. At most one view of a resource, which is shared with everyone; requires manage-workspace."),"creatable":true,"changeable":true,"default":false},
    "is_pinned_for_all": {"name":"is_pinned_for_all","label":t("Is pinned for all"),"type":"boolean","hint":t("Whether everybody who sees it has it in the navigation unless they unpin it; requires manage-workspace."),"creatable":true,"changeable":true,"default":false},
    "is_pinned": {"name":"is_pinned","label":t("Is pinned"),"type":"boolean","hint":t("Whether the caller has it in the navigation.")},
    "is_own": {"name":"is_own","label":t("Is own"),"type":"boolean","hint":t("Whether the caller owns it.")},
    "owner_name": {"name":"owner_name","label":t("Owner name"),"type":"string"},
    "user_id": {"name":"user_id","label":t("User"),"type":"id","hint":t("The account that owns it."),"resource":"users"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "user": {"kind":"one","resource":"users","field":"user_id"},
    "roles": {"kind":"many","resource":"roles","field":"role_ids"},
  },
  actions: {
    "pin": {"title":t("Pin"),"description":t("Adds views to the caller's navigation; one that is there already stays."),"permissions":[],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "unpin": {"title":t("Unpin"),"description":t("Takes views out of the caller's navigation, also those that are pinned for everybody."),"permissions":[],"someRows":true,"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
