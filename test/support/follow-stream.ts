import { once } from "node:events";
import http from "node:http";
import type { FeedRow } from "./read-feed.ts";

/** A message of a stream of server-sent events; `data` is parsed. */
export interface StreamMessage {
  readonly event: string;
  readonly data: unknown;
}

/** An open stream of changes, which collects its messages. */
export interface FollowedStream {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** The received changes. */
  readonly changes: readonly FeedRow[];
  readonly messages: readonly StreamMessage[];
  /** The text of a response that is no stream. */
  readonly text: string;
  /** The id with which to connect again. */
  readonly lastId: string | null;
  /** Waits until the messages so far meet the condition, or the stream has ended. */
  until(isMet: () => boolean): Promise<void>;
  /** Waits until the server has ended the stream; returns the data of its last message. */
  ended(): Promise<unknown>;
  /** Disconnects. */
  close(): void;
}

/** Connects to a stream; resolves when the response has begun. */
export async function followStream(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<FollowedStream> {
  // Each stream has a connection of its own, as in a browser.
  const request = http.get(url, { agent: false, headers: { Accept: "text/event-stream", ...headers } });
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  const messages: StreamMessage[] = [];
  const changes: FeedRow[] = [];
  const waiting = new Set<() => void>();
  let lastId: string | null = null;
  let text = "";
  let isOver = false;
  const notify = (): void => {
    for (const check of waiting) check();
  };
  const take = (block: string): void => {
    const fields = new Map(
      block.split("\n").map((line): [string, string] => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
      }),
    );
    lastId = fields.get("id") ?? lastId;
    const [event, data] = [fields.get("event"), fields.get("data")];
    if (event === undefined || data === undefined) return;
    messages.push({ event, data: JSON.parse(data) });
    if (event === "change") changes.push(JSON.parse(data));
  };
  response.setEncoding("utf8");
  response.on("data", (part: string) => {
    text += part;
    const blocks = text.split("\n\n");
    if (response.headers["content-type"] !== "text/event-stream") return;
    text = blocks.pop()!;
    for (const block of blocks) take(block);
    notify();
  });
  response.on("error", () => undefined);
  response.on("close", () => {
    isOver = true;
    notify();
  });
  const until = (isMet: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (!isMet() && !isOver) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  return {
    ...{ status: response.statusCode!, headers: response.headers, messages, changes, until },
    get lastId() {
      return lastId;
    },
    get text() {
      return text;
    },
    ended: async () => {
      await until(() => isOver);
      return messages.at(-1)?.data;
    },
    close: () => void response.destroy(),
  };
}
