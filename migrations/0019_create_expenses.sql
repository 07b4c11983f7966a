create table expense_categories (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  code text,
  description text,
  kind text not null check (kind in ('amount', 'unit')),
  unit_name text,
  unit_price numeric(14, 4) check (unit_price > 0),
  receipt_required_above numeric(14, 2) check (receipt_required_above >= 0),
  limit_amount numeric(14, 2) check (limit_amount > 0),
  is_billable_default boolean not null default false,
  default_markup_percent numeric(6, 2) not null default 0 check (default_markup_percent between 0 and 1000),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(code, ''))) stored,
  primary key (workspace_id, id),
  constraint expense_categories_unit_has_price check (
    (kind = 'unit') = (unit_price is not null) and (kind = 'unit') = (unit_name is not null))
);
create unique index expense_categories_name_unique on expense_categories (workspace_id, lower(name));
create unique index expense_categories_code_unique on expense_categories (workspace_id, lower(code));
select confine_to_workspace('expense_categories');

-- What was paid without the recoverable tax in it, of which an approval of less takes its part: amount and tax are
-- divided as whole numbers, so that no digit is lost before the one rounding (half away from zero, to the cent).
create function expense_net(amount numeric, tax_amount numeric, approved_amount numeric) returns numeric
  language sql immutable parallel safe
  return coalesce($3, $1) - div(200 * $2 * coalesce($3, $1) + $1, 2 * $1) / 100;

create table expenses (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  expense_category_id text collate "C" not null,
  date date not null,
  description text not null,
  merchant text,
  quantity numeric(8, 2) check (quantity > 0),
  unit_price numeric(14, 4) check (unit_price > 0),
  amount numeric(10, 2) not null check (amount > 0),
  currency text not null,
  tax_amount numeric(10, 2) not null default 0 check (tax_amount >= 0),
  approved_amount numeric(10, 2) check (approved_amount > 0),
  net_amount numeric(10, 2) not null generated always as (expense_net(amount, tax_amount, approved_amount)) stored,
  exchange_rate numeric(14, 8) check (exchange_rate > 0),
  -- Whether somebody gave the rate; else it is that of the date, and follows it until the approval.
  has_given_rate boolean not null default false,
  base_currency text not null,
  base_amount numeric(18, 2) generated always as (round(coalesce(approved_amount, amount) * exchange_rate, 2)) stored,
  paid_by text not null default 'employee' check (paid_by in ('employee', 'company')),
  project_id text collate "C",
  client_id text collate "C",
  is_billable boolean not null default false,
  markup_percent numeric(6, 2) not null default 0 check (markup_percent between 0 and 1000),
  billable_amount numeric(14, 2) not null generated always as (
    case when is_billable then round(expense_net(amount, tax_amount, approved_amount) * (100 + markup_percent) * 0.01, 2)
      else 0 end) stored,
  billing_status text not null default 'non_billable'
    check (billing_status in ('non_billable', 'unbilled', 'drafted', 'billed')),
  invoice_line_id text collate "C",
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected', 'reimbursed')),
  status_explanation text,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by_employee_id text collate "C",
  reimbursed_at timestamptz,
  reimbursed_on date,
  reimbursement_reference text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(description || E'\n' || coalesce(merchant, ''))) stored,
  primary key (workspace_id, id),
  constraint expenses_unit_is_computed check (
    (quantity is null) = (unit_price is null) and (quantity is null or amount = round(quantity * unit_price, 2))),
  constraint expenses_tax_below_amount check (tax_amount < amount),
  constraint expenses_approved_within_amount check (approved_amount <= amount),
  constraint expenses_approved_when_decided check ((status in ('approved', 'reimbursed')) = (approved_amount is not null)),
  constraint expenses_approved_has_rate check (approved_amount is null or exchange_rate is not null),
  constraint expenses_markup_is_billed check (is_billable or markup_percent = 0),
  constraint expenses_billing_of_billable check (is_billable = (billing_status <> 'non_billable')),
  constraint expenses_billed_once check ((invoice_line_id is not null) = (billing_status in ('drafted', 'billed'))),
  constraint expenses_billed_when_approved check (invoice_line_id is null or approved_amount is not null),
  constraint expenses_reimbursed_once check (
    (status = 'reimbursed') = (reimbursed_at is not null) and (status = 'reimbursed') = (reimbursed_on is not null)
      and (status <> 'reimbursed' or paid_by = 'employee')),
  constraint expenses_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint expenses_expense_category_id_fkey foreign key (workspace_id, expense_category_id)
    references expense_categories (workspace_id, id),
  constraint expenses_project_id_fkey foreign key (workspace_id, project_id) references projects (workspace_id, id),
  constraint expenses_client_id_fkey foreign key (workspace_id, client_id) references clients (workspace_id, id),
  constraint expenses_decided_by_employee_id_fkey foreign key (workspace_id, decided_by_employee_id)
    references employees (workspace_id, id)
);
-- Of one employee by day, and those that look like the same cost.
create index expenses_employee on expenses (workspace_id, employee_id, date, currency, amount);
create index expenses_by_date on expenses (workspace_id, date, id);
create index expenses_category on expenses (workspace_id, expense_category_id);
create index expenses_project on expenses (workspace_id, project_id, date);
create index expenses_client on expenses (workspace_id, client_id, date);
create index expenses_decided_by on expenses (workspace_id, decided_by_employee_id);
create index expenses_invoice_line on expenses (workspace_id, invoice_line_id);
create index expenses_waiting on expenses (workspace_id, employee_id) where status = 'submitted';
-- Those whose rate is that of the date.
create index expenses_by_currency on expenses (workspace_id, currency, date) where approved_amount is null;
create index expenses_search on expenses using gin (search_text gin_trgm_ops);
select confine_to_workspace('expenses');

create table expense_receipts (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  expense_id text collate "C" not null,
  file_name text not null,
  mime_type text not null,
  size integer not null check (size >= 0),
  created_at timestamptz not null,
  primary key (workspace_id, id),
  constraint expense_receipts_expense_id_fkey foreign key (workspace_id, expense_id)
    references expenses (workspace_id, id) on delete cascade
);
create index expense_receipts_expense on expense_receipts (workspace_id, expense_id);
select confine_to_workspace('expense_receipts');
