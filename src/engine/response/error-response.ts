import { ApiError, type FieldErrors } from "../errors/api-error.ts";
import { HTTP_STATUS } from "../errors/http-status.ts";
import type { Words } from "../errors/words.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { json, valueResponse } from "./http-response.ts";
import { inLanguage, translatedJson } from "./translation.ts";

/**
 * The response to an error, in the language of the request. Anything but an `ApiError` is an internal error: 500 with the request's id and no details.
 */
export function errorResponse(error: unknown, requestId: string, words: Words): HttpResponse {
  if (!(error instanceof ApiError)) {
    const message = words.say("Server Error");
    return inLanguage(words, valueResponse(500, { message, request_id: requestId }));
  }
  const { errors, allowed, requiredPermission, field, headers, body } = error.details;
  const content = {
    message: words.say(error.text),
    ...(errors ? { errors: saidIn(words, errors) } : {}),
    ...(allowed ? { allowed } : {}),
    ...(requiredPermission ? { required_permission: requiredPermission } : {}),
    ...(field ? { field } : {}),
    ...body,
  };
  return inLanguage(words, json(HTTP_STATUS[error.kind], translatedJson(content, words), headers));
}

const saidIn = (words: Words, errors: FieldErrors): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => [path, texts.map((text) => words.say(text))]),
  );
