create table invoices (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  document_type text not null default 'invoice' check (document_type in ('invoice', 'credit_note')),
  -- Null in a draft; a void document keeps its number.
  number text,
  -- The series and the place in it, by which numbers are in order whatever their format is.
  number_series text,
  number_in_series bigint,
  client_id text collate "C" not null,
  client_contact_id text collate "C",
  currency text not null,
  issue_date date,
  due_date date,
  period_start date,
  period_end date,
  reference text,
  notes text,
  terms text,
  private_notes text,
  discount_type text check (discount_type in ('percent', 'fixed')),
  discount_value numeric(14, 2) check (discount_value > 0),
  tax_rounding text not null check (tax_rounding in ('total', 'line')),
  exchange_rate numeric(14, 8) check (exchange_rate > 0),
  -- The totals follow the lines in the same transaction.
  subtotal numeric(14, 2) not null default 0,
  discount_total numeric(14, 2) not null default 0,
  net_total numeric(14, 2) not null default 0,
  tax_total numeric(14, 2) not null default 0,
  total numeric(14, 2) not null default 0,
  tax_summary jsonb not null default '[]',
  paid_total numeric(14, 2) not null default 0 check (paid_total >= 0),
  credited_total numeric(14, 2) not null default 0 check (credited_total >= 0),
  balance_due numeric(14, 2) not null generated always as (
    case when voided_at is null then total - paid_total - credited_total else 0 end) stored,
  base_net_total numeric(18, 2),
  base_tax_total numeric(18, 2),
  base_total numeric(18, 2),
  -- Frozen when the document is issued.
  seller jsonb,
  buyer jsonb,
  issued_at timestamptz,
  sent_at timestamptz,
  paid_at timestamptz,
  voided_at timestamptz,
  void_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (
    fold(coalesce(number, '') || E'\n' || coalesce(reference, '') || E'\n' || coalesce(notes, ''))) stored,
  primary key (workspace_id, id),
  constraint invoices_issued_is_complete check (num_nulls(number, number_series, number_in_series, issued_at, seller,
    buyer, base_net_total, base_tax_total, base_total) in (0, 9)),
  constraint invoices_issued_has_date check (number is null or (issue_date is not null and exchange_rate is not null)),
  constraint invoices_void_was_issued check (voided_at is null or number is not null),
  constraint invoices_void_has_reason check ((voided_at is null) = (void_reason is null)),
  constraint invoices_balance_is_not_negative check (number is null or paid_total + credited_total <= total),
  constraint invoices_discount_is_whole check ((discount_type is null) = (discount_value is null)),
  constraint invoices_period_is_whole check ((period_start is null) = (period_end is null) and period_start <= period_end),
  constraint invoices_due_after_issue check (due_date >= issue_date),
  constraint invoices_client_id_fkey foreign key (workspace_id, client_id) references clients (workspace_id, id),
  constraint invoices_client_contact_id_fkey foreign key (workspace_id, client_contact_id)
    references client_contacts (workspace_id, id)
);
create unique index invoices_number_unique on invoices (workspace_id, number);
create unique index invoices_number_in_series_unique
  on invoices (workspace_id, document_type, number_series, number_in_series);
create index invoices_client on invoices (workspace_id, client_id, issue_date);
create index invoices_client_contact on invoices (workspace_id, client_contact_id);
create index invoices_by_date on invoices (workspace_id, issue_date, id);
create index invoices_open on invoices (workspace_id, due_date) where number is not null and voided_at is null;
create index invoices_search on invoices using gin (search_text gin_trgm_ops);
select confine_to_workspace('invoices');

create table invoice_lines (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  invoice_id text collate "C" not null,
  kind text not null default 'manual'
    check (kind in ('manual', 'time', 'expense', 'fixed_fee', 'retainer', 'overage', 'revenue_share')),
  position integer not null check (position > 0),
  description text not null,
  quantity numeric(14, 4) not null check (quantity <> 0),
  unit text not null default 'item',
  unit_price numeric(14, 2) not null check (unit_price >= 0),
  minutes integer check (minutes > 0),
  discount_percent numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
  tax_rate_id text collate "C",
  -- As printed; in a draft they follow the tax rate.
  tax_name text,
  tax_category text not null default 'outside_scope',
  tax_percent numeric(14, 4) not null default 0,
  project_id text collate "C",
  task_id text collate "C",
  employee_id text collate "C",
  period_start date,
  period_end date,
  revenue_base numeric(14, 2) check (revenue_base > 0),
  gross_amount numeric(14, 2) not null default 0,
  discount_amount numeric(14, 2) not null default 0,
  net_amount numeric(14, 2) not null default 0,
  discount_share numeric(14, 2) not null default 0,
  source_count integer not null default 0,
  released_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(description)) stored,
  primary key (workspace_id, id),
  constraint invoice_lines_minutes_of_time check ((minutes is null) = (kind not in ('time', 'overage'))),
  constraint invoice_lines_base_of_share check ((revenue_base is null) = (kind <> 'revenue_share')),
  constraint invoice_lines_project_unless_manual check (kind = 'manual' or project_id is not null),
  constraint invoice_lines_period_is_whole check (
    (period_start is null) = (period_end is null) and period_start <= period_end),
  constraint invoice_lines_invoice_id_fkey foreign key (workspace_id, invoice_id)
    references invoices (workspace_id, id) on delete cascade,
  constraint invoice_lines_tax_rate_id_fkey foreign key (workspace_id, tax_rate_id)
    references tax_rates (workspace_id, id),
  constraint invoice_lines_project_id_fkey foreign key (workspace_id, project_id)
    references projects (workspace_id, id),
  constraint invoice_lines_task_id_fkey foreign key (workspace_id, task_id) references tasks (workspace_id, id),
  constraint invoice_lines_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id)
);
create index invoice_lines_invoice on invoice_lines (workspace_id, invoice_id, position);
create index invoice_lines_tax_rate on invoice_lines (workspace_id, tax_rate_id);
create index invoice_lines_project on invoice_lines (workspace_id, project_id, kind);
create index invoice_lines_task on invoice_lines (workspace_id, task_id);
create index invoice_lines_employee on invoice_lines (workspace_id, employee_id);
create index invoice_lines_search on invoice_lines using gin (search_text gin_trgm_ops);
select confine_to_workspace('invoice_lines');

create table invoice_payments (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  invoice_id text collate "C" not null,
  amount numeric(14, 2) not null check (amount > 0),
  paid_at date not null,
  method text not null default 'bank_transfer'
    check (method in ('bank_transfer', 'card', 'cash', 'direct_debit', 'cheque', 'other')),
  reference text,
  notes text,
  currency text not null,
  client_id text collate "C" not null,
  exchange_rate numeric(14, 8) not null check (exchange_rate > 0),
  base_amount numeric(18, 2) not null generated always as (round(amount * exchange_rate, 2)) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(coalesce(reference, ''))) stored,
  primary key (workspace_id, id),
  constraint invoice_payments_invoice_id_fkey foreign key (workspace_id, invoice_id)
    references invoices (workspace_id, id),
  constraint invoice_payments_client_id_fkey foreign key (workspace_id, client_id) references clients (workspace_id, id)
);
create index invoice_payments_invoice on invoice_payments (workspace_id, invoice_id, paid_at);
create index invoice_payments_client on invoice_payments (workspace_id, client_id, paid_at);
create index invoice_payments_by_date on invoice_payments (workspace_id, paid_at, id);
create index invoice_payments_search on invoice_payments using gin (search_text gin_trgm_ops);
select confine_to_workspace('invoice_payments');
