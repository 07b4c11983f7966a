import type { Pool } from "pg";
import type { Workspace } from "../../engine/work/workspace.ts";

/** The columns of a workspace, for statements that read it together with something else. */
export const WORKSPACE_COLUMNS = `w.id as workspace_id, w.subdomain, w.name as workspace_name, w.timezone, w.locale,
  w.base_currency, w.full_time_weekly_hours, w.week_starts_on, w.fiscal_year_start_month,
  w.working_days as workspace_working_days, w.erasures as workspace_erasures`;

export interface WorkspaceRow {
  workspace_id: string;
  subdomain: string;
  workspace_name: string;
  timezone: string;
  locale: string;
  base_currency: string;
  full_time_weekly_hours: number;
  week_starts_on: number;
  fiscal_year_start_month: number;
  workspace_working_days: number[];
  workspace_erasures: number;
}

export const workspaceOf = (row: WorkspaceRow): Workspace => ({
  id: row.workspace_id,
  subdomain: row.subdomain,
  name: row.workspace_name,
  timezone: row.timezone,
  locale: row.locale,
  baseCurrency: row.base_currency,
  fullTimeWeeklyHours: row.full_time_weekly_hours,
  weekStartsOn: row.week_starts_on,
  fiscalYearStartMonth: row.fiscal_year_start_month,
  workingDays: row.workspace_working_days,
  erasures: row.workspace_erasures,
});

/** The workspace of a subdomain, or null. */
export async function findWorkspace(pool: Pool, subdomain: string): Promise<Workspace | null> {
  const { rows } = await pool.query<WorkspaceRow>({
    name: "find_workspace",
    text: `select ${WORKSPACE_COLUMNS} from workspaces w where w.subdomain = $1`,
    values: [subdomain],
  });
  return rows[0] ? workspaceOf(rows[0]) : null;
}

/** The subdomain in a Host header under the installation's domain; null if there is none. */
export function subdomainOf(host: string, appDomain: string): string | null {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  const suffix = `.${appDomain.toLowerCase()}`;
  if (!name.endsWith(suffix)) return null;
  const subdomain = name.slice(0, -suffix.length);
  return subdomain !== "" && !subdomain.includes(".") ? subdomain : null;
}
