import { beginningOf } from "../../declare/text.ts";
import { eventName } from "../../schema/event-types.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";

/** What an entry tells of a record, besides what all entries of the transaction share. A gated label is left out. */
export function entryOf(
  { resource, id, params }: { resource: ResourceSchema; id: string; params: Values | null },
  record: Values,
  event: string,
  changes: Values,
): Values {
  const { label } = resource;
  const gated = resource.fields.get(label)?.gate != null;
  return {
    event: eventName(resource.name, event),
    resource_type: resource.name,
    resource_id: id,
    resource_label: gated || record[label] == null ? null : beginningOf(String(record[label]), 255),
    changes,
    params,
  };
}
