import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../platform/signed-urls/derived-key.ts";

/** A place in the feed: after the event with the id within a transaction. */
export interface FeedPlace {
  /** The transaction's number, as a decimal text. */
  readonly transaction: string;
  /** The last event read of it; empty: none yet. */
  readonly id: string;
  /** When the place was told, in milliseconds since 1970: it is valid for as long as events are kept. */
  readonly at: number;
}

const MARK_BYTES = 9;

const markOf = (secret: string, workspaceId: string, place: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "feed-cursor"))
    .update(`${workspaceId}:${place}`)
    .digest()
    .subarray(0, MARK_BYTES);

/** An opaque text for a place in a workspace's feed. */
export function sealPlace(secret: string, workspaceId: string, { transaction, id, at }: FeedPlace): string {
  const place = `${transaction}.${id}.${at}`;
  return Buffer.concat([markOf(secret, workspaceId, place), Buffer.from(place)]).toString("base64url");
}

/** The place, or null when the text was altered or belongs to another workspace. */
export function openPlace(secret: string, workspaceId: string, cursor: string): FeedPlace | null {
  const bytes = Buffer.from(cursor, "base64url");
  if (bytes.toString("base64url") !== cursor || bytes.length <= MARK_BYTES) return null;
  const place = bytes.subarray(MARK_BYTES).toString();
  if (!timingSafeEqual(bytes.subarray(0, MARK_BYTES), markOf(secret, workspaceId, place))) return null;
  const [transaction = "", id = "", at = ""] = place.split(".");
  return { transaction, id, at: Number(at) };
}
