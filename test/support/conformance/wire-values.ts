import { isDeepStrictEqual } from "node:util";
import type { FieldSchema, ResourceSchema } from "../../../src/engine/schema/schema.ts";
import type { Record } from "./world.ts";

/** A value as it is returned after it was sent. */
export function asReturned(field: FieldSchema, sent: unknown): unknown {
  if (sent === null || sent === undefined) return sent;
  switch (field.type.name) {
    case "date":
      return `${String(sent).slice(0, 10)}T00:00:00.000000Z`;
    case "date-time":
      return new Date(String(sent)).toISOString().replace("Z", "000Z");
    default:
      return sent;
  }
}

/** Whether what is returned holds what was sent: keys that were left out of an object have become what they are. */
export function holdsSent(field: FieldSchema, returned: unknown, sent: unknown): boolean {
  if (field.type.links && !field.type.links.ordered && Array.isArray(returned)) {
    return isDeepStrictEqual([...returned].sort(), [...(sent as unknown[])].sort());
  }
  return covers(returned, asReturned(field, sent));
}

function covers(returned: unknown, sent: unknown): boolean {
  if (Array.isArray(sent)) {
    return (
      Array.isArray(returned) &&
      returned.length === sent.length &&
      sent.every((item, index) => covers(returned[index], item))
    );
  }
  if (typeof sent === "object" && sent !== null) {
    return (
      typeof returned === "object" &&
      returned !== null &&
      Object.entries(sent).every(([key, item]) => covers((returned as typeof sent)[key as never], item))
    );
  }
  return isDeepStrictEqual(returned, sent);
}

/** A record without what changes all the time without being a change. */
export function withoutQuiet(resource: ResourceSchema, record: Record): Record {
  const attributes = Object.fromEntries(
    Object.entries(record.attributes).filter(([name]) => !resource.fields.get(name)?.quiet),
  );
  return { ...record, attributes };
}
