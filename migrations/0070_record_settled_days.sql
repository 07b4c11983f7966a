-- The day of the payment that settled an invoice, so that reports need not group all payments by invoice. An invoice that
-- credit settled has none: it was not paid.
alter table invoices add column settled_on date;

update invoices i set settled_on = paid.last_money
from (select p.workspace_id, p.invoice_id, max(p.paid_at) as last_day,
    max(p.paid_at) filter (where p.method <> 'credit_note') as last_money
  from invoice_payments p group by 1, 2) paid
where paid.workspace_id = i.workspace_id and paid.invoice_id = i.id and paid.last_money = paid.last_day
  and i.document_type = 'invoice' and i.number is not null and i.voided_at is null and i.balance_due = 0;

create index invoices_settled on invoices (workspace_id, settled_on) include (client_id, issue_date)
  where settled_on is not null;
