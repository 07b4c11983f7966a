import { isPlainObject } from "../declare/fields/json-fields.ts";
import { isBlank } from "../declare/text.ts";
import { invalidField } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { message } from "../errors/message.ts";
import { fieldMessage, MESSAGES } from "../errors/messages.ts";
import type { Call } from "./call.ts";
import type { HttpRequest } from "./http-request.ts";
import { MAX_BULK, parseJson, parseRepositories } from "./parse-body.ts";
import { type IncludeTree, parseIncludes } from "./parse-include.ts";
import { WRITE_PARAMETERS } from "./parse-write.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

/** The parsed request to write several records. */
export interface RequestedBulk {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly includes: IncludeTree;
}

/**
 * Parses the creation of several records, or their change, where each item contains an id. @throws 422 with the item's
 * path
 */
export function parseBulk({ request, query }: Call, kind: "create" | "update"): RequestedBulk {
  refuseUnknown({ query }, WRITE_PARAMETERS);
  const items = parseItems(request);
  if (kind === "update") requireIds(items);
  return { items, includes: parseIncludes(query) };
}

/** Parses the ids of records to delete: 1 to 500. */
export function parseBulkDelete({ request, query }: Call): string[] {
  refuseUnknown({ query }, WRITE_PARAMETERS);
  const body = parseJson(request);
  return parseRepositories(isPlainObject(body) ? body : {}, false) as string[];
}

/** Parses the array of a bulk request. @throws 422 unless it contains 1 to 500 objects */
function parseItems(request: HttpRequest): Record<string, unknown>[] {
  const body = parseJson(request);
  if (!Array.isArray(body)) throw invalidField("body", "The body must be a JSON array.");
  if (body.length === 0) throw invalidField("body", "The body must have at least 1 item.");
  if (body.length > MAX_BULK)
    throw invalidField("body", message`The body must not have more than ${MAX_BULK} items.`);
  const errors = new ErrorList();
  body.forEach((item, index) => {
    if (!isPlainObject(item)) errors.add(String(index), message`The item ${index} must be a JSON object.`);
  });
  errors.throwIfAny();
  return body;
}

function requireIds(items: readonly Record<string, unknown>[]): void {
  const errors = new ErrorList();
  const seen = new Set<string>();
  for (const [index, { id }] of items.entries()) {
    const path = `${index}.id`;
    const isGiven = typeof id === "number" || (typeof id === "string" && !isBlank(id));
    if (!isGiven) errors.add(path, fieldMessage(MESSAGES.required, path));
    else if (seen.has(String(id).toUpperCase()))
      errors.add(path, message`The ${path} field has a duplicate value.`);
    seen.add(String(id).toUpperCase());
  }
  errors.throwIfAny();
}
