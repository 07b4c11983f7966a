// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const webhookDeliveries: ResourceMetadata = {
  name: "webhook-deliveries",
  singular: "webhook delivery",
  plural: "webhook deliveries",
  rights: {
    "list": [{"permissions":["manage-workspace"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"webhook-deliveries"},
    "webhook_id": {"name":"webhook_id","label":"Webhook","type":"id","resource":"webhooks"},
    "event_id": {"name":"event_id","label":"Event","type":"string","hint":"The value of the header webhook-id.","maxLength":255},
    "event_type": {"name":"event_type","label":"Event type","type":"string","maxLength":255},
    "event_at": {"name":"event_at","label":"Event at","type":"date-time"},
    "payload": {"name":"payload","label":"Payload","type":"json","hint":"The exact body that was sent."},
    "status": {"name":"status","label":"Status","type":"enum","options":["pending","succeeded","failed","cancelled"]},
    "attempts_count": {"name":"attempts_count","label":"Attempts count","type":"integer"},
    "next_attempt_at": {"name":"next_attempt_at","label":"Next attempt at","type":"date-time","nullable":true},
    "last_response_status": {"name":"last_response_status","label":"Last response status","type":"integer","hint":"Null on a network error.","nullable":true},
    "attempts": {"name":"attempts","label":"Attempts","type":"json","items":{"number":{"name":"number","label":"Number","type":"integer","creatable":true,"unread":true},"at":{"name":"at","label":"At","type":"date-time","creatable":true,"unread":true},"duration_ms":{"name":"duration_ms","label":"Duration ms","type":"integer","creatable":true,"unread":true},"response_status":{"name":"response_status","label":"Response status","type":"integer","nullable":true,"creatable":true,"unread":true},"error":{"name":"error","label":"Error","type":"enum","creatable":true,"unread":true,"options":["timeout","connection","tls","dns","blocked_address"]},"response_body":{"name":"response_body","label":"Response body","type":"string","hint":"The first 4 KiB.","nullable":true,"creatable":true,"unread":true},"is_replay":{"name":"is_replay","label":"Is replay","type":"boolean","creatable":true,"unread":true}}},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "webhook": {"kind":"one","resource":"webhooks","field":"webhook_id"},
  },
  actions: {
    "replay": {"title":"Replay","description":"Sends the same message again, starting a new schedule of attempts.","permissions":["manage-workspace"],"levels":["record","collection"],"parameters":{}},
    "cancel": {"title":"Cancel","description":"Cancels all further attempts.","permissions":["manage-workspace"],"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: false,
};
