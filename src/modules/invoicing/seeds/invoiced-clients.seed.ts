import { fromContext, sql } from "../../../engine/sql/index.ts";
import { invalidField, type Values, type Work } from "../../../engine/work/index.ts";
import { type RateOfDay, ratesInto } from "../../rates/index.ts";
import { buyerNow, type Party, sellerNow } from "../invoices/parties.ts";
import type { Stationery } from "../printing/letter.ts";

/** A client with its projects, its tax rate, and what invoices say about the parties. */
export interface InvoicedClient extends Values {
  readonly id: string;
  readonly currency: string;
  readonly payment_terms_days: number;
  readonly seller: Party;
  readonly buyer: Party;
  readonly stationery: Stationery;
  readonly tax_rate_id: string | null;
  readonly tax_name: string | null;
  readonly tax_category: string;
  readonly tax_percent: string;
  readonly exemption_reason: string | null;
  /** Projects in the client's currency. */
  readonly projects: readonly string[];
}

/** What generated invoices are based on. */
export interface InvoicedClients {
  readonly clients: readonly InvoicedClient[];
  readonly rateOf: RateOfDay;
  /** The date of the latest issued document, before which nothing can be issued; null if there is none. */
  readonly latest: string | null;
}

/** Reads the clients who can be invoiced. @throws 422 if there are none */
export async function loadInvoicedClients(work: Work): Promise<InvoicedClients> {
  const clients = await work.rows<InvoicedClient>(sql`select i.client_id as id, i.currency,
      coalesce(i.payment_terms_days, w.payment_terms_days) as payment_terms_days, ${sellerNow("i")} as seller,
      ${buyerNow("i")} as buyer, jsonb_build_object('locale', coalesce(i.locale, w.locale), 'logo', w.logo,
        'footer', w.invoice_footer) as stationery, r.id as tax_rate_id, r.name as tax_name,
      coalesce(r.category, 'outside_scope') as tax_category, coalesce(r.percent, 0)::text as tax_percent,
      r.exemption_reason,
      array(select p.id from projects p where p.workspace_id = i.workspace_id and p.client_id = i.client_id
        and p.currency = i.currency order by p.id) as projects
    from (select c.*, c.id as client_id from clients c) i
    join workspaces w on w.id = i.workspace_id
    left join tax_rates r on r.workspace_id = i.workspace_id and r.id = coalesce(i.tax_rate_id,
      (select d.id from tax_rates d where d.workspace_id = i.workspace_id and d.is_default))
    where i.workspace_id = ${fromContext("workspace")} and i.archived_at is null
    order by i.client_id`);
  if (clients.length === 0)
    throw invalidField(
      "invoices",
      "There are no clients who could be invoiced. Seed employees and projects first.",
    );
  const row = await work.row<{ latest: string | null }>(sql`select max(i.issue_date) as latest from invoices i
    where i.workspace_id = ${fromContext("workspace")} and i.number is not null`);
  return { clients, rateOf: await ratesInto(work, work.workspace.baseCurrency), latest: row!.latest };
}
