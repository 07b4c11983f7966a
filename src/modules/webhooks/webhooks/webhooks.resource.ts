import { byField, field, filterOf, resource, scoped, textKind } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { endpointUrl } from "../../../platform/fields/endpoint-url.ts";
import { sealedField } from "../../../platform/fields/sealed-field.ts";
import { listEventTypes } from "./event-catalogue.ts";
import { subscription, takes } from "./subscription.ts";
import { testWebhook } from "./test-webhook.ts";
import { disableByHand, enableWebhook, rotateSecret } from "./webhook-actions.ts";
import { webhookHooks } from "./webhook-writes.ts";

const fields = {
  url: endpointUrl()
    .required()
    .describe("An https URL on a public address, unless the installation allows others."),
  description: field.string(),
  events: subscription().required().describe("Names of event types, <resource>.*, or only *."),
  status: field.choice("enabled", "disabled").managed().default("enabled"),
  disabled_reason: field.choice("manual", "gone", "failing").managed(),
  disabled_at: field.dateTime().managed(),
  failing_since: field.dateTime().managed().quiet().describe("The first failure after the last success."),
  last_success_at: field.dateTime().managed().quiet(),
  last_attempt_at: field.dateTime().managed().quiet(),
  secret_hint: field.string().managed().notNull(),
  previous_secret_expires_at: field
    .dateTime()
    .managed()
    .shown(
      (alias) =>
        sql`case when ${column(alias, "previous_secret_expires_at")} > ${fromContext("now")} then ${column(alias, "previous_secret_expires_at")} end`,
    )
    .storedIn("previous_secret_expires_at"),
  sealed_secret: sealedField(),
  sealed_previous_secret: sealedField(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    webhooks: typeof fields;
  }
}

/** HTTPS endpoints that are notified of events. Messages are signed as Standard Webhooks 1.0 specifies. */
export const webhooks = resource("webhooks", {
  description:
    "HTTPS endpoints that are notified of events. Messages contain no record data and are signed as Standard Webhooks 1.0 specifies (symmetric).",
  policy: scoped(["manage-workspace"], { write: ["manage-workspace"] }),
  label: "url",
  oneTimeMeta: { secret: "The secret with which messages are signed, `whsec_…`. It is shown only once." },
  examples: {
    create: { url: "https://hooks.example.com/bureau", events: ["employees.*"] },
    change: { description: "The directory of the intranet." },
  },
  fields,
  filters: {
    status: byField,
    url: byField,
    event: filterOf(textKind(), {
      title: "subscribed to the event",
      nullable: false,
      condition: (alias, operand) =>
        takes(column(alias, "events"), sql`${operand.kind === "equals" ? String(operand.value) : ""}::text`),
    }),
  },
  search: ["url", "description"],
  sort: ["id", "created_at", "last_success_at"],
  hooks: webhookHooks,
  actions: {
    enable: enableWebhook,
    disable: disableByHand,
    "rotate-secret": rotateSecret,
    test: testWebhook,
  },
  getters: { "event-types": listEventTypes },
  systemEvents: {
    disabled: {
      title: "webhook disabled by the system",
      description: "The endpoint responded that it is gone, or failed for five days.",
    },
  },
});
