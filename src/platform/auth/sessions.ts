import { randomBytes } from "node:crypto";
import { parseCookie } from "cookie";
import { sha256 } from "../secrets/sha256.ts";
import { workspaceOf } from "../tenancy/workspaces.ts";
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_JOINS,
  type AccountRow,
  type Authenticated,
  accountActor,
  type Client,
  type CredentialSource,
  isUsable,
  lacksSecondFactor,
} from "./authenticate.ts";

export const SESSION_COOKIE = "bureau_session";
/** A session ends after this many days without use. */
export const SESSION_DAYS = 14;
const TOUCH_EVERY_MS = 60_000;

/** Generates the token of a session for the cookie; only its hash is stored. */
export function newSessionToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: sha256(token) };
}

/** The session token in a Cookie header, or null. */
export function sessionToken(cookie: string | undefined): string | null {
  return cookie === undefined ? null : (parseCookie(cookie)[SESSION_COOKIE] ?? null);
}

/** The header that sets the cookie, or removes it if there is no token. */
export function sessionCookie(token: string | null, secure: boolean): string {
  const life = token === null ? "Max-Age=0" : `Max-Age=${SESSION_DAYS * 86_400}`;
  return `${SESSION_COOKIE}=${token ?? ""}; Path=/; HttpOnly; SameSite=Lax; ${life}${secure ? "; Secure" : ""}`;
}

const STATEMENT = `select s.id as session_id, s.last_used_at, ${ACCOUNT_COLUMNS}
  from sessions s join users u on u.workspace_id = s.workspace_id and u.id = s.user_id
  ${ACCOUNT_JOINS}
  where s.token_hash = $1 and s.last_used_at > $2`;

interface SessionRow extends AccountRow {
  readonly session_id: string;
  readonly last_used_at: Date;
}

/** The time since which a session must have been used to be valid. */
export const oldestUse = (now: Date): Date => new Date(now.getTime() - SESSION_DAYS * 86_400_000);

/**
 * Checks a session in its current state; null if it is not valid. Unless the check is no use of the session, its last
 * use is recorded once a minute and the cookie renewed with it, so that both expire after the same time without use.
 */
export async function authenticateSession(
  { pool, credentials }: CredentialSource,
  token: string,
  client: Client & { readonly isSecure: boolean; readonly isUse: boolean },
  now: Date,
): Promise<Authenticated | null> {
  const hash = sha256(token);
  const row = await credentials.find(`session:${hash.toString("base64")}`, async () => {
    const { rows } = await pool.query<SessionRow>({
      name: "authenticate_session",
      text: STATEMENT,
      values: [hash, oldestUse(now)],
    });
    return rows[0];
  });
  if (!row || row.last_used_at.getTime() <= oldestUse(now).getTime() || !isUsable(row, now)) return null;
  const isNoted = !client.isUse || now.getTime() - row.last_used_at.getTime() <= TOUCH_EVERY_MS;
  if (!isNoted) {
    await pool.query("update sessions set last_used_at = $1, ip = $2 where token_hash = $3", [
      now,
      client.ip,
      hash,
    ]);
  }
  const { ip, userAgent } = client;
  const isLacking = lacksSecondFactor(row);
  return {
    actor: {
      ...accountActor(row, { ip, userAgent }),
      sessionId: row.session_id,
      hasSecondFactor: row.has_second_factor,
      lacksSecondFactor: isLacking,
    },
    workspace: workspaceOf(row),
    isAddressAllowed: true,
    lacksSecondFactor: isLacking,
    version: row.version,
    headers: isNoted ? {} : { "Set-Cookie": sessionCookie(token, client.isSecure) },
  };
}
