import { seedTickets } from "../../src/modules/tickets/index.ts";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { type BenchData, openData } from "../data.ts";

/** A company with many tickets, and how long seeding them took. */
export interface TicketData extends BenchData {
  readonly seconds: number;
}

/** Seeds a company of some people and fills it up to so many tickets over a year. */
export async function openTicketData(employees: number, tickets: number): Promise<TicketData> {
  const data = await openData(employees);
  const { installation, pool, workspaceId } = data;
  const { rows } = await pool.query(
    `select id, subdomain, name, timezone, base_currency as "baseCurrency" from workspaces where id = $1`,
    [workspaceId],
  );
  const present = await pool.query("select count(*)::integer as count from tickets where workspace_id = $1", [
    workspaceId,
  ]);
  const missing = Math.max(0, tickets - present.rows[0].count);
  const started = performance.now();
  await installation.work(rows[0], (work) => seedTickets(work, missing, new SeededRandom(1)));
  const seconds = (performance.now() - started) / 1_000;
  await pool.query("vacuum analyze");
  return { ...data, seconds };
}

/**
 * Makes every ticket an unresolved one, spread over the stages that are not resolved; returns their number. Intervals
 * in stages stay as they were: neither the board nor the recalculation reads them.
 */
export async function leaveUnresolved({ pool, workspaceId }: BenchData): Promise<number> {
  const { rowCount } = await pool.query(
    `with stages as (select id, category, row_number() over (order by position) - 1 as place, count(*) over () as many
       from ticket_stages where workspace_id = $1 and position is not null and category <> 'resolved')
     update tickets t set stage_id = s.id, status = s.category, resolved_at = null, resolution_ms = null
     from stages s where t.workspace_id = $1 and t.number % s.many = s.place`,
    [workspaceId],
  );
  await pool.query("vacuum analyze");
  return rowCount ?? 0;
}
