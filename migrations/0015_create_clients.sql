create table tax_rates (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  percent numeric(7, 4) not null check (percent between 0 and 100),
  category text not null default 'standard'
    check (category in ('standard', 'zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope')),
  exemption_reason text,
  country text,
  is_default boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name)) stored,
  primary key (workspace_id, id),
  constraint tax_rates_only_standard_has_percent check ((category = 'standard') = (percent > 0)),
  constraint tax_rates_default_is_in_use check (not (is_default and archived_at is not null))
);
create unique index tax_rates_name_unique on tax_rates (workspace_id, lower(name)) where archived_at is null;
create unique index tax_rates_is_default_unique on tax_rates (workspace_id) where is_default;
select confine_to_workspace('tax_rates');

-- Units of to_currency for one of from_currency. The rate of a day is the latest on or before it.
create table exchange_rates (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  from_currency text not null,
  to_currency text not null,
  date date not null,
  rate numeric(14, 8) not null check (rate > 0),
  source text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint exchange_rates_between_two_currencies check (from_currency <> to_currency)
);
create unique index exchange_rates_date_unique on exchange_rates (workspace_id, from_currency, to_currency, date);
create index exchange_rates_by_date on exchange_rates (workspace_id, date, id);
select confine_to_workspace('exchange_rates');

create table clients (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  legal_name text,
  code text,
  email text,
  billing_email text,
  phone text,
  website text,
  logo_path text,
  vat_number text,
  registration_number text,
  address jsonb,
  currency text not null,
  payment_terms_days integer check (payment_terms_days between 0 and 365),
  tax_rate_id text collate "C",
  locale text,
  invoice_notes text,
  notes text,
  manager_employee_id text collate "C",
  lead_id text collate "C",
  custom_fields jsonb not null default '{}',
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (
    fold(name || E'\n' || coalesce(legal_name, '') || E'\n' || coalesce(code, '') || E'\n'
      || coalesce(email, '') || E'\n' || coalesce(vat_number, ''))) stored,
  primary key (workspace_id, id),
  constraint clients_tax_rate_id_fkey foreign key (workspace_id, tax_rate_id) references tax_rates (workspace_id, id),
  constraint clients_manager_employee_id_fkey foreign key (workspace_id, manager_employee_id)
    references employees (workspace_id, id)
);
create unique index clients_code_unique on clients (workspace_id, lower(code));
create index clients_by_name on clients (workspace_id, fold(name), id);
create index clients_vat_number on clients (workspace_id, vat_number);
create index clients_tax_rate on clients (workspace_id, tax_rate_id);
create index clients_manager on clients (workspace_id, manager_employee_id);
create index clients_search on clients using gin (search_text gin_trgm_ops);
select confine_to_workspace('clients');

create table client_contacts (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  client_id text collate "C" not null,
  first_name text,
  last_name text,
  email text,
  phone text,
  position text,
  is_primary boolean not null,
  is_billing boolean not null default false,
  notes text,
  custom_fields jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (
    fold(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n'
      || coalesce(phone, '') || E'\n' || coalesce(position, ''))) stored,
  primary key (workspace_id, id),
  constraint client_contacts_have_a_name check (last_name is not null or email is not null),
  constraint client_contacts_bills_go_by_email check (not is_billing or email is not null),
  constraint client_contacts_client_id_fkey foreign key (workspace_id, client_id) references clients (workspace_id, id)
);
create unique index client_contacts_email_unique on client_contacts (workspace_id, client_id, lower(email));
create unique index client_contacts_is_primary_unique on client_contacts (workspace_id, client_id) where is_primary;
create index client_contacts_by_last_name on client_contacts (workspace_id, fold(last_name), id);
select confine_to_workspace('client_contacts');

alter table projects add constraint projects_client_id_fkey
  foreign key (workspace_id, client_id) references clients (workspace_id, id);
