// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const ticketComments: ResourceMetadata = {
  name: "ticket-comments",
  singular: t("ticket comment"),
  plural: t("ticket comments"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-tickets"]},{"permissions":[],"someRows":true,"fields":["ticket_id","body","visibility"]}],
    "delete": [{"permissions":["manage-tickets"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"ticket-comments"},
    "ticket_id": {"name":"ticket_id","label":t("Ticket"),"type":"id","required":true,"creatable":true,"resource":"tickets"},
    "body": {"name":"body","label":t("Body"),"type":"text","hint":t("Markdown. It can mention people, as `@[Ana Pop](employees:01J…)`."),"required":true,"creatable":true,"changeable":true,"mentions":"employees","maxLength":65535},
    "visibility": {"name":"visibility","label":t("Visibility"),"type":"enum","hint":t("Internal comments are only for agents. They can be made public, but not the other way round. Default: internal for agents, public for others."),"creatable":true,"changeable":true,"options":["public","internal"]},
    "author_user_id": {"name":"author_user_id","label":t("Author user"),"type":"id","nullable":true,"resource":"users"},
    "author_type": {"name":"author_type","label":t("Author type"),"type":"enum","hint":t("What the author was when the comment was written."),"options":["agent","requester","system"]},
    "is_first_response": {"name":"is_first_response","label":t("Is first response"),"type":"boolean"},
    "attachments": {"name":"attachments","label":t("Attachments"),"type":"json","hint":t("At most 10 files; see add-attachment and remove-attachment."),"items":{"id":{"name":"id","label":t("ID"),"type":"string","required":true,"creatable":true,"unread":true},"file_name":{"name":"file_name","label":t("File name"),"type":"string","required":true,"creatable":true,"unread":true},"mime_type":{"name":"mime_type","label":t("Mime type"),"type":"string","required":true,"creatable":true,"unread":true},"size":{"name":"size","label":t("Size"),"type":"integer","hint":t("Bytes."),"required":true,"creatable":true,"unread":true,"minimum":0},"url":{"name":"url","label":t("URL"),"type":"string","hint":t("Works without a credential for 30 minutes."),"required":true,"creatable":true,"unread":true}}},
    "received_mail": {"name":"received_mail","label":t("Received mail"),"type":"json","hint":t("Null if it was not received by mail."),"nullable":true,"keys":["id","from","size","url"]},
    "edited_at": {"name":"edited_at","label":t("Edited at"),"type":"date-time","hint":t("When the body was last changed."),"nullable":true},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "ticket": {"kind":"one","resource":"tickets","field":"ticket_id"},
    "author": {"kind":"one","resource":"users","field":"author_user_id"},
  },
  actions: {
    "add-attachment": {"title":t("Add attachment"),"description":t("Any file but programs, at most 25 MiB; at most 10 for one comment."),"permissions":["manage-tickets"],"someRows":true,"levels":["record"],"parameters":{}},
    "remove-attachment": {"title":t("Remove attachment"),"permissions":["manage-tickets"],"someRows":true,"levels":["record"],"parameters":{"attachment_id":{"name":"attachment_id","label":t("Attachment"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":26}}},
  },
  isSearchable: true,
};
