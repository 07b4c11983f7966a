create table offers (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  number text not null,
  version integer not null default 1 check (version > 0),
  -- Null in version 1, which is the first of its family.
  first_version_id text collate "C",
  previous_version_id text collate "C",
  lead_id text collate "C",
  client_id text collate "C",
  client_contact_id text collate "C",
  title text not null,
  issue_date date not null,
  valid_until date not null,
  currency text not null,
  discount_type text check (discount_type in ('percent', 'fixed')),
  discount_value numeric(14, 2) check (discount_value > 0),
  tax_rounding text not null check (tax_rounding in ('total', 'line')),
  intro text,
  terms text,
  notes text,
  -- The totals follow the lines in the same transaction.
  subtotal numeric(14, 2) not null default 0,
  discount_total numeric(14, 2) not null default 0,
  net_total numeric(14, 2) not null default 0,
  tax_total numeric(14, 2) not null default 0,
  total numeric(14, 2) not null default 0,
  optional_total numeric(14, 2) not null default 0,
  tax_summary jsonb not null default '[]',
  owner_employee_id text collate "C",
  -- The status follows from these moments and valid_until.
  sent_at timestamptz,
  accepted_at timestamptz,
  declined_at timestamptz,
  superseded_at timestamptz,
  -- The valid_until whose end was reported as an event.
  reported_valid_until date,
  accepted_by_name text,
  decision_note text,
  -- Frozen when the offer is sent.
  seller jsonb,
  recipient jsonb,
  project_id text collate "C",
  created_by_user_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(number || E'\n' || title)) stored,
  primary key (workspace_id, id),
  constraint offers_version_has_previous check (
    (version = 1) = (first_version_id is null) and (version = 1) = (previous_version_id is null)),
  constraint offers_has_addressee check (lead_id is not null or client_id is not null),
  constraint offers_valid_from_issue check (valid_until >= issue_date),
  constraint offers_discount_is_whole check ((discount_type is null) = (discount_value is null)),
  constraint offers_decided_once check (
    num_nonnulls(accepted_at, declined_at, superseded_at) <= 1
    and (sent_at is not null or num_nonnulls(accepted_at, declined_at, superseded_at) = 0)),
  constraint offers_sent_is_complete check (num_nulls(sent_at, seller, recipient) in (0, 3)),
  constraint offers_first_version_id_fkey foreign key (workspace_id, first_version_id) references offers (workspace_id, id),
  constraint offers_previous_version_id_fkey foreign key (workspace_id, previous_version_id)
    references offers (workspace_id, id),
  constraint offers_lead_id_fkey foreign key (workspace_id, lead_id) references leads (workspace_id, id),
  constraint offers_client_id_fkey foreign key (workspace_id, client_id) references clients (workspace_id, id),
  constraint offers_client_contact_id_fkey foreign key (workspace_id, client_contact_id)
    references client_contacts (workspace_id, id),
  constraint offers_owner_employee_id_fkey foreign key (workspace_id, owner_employee_id)
    references employees (workspace_id, id),
  constraint offers_project_id_fkey foreign key (workspace_id, project_id) references projects (workspace_id, id),
  constraint offers_created_by_user_id_fkey foreign key (workspace_id, created_by_user_id)
    references users (workspace_id, id)
);
create unique index offers_number_unique on offers (workspace_id, number, version);
create unique index offers_version_unique on offers (workspace_id, coalesce(first_version_id, id), version);
-- At most one version of a family is accepted, and at most one is a draft.
create unique index offers_accepted_unique on offers (workspace_id, coalesce(first_version_id, id))
  where accepted_at is not null;
create unique index offers_draft_unique on offers (workspace_id, coalesce(first_version_id, id)) where sent_at is null;
create index offers_first_version on offers (workspace_id, first_version_id);
create index offers_previous_version on offers (workspace_id, previous_version_id);
create index offers_lead on offers (workspace_id, lead_id);
create index offers_client on offers (workspace_id, client_id);
create index offers_client_contact on offers (workspace_id, client_contact_id);
create index offers_owner on offers (workspace_id, owner_employee_id);
create index offers_project on offers (workspace_id, project_id);
create index offers_created_by on offers (workspace_id, created_by_user_id);
create index offers_by_sent on offers (workspace_id, sent_at) where sent_at is not null;
create index offers_open on offers (workspace_id, valid_until)
  where sent_at is not null and accepted_at is null and declined_at is null and superseded_at is null;
create index offers_search on offers using gin (search_text gin_trgm_ops);
select confine_to_workspace('offers');

create table offer_lines (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  offer_id text collate "C" not null,
  position integer not null check (position > 0),
  section text,
  description text not null,
  details text,
  quantity numeric(14, 4) not null check (quantity <> 0),
  unit text not null default 'item',
  unit_price numeric(14, 2) not null check (unit_price >= 0),
  discount_percent numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
  tax_rate_id text collate "C",
  -- As printed; in a draft they follow the tax rate.
  tax_name text,
  tax_category text not null default 'outside_scope',
  tax_percent numeric(14, 4) not null default 0,
  is_optional boolean not null default false,
  is_selected boolean not null default false,
  net_amount numeric(14, 2) not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(description)) stored,
  primary key (workspace_id, id),
  constraint offer_lines_selected_is_optional check (is_optional or not is_selected),
  constraint offer_lines_offer_id_fkey foreign key (workspace_id, offer_id)
    references offers (workspace_id, id) on delete cascade,
  constraint offer_lines_tax_rate_id_fkey foreign key (workspace_id, tax_rate_id)
    references tax_rates (workspace_id, id)
);
create index offer_lines_offer on offer_lines (workspace_id, offer_id, position);
create index offer_lines_tax_rate on offer_lines (workspace_id, tax_rate_id);
create index offer_lines_search on offer_lines using gin (search_text gin_trgm_ops);
select confine_to_workspace('offer_lines');

alter table invoices
  add column offer_id text collate "C",
  add constraint invoices_offer_id_fkey foreign key (workspace_id, offer_id) references offers (workspace_id, id);
-- An offer is invoiced once; a void invoice no longer counts.
create unique index invoices_offer_unique on invoices (workspace_id, offer_id)
  where offer_id is not null and voided_at is null;
create index invoices_offer on invoices (workspace_id, offer_id) where offer_id is not null;

alter table invoice_lines
  -- A line of an offer keeps the tax that was offered.
  add column keeps_tax boolean not null default false;
