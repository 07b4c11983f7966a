import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { Stationery } from "../../invoicing/index.ts";
import { partiesOf } from "../offers/offer-parties.ts";

/** To whom a seeded offer is made. */
export interface Addressee extends Values {
  readonly lead_id: string | null;
  readonly client_id: string | null;
  /** What the lead asked for; null for a client. */
  readonly title: string | null;
  readonly amount: string | null;
  readonly status: "open" | "won" | "lost" | null;
  readonly currency: string;
  readonly owner_employee_id: string | null;
  readonly created_at: Date;
  readonly seller: Values;
  readonly recipient: Values;
  readonly stationery: Stationery;
  readonly tax_rate_id: string | null;
  readonly tax_name: string | null;
  readonly tax_category: string;
  readonly tax_percent: string;
  readonly exemption_reason: string | null;
}

/** Reads addressees with their parties and the tax of their lines. */
const addressed = (work: Work, from: Sql, wanted: number): Promise<Addressee[]> =>
  work.rows<Addressee>(sql`select o.*, ${partiesOf("o")},
      jsonb_build_object('locale', coalesce(c.locale, w.locale), 'logo', w.logo, 'footer', w.invoice_footer) as stationery,
      r.id as tax_rate_id, r.name as tax_name,
      coalesce(r.category, 'outside_scope') as tax_category, coalesce(r.percent, 0)::text as tax_percent,
      r.exemption_reason
    from (${from} limit ${wanted}::integer) o
    join workspaces w on w.id = o.workspace_id
    left join clients c on c.workspace_id = o.workspace_id and c.id = o.client_id
    left join tax_rates r on r.workspace_id = o.workspace_id and r.id = coalesce(c.tax_rate_id,
      (select d.id from tax_rates d where d.workspace_id = ${fromContext("workspace")} and d.is_default))
    order by o.created_at, o.lead_id, o.client_id`);

/** Leads with an amount: those that were won or lost, and those in a late stage. */
export const offeredLeads = (work: Work, wanted: number): Promise<Addressee[]> =>
  addressed(
    work,
    sql`select l.workspace_id, l.id as lead_id, l.client_id, l.name as title, l.amount::text, l.status, l.currency,
        l.owner_employee_id, l.created_at
      from leads l join lead_stages s on s.workspace_id = l.workspace_id and s.id = l.stage_id
      where l.workspace_id = ${fromContext("workspace")} and l.amount > 0 and (l.status <> 'open' or s.position > 2)
      order by right(l.id, 8)`,
    wanted,
  );

/** The clients that are not archived. */
export const offeredClients = (work: Work): Promise<Addressee[]> =>
  addressed(
    work,
    sql`select c.workspace_id, null::text as lead_id, c.id as client_id, null::text as title, null::text as amount,
        null::text as status, c.currency, c.manager_employee_id as owner_employee_id, c.created_at
      from clients c where c.workspace_id = ${fromContext("workspace")} and c.archived_at is null order by c.id`,
    500,
  );
