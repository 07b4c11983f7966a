/** After how many milliseconds a client connects again. */
const RETRY_MS = 2_000;

/** Why a stream ended: the credential is not valid any more, or the program is closing. */
export type EndReason = "not_permitted" | "closing";

/** The first message of a stream: when to connect again, and the place where the stream begins. */
export const openingMessage = (cursor: string): string => `retry: ${RETRY_MS}\nid: ${cursor}\n\n`;

/** The message of a change, with the place after it. */
export const changeMessage = (cursor: string, row: unknown): string =>
  `id: ${cursor}\nevent: change\ndata: ${JSON.stringify(row)}\n\n`;

/** A message without an event, which keeps the connection alive and moves the place past what is out of sight. */
export const heartbeatMessage = (cursor: string): string => `: heartbeat\nid: ${cursor}\n\n`;

/** The last message of a stream that the program ends. */
export const endMessage = (reason: EndReason): string =>
  `event: end\ndata: ${JSON.stringify({ reason })}\n\n`;
