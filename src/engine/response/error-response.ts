import { ApiError } from "../errors/api-error.ts";
import { HTTP_STATUS } from "../errors/http-status.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { valueResponse } from "./http-response.ts";

/**
 * The response to an error. Anything but an `ApiError` is an internal error: 500 with the request's id and no details.
 */
export function errorResponse(error: unknown, requestId: string): HttpResponse {
  if (!(error instanceof ApiError)) {
    return valueResponse(500, { message: "Server Error", request_id: requestId });
  }
  const { errors, allowed, requiredPermission, field, headers, body } = error.details;
  return valueResponse(
    HTTP_STATUS[error.kind],
    {
      message: error.message,
      ...(errors ? { errors } : {}),
      ...(allowed ? { allowed } : {}),
      ...(requiredPermission ? { required_permission: requiredPermission } : {}),
      ...(field ? { field } : {}),
      ...body,
    },
    headers,
  );
}
