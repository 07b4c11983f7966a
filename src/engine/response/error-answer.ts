import { ApiError } from "../errors/api-error.ts";
import { HTTP_STATUS } from "../errors/http-status.ts";
import { type Answer, valueAnswer } from "./answer.ts";

/**
 * The answer to a failure. What is no `ApiError` is a fault of the program: 500 with the request's id, and nothing
 * of what went wrong.
 */
export function errorAnswer(error: unknown, requestId: string): Answer {
  if (!(error instanceof ApiError)) {
    return valueAnswer(500, { message: "Server Error", request_id: requestId });
  }
  const { errors, allowed, requiredPermission, field, headers, body } = error.details;
  return valueAnswer(
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
