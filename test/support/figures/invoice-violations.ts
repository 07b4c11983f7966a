import type { Pool } from "pg";

const ISSUED = "i.number is not null";
const CENTS_OF = (alias: string, document: string): string =>
  `coalesce((select sum(${alias}.amount) from invoice_payments ${alias} where ${alias}.workspace_id = $1 and ${document}), 0)`;

/** What must never be found among invoices: a name, and SQL that finds it. `$1` is the workspace. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  "a time line that does not bill the minutes of its entries": `select l.id from invoice_lines l
    join invoices i on i.workspace_id = l.workspace_id and i.id = l.invoice_id
    where l.workspace_id = $1 and l.kind = 'time' and l.released_at is null and l.credited_line_id is null
      and i.voided_at is null and l.minutes is distinct from (select sum(t.frozen_billable_minutes) from timesheets t
        where t.workspace_id = l.workspace_id and t.invoice_line_id = l.id)`,
  "an entry or an expense on a line that is not live": `select s.id from (
      select id, workspace_id, invoice_line_id from timesheets union all
      select id, workspace_id, invoice_line_id from expenses) s
    join invoice_lines l on l.workspace_id = s.workspace_id and l.id = s.invoice_line_id
    join invoices i on i.workspace_id = l.workspace_id and i.id = l.invoice_id
    where s.workspace_id = $1 and (l.released_at is not null or i.voided_at is not null
      or i.document_type = 'credit_note')`,
  "an entry or an expense whose status is not that of its invoice": `select s.id from (
      select id, workspace_id, invoice_line_id, invoiced_as as status from timesheets union all
      select id, workspace_id, invoice_line_id, billing_status from expenses) s
    left join invoice_lines l on l.workspace_id = s.workspace_id and l.id = s.invoice_line_id
    left join invoices i on i.workspace_id = l.workspace_id and i.id = l.invoice_id
    where s.workspace_id = $1 and (coalesce(s.status, '') in ('drafted', 'billed') <> (l.id is not null)
      or (l.id is not null and s.status <> case when ${ISSUED} then 'billed' else 'drafted' end))`,
  "numbers of a series with a gap, or dates that fall": `select n.number from (
      select i.number, i.number_in_series, i.issue_date, i.document_type, i.number_series,
        lag(i.number_in_series) over series as former, lag(i.issue_date) over series as former_date
      from invoices i where i.workspace_id = $1 and ${ISSUED}
      window series as (partition by i.document_type, i.number_series order by i.number_in_series)) n
    where n.number_in_series <> coalesce(n.former + 1, (select s.first_number from number_series s
        where s.workspace_id = $1 and s.series = n.number_series
          and s.sequence = case n.document_type when 'invoice' then 'invoices' else 'credit notes' end))
      or n.issue_date < n.former_date`,
  "a number that was taken and is on no document": `select s.series from number_series s
    where s.workspace_id = $1 and s.sequence in ('invoices', 'credit notes') and s.last_number <> (
      select max(i.number_in_series) from invoices i where i.workspace_id = $1 and i.number_series = s.series
        and i.document_type = case s.sequence when 'invoices' then 'invoice' else 'credit_note' end)`,
  "totals that are not those of the lines": `select i.id from invoices i
    left join lateral (select coalesce(sum(l.net_amount), 0) as net, coalesce(sum(l.discount_share), 0) as share
      from invoice_lines l where l.workspace_id = i.workspace_id and l.invoice_id = i.id) l on true
    where i.workspace_id = $1 and (i.subtotal <> l.net or i.discount_total <> l.share
      or i.net_total <> l.net - l.share or i.total <> i.net_total + i.tax_total)`,
  "taxes that are not those of the groups": `select i.id from invoices i
    left join lateral (select coalesce(sum((g ->> 'base')::numeric), 0) as base, coalesce(sum((g ->> 'tax')::numeric), 0) as tax
      from jsonb_array_elements(i.tax_summary) g) g on true
    where i.workspace_id = $1 and (i.net_total <> g.base or i.tax_total <> g.tax)`,
  "base amounts that do not follow from the rate": `select i.id from invoices i where i.workspace_id = $1 and ${ISSUED}
    and (i.base_total <> round(i.total * i.exchange_rate, 2) or i.base_net_total <> round(i.net_total * i.exchange_rate, 2)
      or i.base_tax_total <> i.base_total - i.base_net_total)`,
  "a balance that is not what payments and credit leave": `select i.id from invoices i where i.workspace_id = $1
    and ${ISSUED} and (i.paid_total <> ${CENTS_OF("p", "p.invoice_id = i.id and p.method <> 'credit_note'")}
      or i.credited_total <> ${CENTS_OF("c", "c.method = 'credit_note' and i.id in (c.invoice_id, c.credit_note_id)")}
      or i.paid_total + i.credited_total > i.total or (i.voided_at is not null and i.paid_total + i.credited_total > 0)
      or (i.paid_at is not null) <> (i.voided_at is null and i.balance_due = 0))`,
  "a day of settlement that is not that of the last payment": `select i.id from invoices i
    left join lateral (select max(p.paid_at) as last_day, max(p.paid_at) filter (where p.method <> 'credit_note') as last_money
      from invoice_payments p where p.workspace_id = i.workspace_id and p.invoice_id = i.id) p on true
    where i.workspace_id = $1 and i.settled_on is distinct from case when i.document_type = 'invoice' and ${ISSUED}
      and i.voided_at is null and i.balance_due = 0 and p.last_money = p.last_day then p.last_money end`,
  "an invoice that was credited with more than it charged": `select i.id from invoices i where i.workspace_id = $1
    and i.total < (select sum(n.total) from invoices n where n.workspace_id = $1 and n.credited_invoice_id = i.id
      and n.number is not null and n.voided_at is null)`,
  "more than one default tax rate":
    "select 1 from tax_rates r where r.workspace_id = $1 and r.is_default having count(*) > 1",
};

/** Names what of a workspace contradicts the rules of invoices; an empty list is what one wants. */
export async function invoiceViolations(pool: Pool, workspaceId: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, statement] of Object.entries(VIOLATIONS)) {
    const { rows } = await pool.query(statement, [workspaceId]);
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}
