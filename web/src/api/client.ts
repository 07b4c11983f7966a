import createClient, { type Middleware } from "openapi-fetch";
import { uiLanguage } from "../messages/t.ts";
import { ConnectionFailure, readFailure } from "./failure.ts";
import type { paths } from "./generated/schema.ts";
import { fetchWithRetries } from "./retry-requests.ts";

const failures: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await readFailure(response);
  },
  onError({ error }) {
    return new ConnectionFailure(error);
  },
};

/**
 * The only client of the API, typed by the API description. An error response is thrown as an `ApiFailure`, an
 * unreachable server as a `ConnectionFailure`.
 */
export const api = createClient<paths>({
  baseUrl: "/api",
  // Errors are in the language of the page, whatever the browser prefers.
  headers: { Accept: "application/json", "Accept-Language": uiLanguage },
  fetch: fetchWithRetries,
  querySerializer: { array: { style: "form", explode: false } },
});

api.use(failures);

/** The body of a successful response. */
export async function bodyOf<T>(response: Promise<{ data?: T }>): Promise<T> {
  const { data } = await response;
  return data as T;
}
