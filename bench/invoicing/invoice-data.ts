import { seedInvoices } from "../../src/modules/invoicing/index.ts";
import { findWorkspace } from "../../src/platform/tenancy/workspaces.ts";
import { openTimeData, type TimeData, type TimeSize } from "../time-data.ts";

export interface InvoiceSize extends TimeSize {
  readonly invoices: number;
  readonly clients: number;
}

/** A workspace with time, most of which is billed, and with invoices. */
export interface InvoiceData extends TimeData {
  /** The seconds that creating the invoices took. */
  readonly invoiceSeconds: number;
}

/** Clients in three currencies, and the projects of the benchmark among them. */
const CLIENTS = [
  `insert into clients (workspace_id, id, name, currency, address, vat_number, created_at, updated_at)
   select $1, '01CNT' || lpad(n::text, 21, '0'), 'Client ' || n, (array['EUR', 'EUR', 'USD', 'CHF'])[1 + n % 4],
     '{"country": "RO"}', 'RO' || (10000 + n), now(), now()
   from generate_series(1, $2::integer) n`,
  `update projects p set client_id = c.id
   from (select id, currency, row_number() over (partition by currency order by id) as place,
       count(*) over (partition by currency) as count from clients where workspace_id = $1 and id like '01CNT%') c
   where p.workspace_id = $1 and p.id like '01PRJ%' and p.billing_model <> 'non_billable' and p.currency = c.currency
     and $2::integer > 0 and (hashtext(p.id) & 65535) % c.count = c.place - 1`,
  // A fixed fee is invoiced over the days of its project.
  `update projects set fee_amount = 50000, starts_at = current_date - 400, ends_at = current_date + 200
   where workspace_id = $1 and billing_model = 'fixed_fee' and fee_amount is null and $2::integer > 0`,
];

/** Bills all time that is older than the last weeks, a line for each project. */
const BILLED = [
  `insert into invoice_lines (workspace_id, id, invoice_id, kind, position, description, quantity, unit, unit_price,
     minutes, project_id, created_at, updated_at)
   select $1, '01LNE' || lpad(row_number() over (order by p.id)::text, 21, '0'),
     (select min(i.id) from invoices i where i.workspace_id = $1 and i.number is not null and i.voided_at is null
       and i.client_id = p.client_id), 'time', 9, p.name, 1, 'hour', 50, 60, p.id, now(), now()
   from projects p where p.workspace_id = $1 and p.billing_model = 'time_and_materials' and exists (
     select from invoices i where i.workspace_id = $1 and i.number is not null and i.voided_at is null
       and i.client_id = p.client_id)`,
  `update timesheets t set invoice_line_id = l.id, invoiced_as = 'billed', frozen_billable_minutes = t.worked_minutes,
     frozen_billed_rate = 50
   from invoice_lines l where t.workspace_id = $1 and l.workspace_id = $1 and l.project_id = t.project_id
     and l.id like '01LNE%' and t.is_billable and t.worked_minutes > 0
     and t.date < (select max(date) - 21 from timesheets where workspace_id = $1)`,
];

/** Seeds a company with time and invoices. */
export async function openInvoiceData(size: InvoiceSize): Promise<InvoiceData> {
  const data = await openTimeData(size);
  const { pool, installation, workspaceId } = data;
  for (const statement of CLIENTS) await pool.query(statement, [workspaceId, size.clients]);
  const { rows } = await pool.query("select subdomain from workspaces where id = $1", [workspaceId]);
  const workspace = (await findWorkspace(pool, rows[0].subdomain))!;
  const started = performance.now();
  await seedInvoices((body) => installation.work(workspace, body), size.invoices, 1);
  const invoiceSeconds = (performance.now() - started) / 1000;
  for (const statement of BILLED) await pool.query(statement, [workspaceId]);
  await pool.query("vacuum analyze");
  return { ...data, invoiceSeconds };
}
