import http from "node:http";
import type { Reply, RequestOptions, TestApp } from "../app.ts";

/** Connections are kept: the tests send thousands of small requests, for which `fetch` does twice the work. */
const agent = new http.Agent({ keepAlive: true });

function headersOf(message: http.IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

/** Sends a JSON request as the test application does; a path is below the API, or an absolute URL. */
export function send(
  app: TestApp,
  method: string,
  path: string,
  { key, body, headers = {} }: RequestOptions = {},
): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const options = {
    method,
    agent,
    headers: {
      Accept: "application/json",
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
      ...(text === undefined
        ? {}
        : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) }),
      ...headers,
    },
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      path.startsWith("http") ? path : `${app.url}/api${path}`,
      options,
      (message) => {
        const parts: Buffer[] = [];
        message.on("data", (part) => parts.push(part));
        message.on("error", reject);
        message.on("end", () => {
          const bytes = Buffer.concat(parts);
          const returned = bytes.toString();
          const isJson = message.headers["content-type"]?.includes("json") && returned !== "";
          resolve({
            status: message.statusCode ?? 0,
            headers: headersOf(message),
            body: isJson ? JSON.parse(returned) : undefined,
            text: returned,
            bytes,
          });
        });
      },
    );
    request.on("error", reject);
    request.end(text);
  });
}
