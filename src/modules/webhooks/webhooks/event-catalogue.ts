import { getter } from "../../../engine/declare/index.ts";
import {
  type EventType,
  eventName,
  eventTypes,
  type Schema,
  schemaOf,
} from "../../../engine/runtime/index.ts";
import { messageBody, type Site } from "../sending/message.ts";

/** The event of a test message. Webhooks cannot subscribe to it. */
export const TEST_EVENT = "webhook.test";

const SAMPLE = {
  resource_id: "01K02JXQ5T9V8Z3M4N6P7R8S9T",
  user_id: "01K02JWM3ZQ4X6T8V1B5C7D9F2",
  at: "2026-07-14T09:30:00Z",
};

/** A field that the example of an event can list as changed. */
function sampleChanges({ resource, type }: EventType): Record<string, null> {
  if (!/\.(created|updated)$/.test(type)) return {};
  const open = [...resource.fields.values()].find(
    (field) => field.gate === null && !field.managed && !field.writeOnly && field.name !== "id",
  );
  return open ? { [open.name]: null } : {};
}

/** An example of a message of the given type. */
export function exampleBody(schema: Schema, type: EventType, site: Site, at = new Date(SAMPLE.at)): string {
  const isSystem = Object.keys(type.resource.systemEvents).some(
    (name) => type.type === eventName(type.resource.name, name),
  );
  return messageBody(
    schema,
    {
      event: type.type,
      resource_type: type.resource.name,
      resource_id: SAMPLE.resource_id,
      changes: sampleChanges(type),
      actor_type: isSystem ? "system" : "user",
      user_id: SAMPLE.user_id,
      api_key_id: null,
      created_at: at,
    },
    site,
  );
}

/** The getter `event-types`: all events that webhooks can subscribe to, readable with every credential. */
export const listEventTypes = getter("webhooks", {
  title: "Event types",
  description: "The events of which a webhook can be notified, with an example of each message.",
  isOpen: true,
  response: {
    type: "array",
    items: {
      type: "object",
      required: ["type", "resource", "title", "description", "example"],
      properties: {
        type: { type: "string" },
        resource: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        example: { type: "object", additionalProperties: true },
      },
    },
  },
  async run({ work }) {
    const site = { subdomain: work.workspace.subdomain, baseUrl: work.baseUrl };
    const schema = schemaOf(work);
    return {
      data: eventTypes(schema).map((type) => ({
        type: type.type,
        resource: type.resource.name,
        title: type.title,
        description: type.description,
        example: JSON.parse(exampleBody(schema, type, site)),
      })),
    };
  },
});
