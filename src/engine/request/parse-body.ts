import type { FieldBuilder } from "../declare/field-builder.ts";
import { isPlainObject } from "../declare/fields/json-fields.ts";
import { ApiError, invalidField, malformed } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { message, type Text } from "../errors/message.ts";
import type { HttpRequest } from "./http-request.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

const mediaTypeOf = ({ headers }: HttpRequest): string =>
  (headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();

const notJson = (): ApiError =>
  new ApiError("unsupported-media-type", "The Content-Type must be application/json.");

/**
 * Parses a JSON body; `undefined` if there is none.
 * @throws 415 for another content type, 400 for malformed JSON
 */
export function parseJson(request: HttpRequest): unknown {
  if (request.multipart) throw notJson();
  if (request.body === null || request.body.length === 0) return undefined;
  const type = mediaTypeOf(request);
  if (type !== "application/json" && !/^application\/[\w.-]+\+json$/.test(type)) {
    throw notJson();
  }
  try {
    return JSON.parse(utf8.decode(request.body));
  } catch {
    throw malformed("The request body is not valid JSON.");
  }
}

/**
 * Parses a body that must be a JSON object; an empty object if there is none. A POST can also be multipart, with texts
 * as fields.
 */
export function parseObject(request: HttpRequest): Record<string, unknown> {
  if (request.multipart && request.method === "POST") return { ...request.multipart.fields };
  const body = parseJson(request) ?? {};
  if (!isPlainObject(body)) throw invalidField("body", "The body must be a JSON object.");
  return body;
}

/**
 * Reads a body of a media type other than JSON, or the `file` of a form, as it is.
 * @throws 415 for another content type, 422 if there is nothing
 */
export async function parseContent(request: HttpRequest, type: string): Promise<Buffer> {
  if (!request.multipart && request.body !== null && mediaTypeOf(request) !== type)
    throw new ApiError(
      "unsupported-media-type",
      message`The Content-Type must be ${type}, or multipart/form-data with a file.`,
    );
  const file = request.multipart?.file;
  const content = request.multipart ? file && (await file.read(0, file.size)) : request.body;
  if (!content || content.length === 0) throw invalidField("file", "The file field is required.");
  return content;
}

/**
 * Parses a multipart body with a file. Its fields are texts: those of parameters that are no texts are read as JSON,
 * such as `true` or an object.
 */
export function parseForm(
  request: HttpRequest,
  parameters: Readonly<Record<string, FieldBuilder>>,
): Record<string, unknown> {
  const form = parseObject(request);
  for (const [name, { definition }] of Object.entries(parameters)) {
    const text = Object.hasOwn(form, name) ? form[name] : null;
    if (definition.type.schema().type === "string" || typeof text !== "string" || text === "") continue;
    try {
      form[name] = JSON.parse(text);
    } catch {
      // The text is left as it is, and refused by the type of the parameter.
    }
  }
  return form;
}

export const MAX_BULK = 500;

/** Reads `repositories`: 1 to 500 distinct ids as texts, or "all". */
export function parseRepositories(body: Record<string, unknown>, mayBeAll: boolean): string[] | "all" {
  const given = body.repositories;
  const fail = (text: Text) => invalidField("repositories", text);
  if (given === undefined || given === null) throw fail("The repositories field is required.");
  if (given === "all" && mayBeAll) return "all";
  if (!Array.isArray(given))
    throw fail(
      mayBeAll
        ? 'The repositories field must be an array or "all".'
        : "The repositories field must be an array.",
    );
  if (given.length === 0) throw fail("The repositories field must have at least 1 item.");
  if (given.length > MAX_BULK)
    throw fail(message`The repositories field must not have more than ${MAX_BULK} items.`);
  const errors = new ErrorList();
  const seen = new Set<string>();
  given.forEach((id, index) => {
    const path = `repositories.${index}`;
    const key = String(id).toUpperCase();
    if (typeof id !== "string" && typeof id !== "number")
      errors.add(path, message`The ${path} field must be an id.`);
    else if (seen.has(key)) errors.add(path, message`The ${path} field has a duplicate value.`);
    seen.add(key);
  });
  errors.throwIfAny();
  return given.map(String);
}
