import { readUlid } from "../declare/ulid.ts";
import type { ResourceSchema } from "../schema/schema.ts";

/** A record's id with the type of its column; null if the text cannot be a key. */
export function readKey(resource: ResourceSchema, text: string): string | null {
  if (resource.key === "ulid") return readUlid(text);
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? text : null;
}
