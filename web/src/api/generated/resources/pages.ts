// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const pages: ResourceMetadata = {
  name: "pages",
  singular: t("page"),
  plural: t("pages"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-knowledge-base"],"someRows":true}],
    "delete": [{"permissions":["manage-knowledge-base"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"pages"},
    "teamspace_id": {"name":"teamspace_id","label":t("Teamspace"),"type":"id","required":true,"creatable":true,"resource":"teamspaces"},
    "parent_id": {"name":"parent_id","label":t("Parent"),"type":"id","hint":t("The page above it in the same teamspace; null for a root page."),"nullable":true,"creatable":true,"resource":"pages"},
    "title": {"name":"title","label":t("Title"),"type":"string","required":true,"creatable":true,"changeable":true,"maxLength":255},
    "content": {"name":"content","label":t("Content"),"type":"text","hint":t("Markdown. HTML in it is shown as text; links lead to http, https, mailto or relative addresses. It can mention people, as `@[Ana Pop](employees:01J…)`."),"creatable":true,"changeable":true,"default":"","mentions":"employees","maxLength":1000000},
    "icon": {"name":"icon","label":t("Icon"),"type":"string","hint":t("An emoji or the name of an icon."),"nullable":true,"creatable":true,"changeable":true,"maxLength":50},
    "position": {"name":"position","label":t("Rank"),"type":"integer","hint":t("The position among the pages with the same parent, starting at 0. Default: the last."),"creatable":true,"minimum":0},
    "depth": {"name":"depth","label":t("Depth"),"type":"integer","hint":t("0 for a root page; at most 9.")},
    "slug": {"name":"slug","label":t("Slug"),"type":"string","hint":t("For readable addresses; it follows the title.")},
    "status": {"name":"status","label":t("Status"),"type":"enum","hint":t("A new page can be a draft or published; afterwards only actions change it."),"creatable":true,"options":["draft","published"],"default":"draft"},
    "version": {"name":"version","label":t("Version"),"type":"integer","hint":t("The number of the present text.")},
    "excerpt": {"name":"excerpt","label":t("Excerpt"),"type":"string","hint":t("The beginning of the text without Markdown.")},
    "word_count": {"name":"word_count","label":t("Word count"),"type":"integer"},
    "has_children": {"name":"has_children","label":t("Has children"),"type":"boolean","hint":t("Whether there is a page below it that the caller sees.")},
    "published_at": {"name":"published_at","label":t("Published at"),"type":"date-time","hint":t("When it was first published."),"nullable":true},
    "archived_at": {"name":"archived_at","label":t("Archived at"),"type":"date-time","nullable":true},
    "created_by_employee_id": {"name":"created_by_employee_id","label":t("Created by employee"),"type":"id","nullable":true,"resource":"employees"},
    "updated_by_employee_id": {"name":"updated_by_employee_id","label":t("Updated by employee"),"type":"id","hint":t("Who last changed the title or the content."),"nullable":true,"resource":"employees"},
    "files": {"name":"files","label":t("Files"),"type":"json","hint":t("The images that its texts name; see add-image. Editors also see those that no text names yet."),"items":{"id":{"name":"id","label":t("ID"),"type":"string","required":true,"creatable":true,"unread":true},"file_name":{"name":"file_name","label":t("File name"),"type":"string","required":true,"creatable":true,"unread":true},"mime_type":{"name":"mime_type","label":t("Mime type"),"type":"string","required":true,"creatable":true,"unread":true},"size":{"name":"size","label":t("Size"),"type":"integer","hint":t("Bytes."),"required":true,"creatable":true,"unread":true,"minimum":0},"url":{"name":"url","label":t("URL"),"type":"string","hint":t("Works without a credential for 30 minutes."),"required":true,"creatable":true,"unread":true}}},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "teamspace": {"kind":"one","resource":"teamspaces","field":"teamspace_id"},
    "parent": {"kind":"one","resource":"pages","field":"parent_id"},
    "children": {"kind":"many","resource":"pages"},
    "createdBy": {"kind":"one","resource":"employees","field":"created_by_employee_id"},
    "updatedBy": {"kind":"one","resource":"employees","field":"updated_by_employee_id"},
  },
  actions: {
    "publish": {"title":t("Publish"),"description":t("Shows the page to everybody who can view the teamspace. The page above it must be published."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "unpublish": {"title":t("Unpublish"),"description":t("Makes the page a draft again. No page below it may be published."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "archive": {"title":t("Archive"),"description":t("Archives the page with everything below it. Only editors still see it."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "restore": {"title":t("Restore"),"description":t("Takes the page out of the archive, with the pages below it that were archived together with it. If the page above it is archived, it becomes the last page at the top; if that is a draft, the restored pages become drafts."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "move": {"title":t("Move"),"description":t("Moves the page with everything below it. The caller edits both teamspaces. Siblings close up and make room."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record"],"parameters":{"teamspace_id":{"name":"teamspace_id","label":t("Teamspace"),"type":"id","hint":t("Default: the present one."),"nullable":true,"creatable":true,"unread":true,"resource":"teamspaces"},"parent_id":{"name":"parent_id","label":t("Parent"),"type":"id","hint":t("Must be given: the page above it, or null for the top of the teamspace."),"nullable":true,"creatable":true,"unread":true,"resource":"pages"},"position":{"name":"position","label":t("Rank"),"type":"integer","hint":t("The position among the new siblings. Default: the last."),"nullable":true,"creatable":true,"unread":true,"minimum":0}}},
    "duplicate": {"title":t("Duplicate"),"description":t("Creates a draft with the same text after the page, and with `with_children` also of everything below it that is not archived. Returns the new page."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record"],"parameters":{"with_children":{"name":"with_children","label":t("With children"),"type":"boolean","nullable":true,"creatable":true,"unread":true,"default":false},"title":{"name":"title","label":t("Title"),"type":"string","hint":t("The title of the copy. Default: \"Copy of\" with the title of the page."),"nullable":true,"creatable":true,"unread":true,"maxLength":255}}},
    "add-image": {"title":t("Add image"),"description":t("PNG, JPEG, GIF or WebP, at most 10 MiB; at most 200 for one page. A text shows it with `![description](files/<id>)`. An image that no version of the page has named after seven days is deleted."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record"],"parameters":{}},
    "restore-version": {"title":t("Restore version"),"description":t("Makes the title and the content of an earlier version the present ones, as a new version."),"permissions":["manage-knowledge-base"],"someRows":true,"levels":["record"],"parameters":{"version":{"name":"version","label":t("Version"),"type":"integer","required":true,"creatable":true,"unread":true,"minimum":1}}},
  },
  isSearchable: true,
};
