import type pg from "pg";
import type { Installation } from "../../src/compose.ts";
import { middle } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { recordStatements } from "../recorded-statements.ts";

/** What a preview of billing everything of one client cost. */
export interface Previewed {
  /** The billed time entries. */
  readonly entries: number;
  /** The lines of the draft. */
  readonly lines: number;
  /** The statements of one preview. */
  readonly statements: number;
  /** Milliseconds, at the median. */
  readonly milliseconds: number;
}

interface Site {
  readonly installation: Installation;
  readonly key: string;
  readonly pool: pg.Pool;
  readonly workspaceId: string;
}

/** The client with the most unbilled entries in one currency. */
async function busiestClient({ pool, workspaceId }: Site): Promise<{ client_id: string; currency: string }> {
  const { rows } = await pool.query<{ client_id: string; currency: string }>(
    `select p.client_id, p.currency from timesheets t
     join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
     where t.workspace_id = $1 and p.client_id is not null and p.billing_model = 'time_and_materials'
       and t.invoice_line_id is null and t.is_billable and t.worked_minutes > 0 and t.approval_status = 'approved'
     group by 1, 2 order by count(*) desc, 1 limit 1`,
    [workspaceId],
  );
  return rows[0]!;
}

/** Makes the work of the last months unbilled again for a few clients, so that one draft bills many entries. */
export async function releaseTime({ pool, workspaceId }: Site): Promise<void> {
  await pool.query(
    `update timesheets t set invoice_line_id = null, invoiced_as = null, frozen_billable_minutes = null,
       frozen_billed_rate = null
     from projects p where t.workspace_id = $1 and p.workspace_id = $1 and p.id = t.project_id
       and p.client_id in (select id from clients where workspace_id = $1 and id like '01CNT%' order by id limit 4)
       and t.date > (select max(date) - 180 from timesheets where workspace_id = $1)`,
    [workspaceId],
  );
  await pool.query("vacuum analyze timesheets");
}

/** Measures `bill-unbilled` as a dry run, which writes everything and takes it back. */
export async function previewBilling(site: Site, rounds: number): Promise<Previewed> {
  const body = { ...(await busiestClient(site)), group_by: "task", skip_unpriced: true };
  const asked = requestFor("/invoices/actions?action=bill-unbilled&dry_run=true", site.key);
  const request = {
    ...asked,
    method: "POST",
    headers: { ...asked.headers, "content-type": "application/json" },
    body: Buffer.from(JSON.stringify(body)),
  };
  const preview = async () => {
    const { status, body: response } = await site.installation.app.handle(request);
    if (status !== 200) throw new Error(`The preview failed: ${status} ${JSON.stringify(response)}`);
    return typeof response === "string" ? JSON.parse(response) : response;
  };
  let shown: Awaited<ReturnType<typeof preview>>;
  const statements = await recordStatements(async () => {
    shown = await preview();
  });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await preview();
    times.push(performance.now() - started);
  }
  return {
    entries: shown.meta.entries,
    lines: shown.data.relationships.lines.length,
    statements: statements.length,
    milliseconds: middle(times),
  };
}
