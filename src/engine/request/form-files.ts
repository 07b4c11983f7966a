import type { FormFiles } from "../declare/endpoint.ts";
import { ApiError } from "../errors/api-error.ts";
import type { Schema } from "../schema/schema.ts";
import type { HttpRequest } from "./http-request.ts";
import { matchEndpoint } from "./match-endpoint.ts";

/** The files that the form of a request may have, known before it is read; null: one, as of most requests. */
export function formFilesOf(
  schema: Schema,
  { method, path }: Pick<HttpRequest, "method" | "path">,
): FormFiles | null {
  try {
    const segments = path.split("/").filter((segment) => segment !== "");
    return matchEndpoint(schema, method, segments)?.endpoint.files ?? null;
  } catch (error) {
    // The route reports a wrong method itself.
    if (error instanceof ApiError) return null;
    throw error;
  }
}
