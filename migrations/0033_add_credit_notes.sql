alter table invoices
  add column credited_invoice_id text collate "C",
  add column release_sources boolean,
  add constraint invoices_credited_invoice_id_fkey foreign key (workspace_id, credited_invoice_id)
    references invoices (workspace_id, id),
  add constraint invoices_credit_note_corrects check (
    (document_type = 'credit_note') = (credited_invoice_id is not null)
    and (credited_invoice_id is null) = (release_sources is null)),
  add constraint invoices_credit_note_is_not_due check (document_type = 'invoice' or due_date is null);
create index invoices_credited_invoice on invoices (workspace_id, credited_invoice_id)
  where credited_invoice_id is not null;

alter table invoice_lines
  add column credited_line_id text collate "C",
  add constraint invoice_lines_credited_line_id_fkey foreign key (workspace_id, credited_line_id)
    references invoice_lines (workspace_id, id),
  -- A line of a credit note says by its kind what it credits; its price is an amount.
  drop constraint invoice_lines_minutes_of_time,
  drop constraint invoice_lines_base_of_share,
  add constraint invoice_lines_minutes_of_time check (
    (minutes is null) = (kind not in ('time', 'overage') or credited_line_id is not null)),
  add constraint invoice_lines_base_of_share check (
    (revenue_base is null) = (kind <> 'revenue_share' or credited_line_id is not null));
create index invoice_lines_credited_line on invoice_lines (workspace_id, credited_line_id)
  where credited_line_id is not null;

alter table invoice_payments
  add column credit_note_id text collate "C",
  add constraint invoice_payments_credit_note_id_fkey foreign key (workspace_id, credit_note_id)
    references invoices (workspace_id, id),
  drop constraint invoice_payments_method_check,
  add constraint invoice_payments_method_check check (
    method in ('bank_transfer', 'card', 'cash', 'direct_debit', 'cheque', 'credit_note', 'other')),
  add constraint invoice_payments_credit_note_applied check ((method = 'credit_note') = (credit_note_id is not null));
create index invoice_payments_credit_note on invoice_payments (workspace_id, credit_note_id)
  where credit_note_id is not null;
