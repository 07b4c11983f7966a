import type { Pool } from "pg";
import { invalidField } from "../../engine/errors/api-error.ts";
import type { Workspace } from "../../engine/work/workspace.ts";
import { isSubdomainTaken } from "./subdomains.ts";

export interface WorkspaceFacts {
  readonly id: string;
  readonly subdomain: string;
  readonly name: string;
  readonly timezone?: string;
  readonly currency?: string;
  readonly locale?: string;
  readonly isDemo?: boolean;
}

const UNIQUE_VIOLATION = "23505";

const taken = () => invalidField("subdomain", "The subdomain has already been taken.");

/** Inserts a workspace without records. @throws 422 if the subdomain is taken */
export async function makeWorkspace(pool: Pool, facts: WorkspaceFacts, now: Date): Promise<Workspace> {
  const { id, subdomain, name, timezone = "UTC", currency = "EUR", isDemo = false } = facts;
  const locale = Intl.getCanonicalLocales(facts.locale ?? "en")[0]!;
  if (await isSubdomainTaken(pool, subdomain, now, null)) throw taken();
  try {
    await pool.query(
      `insert into workspaces (id, subdomain, name, timezone, base_currency, locale, is_demo, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
      [id, subdomain, name.trim(), timezone, currency.toUpperCase(), locale, isDemo, now],
    );
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw taken();
  }
  return {
    id,
    subdomain,
    name: name.trim(),
    timezone,
    locale,
    baseCurrency: currency.toUpperCase(),
    fullTimeWeeklyHours: 40,
    weekStartsOn: 1,
    fiscalYearStartMonth: 1,
    workingDays: [1, 2, 3, 4, 5],
    erasures: 0,
  };
}

/** Deletes a workspace and everything in it, if filling it failed. */
export async function dropWorkspace(pool: Pool, id: string): Promise<void> {
  await pool.query("delete from workspaces where id = $1", [id]);
}
