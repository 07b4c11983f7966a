import { conflict, forbidden, invalidField } from "../../errors/api-error.ts";
import type { CursorSeal } from "../../plan/cursor.ts";
import { tryLockNamed } from "../../query/advisory-locks.ts";
import { insertStoredResponse, selectStoredResponse } from "../../query/idempotent-requests.ts";
import type { Call } from "../../request/call.ts";
import { fingerprintOf, readIdempotencyKey } from "../../request/idempotency-key.ts";
import type { Actor } from "../../work/actor.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";

const RETENTION_HOURS = 24;

/** A response as it is stored for repeated requests; it is never a file. */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A response to be stored. */
interface ResponseToStore extends Omit<StoredResponse, "body"> {
  readonly body: unknown;
  /** The body for a repeated request, if it is different. */
  readonly replay?: string;
}

/** A request with an Idempotency-Key: at most one request with the same key takes effect. */
export interface IdempotentRequest {
  /**
   * Claims the key for this transaction, or returns the stored response.
   * @throws 409 while the first request is running; 422 if the key was used for a different request; 403 if the caller
   *   has lost a right since, because the response may contain what they may no longer read
   */
  claim(work: UnitOfWork): Promise<StoredResponse | null>;
  /** Stores the response together with the write, so that either both exist or neither. */
  keep(work: UnitOfWork, response: ResponseToStore): Promise<void>;
}

interface StoredRow extends StoredResponse {
  readonly rights: string[];
  readonly fingerprint: string;
}

/** Keys are scoped to the credential, so that two integrators never get each other's responses. */
const credentialOf = ({ actor }: Call): string | null =>
  actor.apiKeyId ? `key:${actor.apiKeyId}` : actor.sessionId ? `session:${actor.sessionId}` : null;

/** The names of all permissions and relations of the caller. */
const heldBy = ({ permissions, relations }: Actor): string[] => [...permissions, ...relations].sort();

/** Reads the request's key; null if it has none. A failed request stores nothing, so a retry is executed again. */
export function idempotentRequest(call: Call, cursors: CursorSeal): IdempotentRequest | null {
  const key = readIdempotencyKey(call.request);
  const credential = credentialOf(call);
  if (key === null || credential === null) return null;
  const held = heldBy(call.actor);
  const fingerprint = cursors.fingerprint(fingerprintOf(call.request));
  return {
    async claim(work) {
      const name = `idempotency:${work.workspace.id}:${credential}:${key}`;
      const claimed = await work.row<{ locked: boolean }>(tryLockNamed(name));
      if (!claimed!.locked) throw conflict("A request with this Idempotency-Key is still running.");
      const stored = await work.row<StoredRow & Record<string, unknown>>(
        selectStoredResponse(credential, key, RETENTION_HOURS),
      );
      if (!stored) return null;
      if (stored.fingerprint !== fingerprint) {
        throw invalidField(
          "Idempotency-Key",
          "The Idempotency-Key has already been used for another request.",
        );
      }
      const lost = stored.rights.find((right) => !held.includes(right));
      if (lost !== undefined) throw forbidden(lost);
      return {
        status: stored.status,
        headers: { ...stored.headers, "Idempotency-Replayed": "true" },
        body: stored.body,
      };
    },
    async keep(work, { status, headers, body, replay }) {
      const text = replay ?? (typeof body === "string" ? body : null);
      const response = { status, headers, body: text };
      await work.send(insertStoredResponse({ credential, key, fingerprint, rights: held, response }));
    },
  };
}
