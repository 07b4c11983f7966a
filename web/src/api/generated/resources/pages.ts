// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const pages: ResourceMetadata = {
  name: "pages",
  singular: "page",
  plural: "pages",
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-knowledge-base"],"someRows":true}],
    "delete": [{"permissions":["manage-knowledge-base"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"pages"},
    "teamspace_id": {"name":"teamspace_id","label":"Teamspace","type":"id","required":true,"creatable":true,"resource":"teamspaces"},
    "parent_id": {"name":"parent_id","label":"Parent","type":"id","hint":"The page above it in the same teamspace; null for a root page.","nullable":true,"creatable":true,"resource":"pages"},
    "title": {"name":"title","label":"Title","type":"string","required":true,"creatable":true,"changeable":true,"maxLength":255},
    "content": {"name":"content","label":"Content","type":"text","hint":"Markdown. HTML in it is shown as text; links lead to http, https, mailto or relative addresses.","creatable":true,"changeable":true,"default":"","maxLength":1000000},
    "icon": {"name":"icon","label":"Icon","type":"string","hint":"An emoji or the name of an icon.","nullable":true,"creatable":true,"changeable":true,"maxLength":50},
    "position": {"name":"position","label":"Position","type":"integer","hint":"The position among the pages with the same parent, starting at 0. Default: the last.","creatable":true,"minimum":0},
    "depth": {"name":"depth","label":"Depth","type":"integer","hint":"0 for a root page; at most 9."},
    "slug": {"name":"slug","label":"Slug","type":"string","hint":"For readable addresses; it follows the title."},
    "status": {"name":"status","label":"Status","type":"enum","hint":"A new page can be a draft or published; afterwards only actions change it.","creatable":true,"options":["draft","published"],"default":"draft"},
    "version": {"name":"version","label":"Version","type":"integer","hint":"The number of the present text."},
    "excerpt": {"name":"excerpt","label":"Excerpt","type":"string","hint":"The beginning of the text without Markdown."},
    "word_count": {"name":"word_count","label":"Word count","type":"integer"},
    "has_children": {"name":"has_children","label":"Has children","type":"boolean","hint":"Whether there is a page below it that the caller sees."},
    "published_at": {"name":"published_at","label":"Published at","type":"date-time","hint":"When it was first published.","nullable":true},
    "archived_at": {"name":"archived_at","label":"Archived at","type":"date-time","nullable":true},
    "created_by_employee_id": {"name":"created_by_employee_id","label":"Created by employee","type":"id","nullable":true,"resource":"employees"},
    "updated_by_employee_id": {"name":"updated_by_employee_id","label":"Updated by employee","type":"id","hint":"Who last changed the title or the content.","nullable":true,"resource":"employees"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "teamspace": {"kind":"one","resource":"teamspaces","field":"teamspace_id"},
    "parent": {"kind":"one","resource":"pages","field":"parent_id"},
    "children": {"kind":"many","resource":"pages"},
    "createdBy": {"kind":"one","resource":"employees","field":"created_by_employee_id"},
    "updatedBy": {"kind":"one","resource":"employees","field":"updated_by_employee_id"},
  },
  actions: {
    "publish": {"title":"Publish","description":"Shows the page to everybody who can view the teamspace. The page above it must be published.","permissions":["manage-knowledge-base"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "unpublish": {"title":"Unpublish","description":"Makes the page a draft again. No page below it may be published.","permissions":["manage-knowledge-base"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "archive": {"title":"Archive","description":"Archives the page with everything below it. Only editors still see it.","permissions":["manage-knowledge-base"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "restore": {"title":"Restore","description":"Takes the page out of the archive, with the pages below it that were archived together with it. If the page above it is archived, it becomes the last page at the top; if that is a draft, the restored pages become drafts.","permissions":["manage-knowledge-base"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "move": {"title":"Move","description":"Moves the page with everything below it. The caller edits both teamspaces. Siblings close up and make room.","permissions":["manage-knowledge-base"],"someRows":true,"levels":["record"],"parameters":{"teamspace_id":{"name":"teamspace_id","label":"Teamspace","type":"id","hint":"Default: the present one.","nullable":true,"creatable":true,"unread":true,"resource":"teamspaces"},"parent_id":{"name":"parent_id","label":"Parent","type":"id","hint":"Must be given: the page above it, or null for the top of the teamspace.","nullable":true,"creatable":true,"unread":true,"resource":"pages"},"position":{"name":"position","label":"Position","type":"integer","hint":"The position among the new siblings. Default: the last.","nullable":true,"creatable":true,"unread":true,"minimum":0}}},
    "duplicate": {"title":"Duplicate","description":"Creates a draft with the same text after the page, and with `with_children` also of everything below it that is not archived. Returns the new page.","permissions":["manage-knowledge-base"],"someRows":true,"levels":["record"],"parameters":{"with_children":{"name":"with_children","label":"With children","type":"boolean","nullable":true,"creatable":true,"unread":true,"default":false},"title":{"name":"title","label":"Title","type":"string","hint":"The title of the copy. Default: \"Copy of\" with the title of the page.","nullable":true,"creatable":true,"unread":true,"maxLength":255}}},
    "restore-version": {"title":"Restore version","description":"Makes the title and the content of an earlier version the present ones, as a new version.","permissions":["manage-knowledge-base"],"someRows":true,"levels":["record"],"parameters":{"version":{"name":"version","label":"Version","type":"integer","required":true,"creatable":true,"unread":true,"minimum":1}}},
  },
  isSearchable: true,
};
