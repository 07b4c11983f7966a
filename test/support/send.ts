import http from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Reply, RequestOptions } from "./app.ts";

/** Connections are kept alive: for tens of thousands of small requests, `fetch` would take twice as long. */
const agent = new http.Agent({ keepAlive: true });

function headersOf(message: http.IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

const DECOMPRESS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const decompressed = (headers: Headers, sent: Buffer): Buffer =>
  DECOMPRESS[headers.get("content-encoding") ?? ""]?.(sent) ?? sent;

function replyOf(status: number, headers: Headers, bytes: Buffer): Reply {
  const text = bytes.toString();
  const isJson = /[/+]json\b/.test(headers.get("content-type") ?? "") && text !== "";
  return { status, headers, body: isJson ? JSON.parse(text) : undefined, text, bytes };
}

const basicHeaders = (key: RequestOptions["key"]): Record<string, string> => ({
  Accept: "application/json",
  ...(key ? { Authorization: `Bearer ${key}` } : {}),
});

/** Sends a request to an absolute URL, with or without a JSON body; redirects are returned, not followed. */
export function sendJson(
  method: string,
  url: string,
  { key, body, headers = {} }: RequestOptions = {},
): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const options = {
    method,
    agent,
    headers: {
      ...basicHeaders(key),
      ...(text === undefined
        ? {}
        : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) }),
      ...headers,
    },
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (message) => {
      const parts: Buffer[] = [];
      message.on("data", (part) => parts.push(part));
      message.on("error", reject);
      message.on("end", () => {
        const replied = headersOf(message);
        resolve(replyOf(message.statusCode ?? 0, replied, decompressed(replied, Buffer.concat(parts))));
      });
    });
    request.on("error", reject);
    request.end(text);
  });
}

/** Sends a request whose body is not JSON, such as a form with a file. */
export async function sendForm(
  method: string,
  url: string,
  body: RequestInit["body"],
  { key, headers = {} }: RequestOptions = {},
): Promise<Reply> {
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: { ...basicHeaders(key), ...headers },
    body,
  });
  // `fetch` has decompressed the body.
  return replyOf(response.status, response.headers, Buffer.from(await response.arrayBuffer()));
}
