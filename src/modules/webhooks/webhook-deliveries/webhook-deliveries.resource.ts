import {
  byField,
  byFieldAnyOf,
  field,
  fieldOf,
  resource,
  scoped,
  toOne,
} from "../../../engine/declare/index.ts";
import { column } from "../../../engine/sql/index.ts";
import { cancelDeliveries, replayDeliveries } from "./delivery-actions.ts";

/** The message, stored and returned byte for byte. */
const message = () =>
  fieldOf({
    name: "json",
    columnTypes: ["json"],
    cast: "json",
    filter: null,
    json: (stored) => stored,
    order: (stored) => stored,
    schema: () => ({ type: "object", additionalProperties: true }),
    read: () => undefined,
  })
    .managed()
    .notNull();

const nullable = (type: string) => ({ type: [type, "null"] });

const attempts = () =>
  field
    .jsonb({
      type: "array",
      items: {
        type: "object",
        properties: {
          number: { type: "integer" },
          at: { type: "string", format: "date-time" },
          duration_ms: { type: "integer" },
          response_status: nullable("integer"),
          error: { enum: ["timeout", "connection", "tls", "dns", "blocked_address", null] },
          response_body: { ...nullable("string"), description: "The first 4 KiB." },
          is_replay: { type: "boolean" },
        },
      },
    })
    .notNull();

const fields = {
  // This is a computed field and not a reference, so that the log does not prevent deleting a webhook: it is deleted
  // too.
  webhook_id: field
    .reference("webhooks")
    .computed((alias) => column(alias, "webhook_id"))
    .notNull(),
  event_id: field.string().managed().notNull().describe("The value of the header webhook-id."),
  event_type: field.string().managed().notNull(),
  event_at: field.dateTime().managed().notNull(),
  payload: message().describe("The exact body that was sent."),
  status: field.choice("pending", "succeeded", "failed", "cancelled").managed().notNull(),
  attempts_count: field.integer().managed().notNull(),
  next_attempt_at: field.dateTime().managed(),
  last_response_status: field.integer().managed().describe("Null on a network error."),
  attempts: attempts(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "webhook-deliveries": typeof fields;
  }
}

/** The log of messages sent to webhooks and their responses, retained for 30 days. */
export const webhookDeliveries = resource("webhook-deliveries", {
  description: "The log of messages sent to webhooks and their responses, retained for 30 days.",
  singular: "webhook delivery",
  plural: "webhook deliveries",
  operations: ["list", "show"],
  // A delivery results from an event. If it raised events itself, each would lead to the next without end.
  isJournalled: false,
  label: "event_type",
  policy: scoped(["manage-workspace"], { write: [] }),
  fields,
  relationships: { webhook: toOne("webhooks", "webhook_id") },
  filters: {
    webhook_id: byField,
    event_type: byFieldAnyOf,
    status: byFieldAnyOf,
    event_id: byField,
    last_response_status: byField,
    event_at: byField,
  },
  sort: ["id", "event_at", "next_attempt_at"],
  actions: { replay: replayDeliveries, cancel: cancelDeliveries },
});
