import { isStorableText } from "../declare/text.ts";
import { invalidField, malformed } from "../errors/api-error.ts";
import { message } from "../errors/message.ts";

/** The parameters of a query string; each can occur once. */
export type QueryParameters = ReadonlyMap<string, string>;

const MAX_PARAMETERS = 200;

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll("+", " "));
  } catch {
    throw malformed("The URL is not correctly encoded.");
  }
}

/**
 * Parses a query string.
 * @throws 400 for malformed encoding; 422 for a repeated parameter or text that cannot be stored
 */
export function parseQuery(query: string): QueryParameters {
  const parameters = new Map<string, string>();
  if (query === "") return parameters;
  for (const part of query.split("&")) {
    if (part === "") continue;
    const equals = part.indexOf("=");
    const name = decode(equals < 0 ? part : part.slice(0, equals));
    const value = decode(equals < 0 ? "" : part.slice(equals + 1));
    const shown = isStorableText(name) ? name.slice(0, 100) : "query";
    if (!isStorableText(name) || !isStorableText(value)) {
      throw invalidField(shown, message`The ${shown} parameter must be valid text without NUL characters.`);
    }
    if (parameters.has(name))
      throw invalidField(shown, message`The ${shown} parameter may be given only once.`);
    if (parameters.size >= MAX_PARAMETERS)
      throw invalidField("query", message`At most ${MAX_PARAMETERS} parameters are allowed.`);
    parameters.set(name, value);
  }
  return parameters;
}
