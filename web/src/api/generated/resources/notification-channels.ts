// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const notificationChannels: ResourceMetadata = {
  name: "notification-channels",
  singular: t("notification channel"),
  plural: t("notification channels"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-workspace"],"someRows":true}],
    "delete": [{"permissions":["manage-workspace"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"notification-channels"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"maxLength":100},
    "service": {"name":"service","label":t("Service"),"type":"enum","required":true,"creatable":true,"options":["slack","teams"]},
    "audience": {"name":"audience","label":t("Audience"),"type":"enum","hint":t("`person`: what the person is notified of; `workspace`: what happens, whomever it concerns, for which manage-workspace is required."),"creatable":true,"options":["person","workspace"],"default":"person"},
    "address_hint": {"name":"address_hint","label":t("Address hint"),"type":"string","hint":t("The host and the last characters of the address."),"maxLength":255},
    "kinds": {"name":"kinds","label":t("Kinds"),"type":"lines","hint":t("The kinds of notification that are sent, as `GET /notification-choices` names them. A channel of the workspace takes those that are `is_shareable`."),"required":true,"creatable":true,"changeable":true,"maxLength":100,"maxItems":100},
    "user_id": {"name":"user_id","label":t("User"),"type":"id","hint":t("With whose rights messages are written: who set it up, or changed the channel of a workspace last."),"resource":"users"},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["enabled","disabled"]},
    "disabled_reason": {"name":"disabled_reason","label":t("Disabled reason"),"type":"enum","nullable":true,"options":["manual","gone","failing"]},
    "failing_since": {"name":"failing_since","label":t("Failing since"),"type":"date-time","hint":t("The first failure after the last success."),"nullable":true},
    "last_attempt_at": {"name":"last_attempt_at","label":t("Last attempt at"),"type":"date-time","nullable":true},
    "last_success_at": {"name":"last_success_at","label":t("Last success at"),"type":"date-time","nullable":true},
    "last_problem": {"name":"last_problem","label":t("Last problem"),"type":"string","hint":t("Why the last attempt failed: a status such as `404`, or `timeout`; null after a success."),"nullable":true,"maxLength":255},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
    "address": {"name":"address","label":t("Address"),"type":"string","hint":t("The address of an incoming webhook of Slack, or of a workflow of Teams that posts to a channel. It is never returned."),"required":true,"creatable":true,"changeable":true,"unread":true,"maxLength":2048},
  },
  relationships: {
    "user": {"kind":"one","resource":"users","field":"user_id"},
  },
  actions: {
    "enable": {"title":t("Enable"),"description":t("Enables the channel: it gets what happens from now on."),"permissions":["manage-workspace"],"someRows":true,"levels":["record"],"parameters":{}},
    "disable": {"title":t("Disable"),"description":t("Disables the channel: nothing more is sent to it, and what waits is cancelled."),"permissions":["manage-workspace"],"someRows":true,"levels":["record"],"parameters":{}},
    "test": {"title":t("Send a test message"),"description":t("Sends one message at once, without retries. When the response is returned, `last_problem` of the channel says whether it arrived; read it then."),"permissions":["manage-workspace"],"someRows":true,"levels":["record"],"parameters":{}},
  },
  isSearchable: false,
};
