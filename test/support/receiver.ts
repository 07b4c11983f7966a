import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { vi } from "vitest";

/** A message as it was received. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read messages of every kind.
  readonly message: any;
}

/** The response of an endpoint: a status, or a function that handles the response. */
export type Behaviour = number | ((response: ServerResponse, received: Received) => void);

/** A webhook endpoint of another program, on a free port of 127.0.0.1. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** The responses to the next requests, in order; afterwards 200 is returned. */
  responses(...behaviours: Behaviour[]): void;
  /** The responses to all requests from now on. */
  always(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let next: Behaviour[] = [];
  let standard: Behaviour = 200;
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString();
    const one = {
      method: request.method!,
      path: request.url!,
      headers: request.headers,
      text,
      message: JSON.parse(text),
    };
    received.push(one);
    const behaviour = next.shift() ?? standard;
    if (typeof behaviour === "number") response.writeHead(behaviour).end();
    else behaviour(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    responses: (...behaviours) => {
      next = behaviours;
    },
    always: (behaviour) => {
      standard = behaviour;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Verifies a message with the library that Standard Webhooks publishes, at the time that the message names. */
export function verify({ headers, text }: Received, secret: string): unknown {
  const at = Number(headers["webhook-timestamp"]) * 1_000;
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  try {
    return new Webhook(secret).verify(text, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}
