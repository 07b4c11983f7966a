import { isDeepStrictEqual } from "node:util";
import type { FieldSchema, ResourceSchema } from "../../../src/engine/schema/schema.ts";
import type { Record } from "./world.ts";

/** The value that is returned after a value was sent. */
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

/** Whether a returned value contains what was sent; members of an object that were not sent may have any value. */
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

/** A record without the members that change although nobody changed the record. */
export function withoutQuiet(resource: ResourceSchema, record: Record): Record {
  const attributes = Object.fromEntries(
    Object.entries(record.attributes).filter(([name]) => !resource.fields.get(name)?.quiet),
  );
  return { ...record, attributes };
}
