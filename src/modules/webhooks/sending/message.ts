import { momentOnTheWire } from "../../../engine/declare/index.ts";
import { gateOfRecords, type ResourceSchema, type Schema } from "../../../engine/runtime/index.ts";
import type { Values } from "../../../engine/work/index.ts";

/** What happened, as the journal keeps it. */
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

/** The workspace that a message tells of, and where its API is reached. */
export interface Site {
  readonly subdomain: string;
  /** `https://acme.example/api` */
  readonly baseUrl: string;
}

/** Where a record is read. */
export const recordUrl = (resource: ResourceSchema, id: string, { baseUrl }: Site): string =>
  `${baseUrl}/${resource.name}${resource.isSingleton ? "" : `/${id}`}`;

/** What it takes to have a webhook and to read what it was sent. A receiver itself holds nothing. */
const WEBHOOKS_TAKE = "manage-workspace";

/**
 * Names of changed fields that stand behind no gate: not even a gated field's change is reported, and of a resource that is
 * scoped as a whole none, unless by what every webhook takes anyway.
 */
function openFields(resource: ResourceSchema, changes: Values): string[] {
  const gate = gateOfRecords(resource);
  if (gate !== null && !gate.anyOf.includes(WEBHOOKS_TAKE)) return [];
  return Object.keys(changes).filter((name) => {
    const field = resource.fields.get(name);
    return field !== undefined && field.gate === null && !field.writeOnly;
  });
}

/**
 * The body of a message: minified, and thin. It says what happened to which record; the receiver reads the record with
 * its own key, so that no value leaves here that the key may not read.
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
