import http from "node:http";

export interface RawRequest {
  readonly method: string;
  /** The request target exactly as it is sent, from the first slash on. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

export interface RawReply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** Sends a request exactly as given: nothing in the target is normalized, and `Host` can be set. */
export function sendRaw(url: string, { method, target, headers, body }: RawRequest): Promise<RawReply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, method, path: target, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
