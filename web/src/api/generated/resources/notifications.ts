// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const notifications: ResourceMetadata = {
  name: "notifications",
  singular: t("notification"),
  plural: t("notifications"),
  rights: {
    "list": [],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"notifications"},
    "kind": {"name":"kind","label":t("Kind"),"type":"string","hint":t("One of the kinds of `GET /notification-choices`."),"maxLength":255},
    "title": {"name":"title","label":t("Title"),"type":"string","hint":t("What happened, in words, as the reader may see it now.")},
    "detail": {"name":"detail","label":t("Detail"),"type":"string","hint":t("What helps to place it."),"nullable":true},
    "event": {"name":"event","label":t("Event"),"type":"string","hint":t("The event of the journal."),"maxLength":255},
    "record_type": {"name":"record_type","label":t("Record type"),"type":"string","hint":t("The resource of the record, as in its path."),"maxLength":255},
    "record_id": {"name":"record_id","label":t("Record"),"type":"string","maxLength":255},
    "actor_name": {"name":"actor_name","label":t("Actor name"),"type":"string","hint":t("Who caused it; null: the system, or somebody who is not named."),"nullable":true,"maxLength":255},
    "read_at": {"name":"read_at","label":t("Read at"),"type":"date-time","nullable":true},
    "is_read": {"name":"is_read","label":t("Is read"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {
    "mark-read": {"title":t("Mark as read"),"description":t("Marks notifications as read; one that is read already stays as it is."),"permissions":[],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "mark-unread": {"title":t("Mark as unread"),"description":t("Marks notifications as unread."),"permissions":[],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "mark-all-read": {"title":t("Mark all as read"),"description":t("Marks all of the caller's notifications as read. The response says how many were unread."),"permissions":[],"someRows":true,"levels":["collection"],"parameters":{}},
  },
  isSearchable: false,
};
