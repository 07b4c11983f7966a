import type { HttpRequest } from "../src/engine/request/http-request.ts";

/** A GET request as the server passes it to the program, handled within this process. */
export function requestFor(path: string, credential: string): HttpRequest {
  const [at, query = ""] = path.split("?") as [string, string?];
  return {
    method: "GET",
    path: at,
    query,
    headers: { authorization: `Bearer ${credential}`, host: "localhost" },
    body: null,
    multipart: null,
    ip: "127.0.0.1",
    origin: "http://localhost",
    requestId: "bench",
  };
}
