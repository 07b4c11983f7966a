-- When the event of an overdue invoice was raised; it is raised once for each invoice.
alter table invoices add column overdue_reported_at timestamptz;
-- What was overdue before there were events is not reported.
update invoices set overdue_reported_at = now()
where document_type = 'invoice' and number is not null and due_date < current_date;
create index invoices_becoming_overdue on invoices (workspace_id, due_date, id)
  where number is not null and voided_at is null and balance_due > 0 and overdue_reported_at is null;
-- The work that can still be billed, among all that was billed already.
create index timesheets_unbilled on timesheets (workspace_id, project_id, date)
  where invoice_line_id is null and is_billable;
create index expenses_unbilled on expenses (workspace_id, project_id, date) where billing_status = 'unbilled';
