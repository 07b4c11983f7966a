-- Reports add up all issued documents of a period. This index has all that they read, a tenth of the size of the documents.
create index invoices_reported on invoices (workspace_id, issue_date) include (
  id, client_id, document_type, number, currency, due_date, exchange_rate, net_total, total, paid_total, credited_total,
  balance_due, sent_at, voided_at
) where number is not null;
-- The same of the few on which something is open.
create index invoices_unsettled on invoices (workspace_id, due_date) include (
  client_id, document_type, number, currency, issue_date, exchange_rate, total, paid_total, credited_total, voided_at
) where number is not null and balance_due > 0;
