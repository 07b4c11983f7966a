// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const webhooks: ResourceMetadata = {
  name: "webhooks",
  singular: t("webhook"),
  plural: t("webhooks"),
  rights: {
    "list": [{"permissions":["manage-workspace"]}],
    "create": [{"permissions":["manage-workspace"]}],
    "update": [{"permissions":["manage-workspace"]}],
    "delete": [{"permissions":["manage-workspace"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"webhooks"},
    "url": {"name":"url","label":t("URL"),"type":"string","hint":t("An https URL on a public address, unless the installation allows others."),"required":true,"creatable":true,"changeable":true,"maxLength":2048},
    "description": {"name":"description","label":t("Description"),"type":"string","nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "events": {"name":"events","label":t("Events"),"type":"event-names","hint":t("Names of event types, <resource>.*, or only *."),"required":true,"creatable":true,"changeable":true,"maxItems":200},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["enabled","disabled"]},
    "disabled_reason": {"name":"disabled_reason","label":t("Disabled reason"),"type":"enum","nullable":true,"options":["manual","gone","failing"]},
    "disabled_at": {"name":"disabled_at","label":t("Disabled at"),"type":"date-time","nullable":true},
    "failing_since": {"name":"failing_since","label":t("Failing since"),"type":"date-time","hint":t("The first failure after the last success."),"nullable":true},
    "last_success_at": {"name":"last_success_at","label":t("Last success at"),"type":"date-time","nullable":true},
    "last_attempt_at": {"name":"last_attempt_at","label":t("Last attempt at"),"type":"date-time","nullable":true},
    "secret_hint": {"name":"secret_hint","label":t("Secret hint"),"type":"string","maxLength":255},
    "previous_secret_expires_at": {"name":"previous_secret_expires_at","label":t("Previous secret expires at"),"type":"date-time","nullable":true},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {
    "enable": {"title":t("Enable"),"description":t("Enables the webhook: it is notified of events from now on."),"permissions":["manage-workspace"],"levels":["record"],"parameters":{}},
    "disable": {"title":t("Disable"),"description":t("Disables the webhook: it is no longer notified, and pending deliveries are cancelled."),"permissions":["manage-workspace"],"levels":["record"],"parameters":{}},
    "rotate-secret": {"title":t("Rotate secret"),"description":t("Issues a new secret. Until the end of the grace period, messages are signed with both, the new one first."),"permissions":["manage-workspace"],"levels":["record"],"parameters":{"grace_minutes":{"name":"grace_minutes","label":t("Grace minutes"),"type":"minutes","hint":t("How long messages are also signed with the previous secret."),"nullable":true,"creatable":true,"unread":true,"default":1440,"minimum":0,"maximum":10080}}},
    "test": {"title":t("Test"),"description":t("Sends one message immediately, without retries, and returns its delivery."),"permissions":["manage-workspace"],"levels":["record"],"parameters":{"event":{"name":"event","label":t("Event"),"type":"string","hint":t("webhook.test, or an event type whose example is sent."),"nullable":true,"creatable":true,"unread":true,"default":"webhook.test","maxLength":255}}},
  },
  isSearchable: true,
};
