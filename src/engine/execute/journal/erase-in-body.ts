import { isPlainObject } from "../../declare/fields/json-fields.ts";
import type { Values } from "../../work/records.ts";

/** What remains of a record: what identifies it, and its parts, in which the same is done. */
const KEPT = new Set(["id", "type", "created_at", "updated_at", "attributes", "relationships"]);

/**
 * The JSON text of a response in which the values of some records are replaced, wherever the records are in it. Without
 * replacements all their values are null.
 */
export function eraseInBody(body: string, ids: readonly string[], values: Readonly<Values> | null): string {
  const erased = new Set<unknown>(ids);
  const replaced = (name: string, member: unknown): unknown => {
    if (values === null) return KEPT.has(name) ? member : null;
    return Object.hasOwn(values, name) ? values[name] : member;
  };
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit);
    if (!isPlainObject(part)) return part;
    // The attributes of a record have its id, too, so they are replaced as an object of their own.
    const isErased = erased.has(part.id);
    return Object.fromEntries(
      Object.entries(part).map(([name, member]) => {
        const visited = visit(member);
        return [name, isErased ? replaced(name, visited) : visited];
      }),
    );
  };
  return JSON.stringify(visit(JSON.parse(body)));
}
