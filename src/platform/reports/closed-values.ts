import type { Words } from "../../engine/errors/words.ts";
import { figureText } from "./figure-words.ts";
import { isObject } from "./report-data.ts";

/** The values of closed sets by the names of the members that have them. */
type ClosedValues = ReadonlyMap<string, ReadonlySet<string>>;

/** A value that is written for programs: `fixed_fee`. */
const FOR_PROGRAMS = /^[a-z]+(_[a-z]+)*$/u;

/** The closed sets in the JSON Schema of a response. */
export function closedValuesIn(schema: unknown, found = new Map<string, Set<string>>()): ClosedValues {
  if (Array.isArray(schema)) for (const one of schema) closedValuesIn(one, found);
  if (!isObject(schema)) return found;
  for (const [name, inner] of Object.entries(schema)) {
    const closed = isObject(inner) ? (inner.enum ?? ("const" in inner ? [inner.const] : null)) : null;
    if (Array.isArray(closed)) {
      const values = closed.filter((value) => typeof value === "string" && FOR_PROGRAMS.test(value));
      found.set(name, new Set([...(found.get(name) ?? []), ...(values as string[])]));
    }
    closedValuesIn(inner, found);
  }
  return found;
}

/** The data of a report with the values of closed sets in words: `fixed_fee` becomes "Fixed fee". */
export function inWords(data: unknown, closed: ClosedValues, words: Words, name = ""): unknown {
  if (Array.isArray(data)) return data.map((one) => inWords(one, closed, words, name));
  if (typeof data === "string") return closed.get(name)?.has(data) ? words.say(figureText(data)) : data;
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([member, value]) => [member, inWords(value, closed, words, member)]),
  );
}
