import { momentOnTheWire } from "../../../engine/declare/index.ts";
import { gateOfRecords, type ResourceSchema, type Schema } from "../../../engine/runtime/index.ts";
import type { Values } from "../../../engine/work/index.ts";

/** An event, as it is stored in the journal. */
export interface JournalledEvent {
  readonly event: string;
  readonly resource_type: string;
  readonly resource_id: string;
  /** `{field: {from, to}}` */
  readonly changes: Values;
  readonly actor_type: "user" | "api_key" | "system";
  readonly user_id: string | null;
  readonly api_key_id: string | null;
  readonly created_at: Date;
}

/** The workspace that a message is about, and the URL of its API. */
export interface Site {
  readonly subdomain: string;
  /** `https://acme.example/api` */
  readonly baseUrl: string;
}

/** The URL of a record in the API; requires its own permissions to read. */
export const recordUrl = (resource: ResourceSchema, id: string, { baseUrl }: Site): string =>
  `${baseUrl}/${resource.name}${resource.isSingleton ? "" : `/${id}`}`;

/** The permission required to manage webhooks and to read what was sent. A receiver itself has no permissions. */
const WEBHOOK_PERMISSION = "manage-workspace";

/**
 * The changed fields that no gate guards. Changes of gated fields are not reported. Fields of a resource that requires
 * a permission as a whole are reported only if that permission is the one required for webhooks.
 */
function openFields(resource: ResourceSchema, changes: Values): string[] {
  const gate = gateOfRecords(resource);
  if (gate !== null && !gate.anyOf.includes(WEBHOOK_PERMISSION)) return [];
  return Object.keys(changes).filter((name) => {
    const field = resource.fields.get(name);
    return field !== undefined && field.gate === null && !field.writeOnly;
  });
}

/**
 * Builds the body of a message as minified JSON. It says what happened to which record and contains no values: the
 * receiver reads the record with its own key, and so gets only what that key may read.
 */
export function messageBody(schema: Schema, event: JournalledEvent, site: Site): string {
  const resource = schema.resources.get(event.resource_type)!;
  const isGone = event.event.endsWith(".deleted");
  const actorIds = { user: event.user_id, api_key: event.api_key_id, system: null };
  return JSON.stringify({
    type: event.event,
    timestamp: momentOnTheWire(event.created_at),
    data: {
      id: event.resource_id,
      type: resource.name,
      url: isGone ? null : recordUrl(resource, event.resource_id, site),
      changed: openFields(resource, event.changes),
      actor: { type: event.actor_type, id: actorIds[event.actor_type] },
      workspace: site.subdomain,
    },
  });
}
