// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const notifications: ResourceMetadata = {
  name: "notifications",
  singular: "notification",
  plural: "notifications",
  rights: {
    "list": [],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"notifications"},
    "kind": {"name":"kind","label":"Kind","type":"string","hint":"One of the kinds of `GET /notification-choices`.","maxLength":255},
    "title": {"name":"title","label":"Title","type":"string","hint":"What happened, in words, as the reader may see it now."},
    "detail": {"name":"detail","label":"Detail","type":"string","hint":"What helps to place it.","nullable":true},
    "event": {"name":"event","label":"Event","type":"string","hint":"The event of the journal.","maxLength":255},
    "record_type": {"name":"record_type","label":"Record type","type":"string","hint":"The resource of the record, as in its path.","maxLength":255},
    "record_id": {"name":"record_id","label":"Record","type":"string","maxLength":255},
    "actor_name": {"name":"actor_name","label":"Actor name","type":"string","hint":"Who caused it; null: the system, or somebody who is not named.","nullable":true,"maxLength":255},
    "read_at": {"name":"read_at","label":"Read at","type":"date-time","nullable":true},
    "is_read": {"name":"is_read","label":"Is read","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {},
  actions: {
    "mark-read": {"title":"Mark as read","description":"Marks notifications as read; one that is read already stays as it is.","permissions":[],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "mark-unread": {"title":"Mark as unread","description":"Marks notifications as unread.","permissions":[],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "mark-all-read": {"title":"Mark all as read","description":"Marks all of the caller's notifications as read. The response says how many were unread.","permissions":[],"someRows":true,"levels":["collection"],"parameters":{}},
  },
  isSearchable: false,
};
