// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const webhookDeliveries: ResourceMetadata = {
  name: "webhook-deliveries",
  singular: t("webhook delivery"),
  plural: t("webhook deliveries"),
  rights: {
    "list": [{"permissions":["manage-workspace"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"webhook-deliveries"},
    "webhook_id": {"name":"webhook_id","label":t("Webhook"),"type":"id","resource":"webhooks"},
    "event_id": {"name":"event_id","label":t("Event"),"type":"string","hint":t("The value of the header webhook-id."),"maxLength":255},
    "event_type": {"name":"event_type","label":t("Event type"),"type":"string","maxLength":255},
    "event_at": {"name":"event_at","label":t("Event at"),"type":"date-time"},
    "payload": {"name":"payload","label":t("Payload"),"type":"json","hint":t("The exact body that was sent.")},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["pending","succeeded","failed","cancelled"]},
    "attempts_count": {"name":"attempts_count","label":t("Attempts count"),"type":"integer"},
    "next_attempt_at": {"name":"next_attempt_at","label":t("Next attempt at"),"type":"date-time","nullable":true},
    "last_response_status": {"name":"last_response_status","label":t("Last response status"),"type":"integer","hint":t("Null on a network error."),"nullable":true},
    "attempts": {"name":"attempts","label":t("Attempts"),"type":"json","items":{"number":{"name":"number","label":t("Number"),"type":"integer","creatable":true,"unread":true},"at":{"name":"at","label":t("At"),"type":"date-time","creatable":true,"unread":true},"duration_ms":{"name":"duration_ms","label":t("Duration ms"),"type":"integer","creatable":true,"unread":true},"response_status":{"name":"response_status","label":t("Response status"),"type":"integer","nullable":true,"creatable":true,"unread":true},"error":{"name":"error","label":t("Error"),"type":"enum","creatable":true,"unread":true,"options":["timeout","connection","tls","dns","blocked_address"]},"response_body":{"name":"response_body","label":t("Response body"),"type":"string","hint":t("The first 4 KiB."),"nullable":true,"creatable":true,"unread":true},"is_replay":{"name":"is_replay","label":t("Is replay"),"type":"boolean","creatable":true,"unread":true}}},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "webhook": {"kind":"one","resource":"webhooks","field":"webhook_id"},
  },
  actions: {
    "replay": {"title":t("Replay"),"description":t("Sends the same message again, starting a new schedule of attempts."),"permissions":["manage-workspace"],"levels":["record","collection"],"parameters":{}},
    "cancel": {"title":t("Cancel"),"description":t("Cancels all further attempts."),"permissions":["manage-workspace"],"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: false,
};
