import { fromContext, type Sql, sql } from "../sql/sql.ts";

/** The response stored for a credential's key within the last hours. */
export const selectStoredResponse = (credential: string, key: string, hours: number): Sql =>
  sql`select fingerprint, status, headers, body, rights from idempotent_requests
    where workspace_id = ${fromContext("workspace")} and credential = ${credential} and key = ${key}
      and created_at > ${fromContext("now")} - make_interval(hours => ${hours}::integer)`;

/** The stored responses that contain any of the ids, locked. */
export const selectResponsesWith = (ids: readonly string[]): Sql =>
  sql`select credential, key, body from idempotent_requests
    where workspace_id = ${fromContext("workspace")}
      and body like any(array(select '%' || named.id || '%' from unnest(${ids}::text[]) named(id)))
    order by credential, key for update`;

/** Replaces the body of a stored response. */
export const replaceStoredBody = (credential: string, key: string, body: string): Sql =>
  sql`update idempotent_requests set body = ${body}
    where workspace_id = ${fromContext("workspace")} and credential = ${credential} and key = ${key}`;

export interface StoredRequest {
  readonly credential: string;
  readonly key: string;
  readonly fingerprint: string;
  /** The permissions and relations of the caller at the time. */
  readonly rights: readonly string[];
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
  };
}

/** Stores the response to a request, replacing an expired one. */
export const insertStoredResponse = ({
  credential,
  key,
  fingerprint,
  rights,
  response,
}: StoredRequest): Sql =>
  sql`insert into idempotent_requests
      (workspace_id, credential, key, fingerprint, status, headers, body, rights, created_at)
    values (${fromContext("workspace")}, ${credential}, ${key}, ${fingerprint}, ${response.status},
      ${JSON.stringify(response.headers)}::jsonb, ${response.body}, ${rights}::text[], ${fromContext("now")})
    on conflict (workspace_id, credential, key) do update set fingerprint = excluded.fingerprint,
      status = excluded.status, headers = excluded.headers, body = excluded.body, rights = excluded.rights,
      created_at = excluded.created_at`;
