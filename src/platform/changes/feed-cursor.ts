import { createHmac, timingSafeEqual } from "node:crypto";
import type { JournalPlace } from "../../engine/runtime/index.ts";
import { deriveKey } from "../signed-urls/derived-key.ts";

/** A place in the feed, as it is encoded in a cursor. */
export interface FeedPlace extends JournalPlace {
  /** When the cursor was issued, in milliseconds since 1970. It is valid for as long as events are stored. */
  readonly at: number;
}

const MARK_BYTES = 9;
/** The position, the id of an entry, and milliseconds. */
const FORM = /^(\d+)\/(\w*)\/(\d+)$/;

const markOf = (secret: string, workspaceId: string, place: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "feed-cursor"))
    .update(`${workspaceId}:${place}`)
    .digest()
    .subarray(0, MARK_BYTES);

/** Encodes a place in a workspace's feed as an opaque, signed text. */
export function sealPlace(secret: string, workspaceId: string, { position, after, at }: FeedPlace): string {
  const place = [position, after, at].join("/");
  return Buffer.concat([markOf(secret, workspaceId, place), Buffer.from(place)]).toString("base64url");
}

/** Decodes a place; null if the text was altered, belongs to another workspace or has an earlier format. */
export function openPlace(secret: string, workspaceId: string, cursor: string): FeedPlace | null {
  const bytes = Buffer.from(cursor, "base64url");
  if (bytes.toString("base64url") !== cursor || bytes.length <= MARK_BYTES) return null;
  const place = bytes.subarray(MARK_BYTES).toString();
  if (!timingSafeEqual(bytes.subarray(0, MARK_BYTES), markOf(secret, workspaceId, place))) return null;
  const found = FORM.exec(place);
  return found && { position: Number(found[1]), after: found[2]!, at: Number(found[3]) };
}
