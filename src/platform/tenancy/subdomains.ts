import type { Pool } from "pg";

/** How many days a former subdomain of a workspace is reserved. */
const BLOCKED_DAYS = 90;
const DAY_MS = 86_400_000;

const RESERVED = new Set(
  "www api app admin administrator mail smtp imap ftp static assets cdn docs status support help blog about billing login signup account auth security root system test staging localhost bureau".split(
    " ",
  ),
);

/** Returns what is wrong with a subdomain, as a message template, or null. */
export function subdomainProblem(name: string): string | null {
  if (!/^[a-z0-9](?:[a-z0-9-]{1,61}[a-z0-9])$/.test(name))
    return "The :field field must be 3 to 63 lower-case letters, digits and inner hyphens.";
  return RESERVED.has(name) ? "The :field has already been taken." : null;
}

/** The end of the reservation of a subdomain that is given up now. */
export const blockedUntil = (now: Date): Date => new Date(now.getTime() + BLOCKED_DAYS * DAY_MS);

/**
 * Whether another workspace of the installation has the subdomain, or had it until recently.
 * @param by the workspace that wants it; null: a new one
 */
export async function isSubdomainTaken(
  pool: Pool,
  name: string,
  now: Date,
  by: string | null,
): Promise<boolean> {
  const { rows } = await pool.query<{ taken: boolean }>(
    `select exists (select from workspaces where subdomain = $1 and id is distinct from $2)
       or exists (select from former_subdomains
         where subdomain = $1 and blocked_until > $3 and workspace_id is distinct from $2) as taken`,
    [name, by, now],
  );
  return rows[0]!.taken;
}
