import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../platform/signed-urls/derived-key.ts";

/** A place in the feed: everything that one snapshot has committed is read, and of a further stretch the beginning. */
export interface FeedPlace {
  /** The snapshot, as PostgreSQL writes it. */
  readonly seen: string;
  /** The snapshot that ends the stretch which is being read; null: a new one begins. */
  readonly upto: string | null;
  /** The last event read of the stretch: the number of its transaction, and its id; empty: none yet. */
  readonly after: { readonly transaction: string; readonly id: string };
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
export function sealPlace(secret: string, workspaceId: string, { seen, upto, after, at }: FeedPlace): string {
  const place = [seen, upto ?? "", after.transaction, after.id, at].join("/");
  return Buffer.concat([markOf(secret, workspaceId, place), Buffer.from(place)]).toString("base64url");
}

/** The place, or null when the text was altered or belongs to another workspace. */
export function openPlace(secret: string, workspaceId: string, cursor: string): FeedPlace | null {
  const bytes = Buffer.from(cursor, "base64url");
  if (bytes.toString("base64url") !== cursor || bytes.length <= MARK_BYTES) return null;
  const place = bytes.subarray(MARK_BYTES).toString();
  if (!timingSafeEqual(bytes.subarray(0, MARK_BYTES), markOf(secret, workspaceId, place))) return null;
  const [seen = "", upto = "", transaction = "", id = "", at = ""] = place.split("/");
  return { seen, upto: upto || null, after: { transaction, id }, at: Number(at) };
}
