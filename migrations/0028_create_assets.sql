create table asset_types (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  tag_prefix text not null check (tag_prefix ~ '^[A-Z0-9-]{1,10}$'),
  useful_life_months integer check (useful_life_months between 1 and 600),
  requires_acceptance boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id)
);
create unique index asset_types_name_unique on asset_types (workspace_id, lower(name));
create unique index asset_types_tag_prefix_unique on asset_types (workspace_id, lower(tag_prefix));
select confine_to_workspace('asset_types');

-- The straight-line value on a day: the part of the cost above the salvage value decreases with each whole month since
-- the purchase. A month is over on the day of the purchase, or on the last day of a shorter month.
create function asset_book_value(cost numeric, salvage numeric, purchased_on date, life_months integer, day date)
  returns numeric language sql immutable parallel safe
  return case
    when cost is null or purchased_on is null then null
    when life_months is null then cost
    else cost - round((cost - salvage) * greatest(0, least(life_months,
      (extract(year from day)::integer - extract(year from purchased_on)::integer) * 12
        + extract(month from day)::integer - extract(month from purchased_on)::integer
        - case when extract(day from day) < extract(day from purchased_on)
            and extract(day from day + 1) > 1 then 1 else 0 end)) / life_months, 2)
  end;

create table assets (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  asset_type_id text collate "C" not null,
  asset_tag text not null,
  serial_number text,
  manufacturer text,
  model text,
  supplier text,
  order_number text,
  status text not null default 'available' check (status in ('available', 'assigned', 'in_repair', 'lost', 'retired')),
  condition text not null default 'new' check (condition in ('new', 'good', 'fair', 'poor', 'broken')),
  purchase_date date,
  purchase_cost numeric(14, 2) check (purchase_cost >= 0),
  salvage_value numeric(14, 2) not null default 0 check (salvage_value >= 0),
  currency text not null,
  useful_life_months integer check (useful_life_months between 1 and 600),
  warranty_until date,
  work_location_id text collate "C",
  notes text,
  employee_id text collate "C",
  retired_on date,
  retirement_reason text check (
    retirement_reason in ('sold', 'scrapped', 'donated', 'stolen', 'lost', 'returned_to_supplier')),
  disposal_value numeric(14, 2) check (disposal_value >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || asset_tag || E'\n' || coalesce(serial_number, '')
    || E'\n' || coalesce(manufacturer, '') || E'\n' || coalesce(model, ''))) stored,
  primary key (workspace_id, id),
  constraint assets_salvage_within_cost check (salvage_value <= purchase_cost),
  constraint assets_warranty_after_purchase check (warranty_until >= purchase_date),
  constraint assets_assigned_has_holder check ((status = 'assigned') = (employee_id is not null)),
  constraint assets_retired_has_reason check (
    (status = 'retired') = (retired_on is not null) and (status = 'retired') = (retirement_reason is not null)),
  constraint assets_retired_after_purchase check (retired_on >= purchase_date),
  constraint assets_disposal_of_sold check (disposal_value is null or retirement_reason = 'sold'),
  constraint assets_asset_type_id_fkey foreign key (workspace_id, asset_type_id)
    references asset_types (workspace_id, id),
  constraint assets_work_location_id_fkey foreign key (workspace_id, work_location_id)
    references work_locations (workspace_id, id),
  constraint assets_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id)
);
create unique index assets_asset_tag_unique on assets (workspace_id, lower(asset_tag));
create unique index assets_serial_number_unique on assets (workspace_id, asset_type_id, lower(serial_number));
create index assets_by_tag on assets (workspace_id, fold(asset_tag), id);
create index assets_type on assets (workspace_id, asset_type_id, status);
create index assets_employee on assets (workspace_id, employee_id);
create index assets_work_location on assets (workspace_id, work_location_id);
create index assets_search on assets using gin (search_text gin_trgm_ops);
select confine_to_workspace('assets');

create table asset_assignments (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  asset_id text collate "C" not null,
  employee_id text collate "C" not null,
  assigned_on date not null,
  returned_on date check (returned_on >= assigned_on),
  expected_return_date date check (expected_return_date >= assigned_on),
  condition_out text not null check (condition_out in ('new', 'good', 'fair', 'poor', 'broken')),
  condition_in text check (condition_in in ('new', 'good', 'fair', 'poor', 'broken')),
  outcome text check (outcome in ('returned', 'transferred', 'lost')),
  -- Whether the type required acceptance when the asset was handed over; a later change of the type affects no one.
  requires_acceptance boolean not null default false,
  accepted_at timestamptz,
  notes text,
  assigned_by_employee_id text collate "C",
  returned_by_employee_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint asset_assignments_closed_with_outcome check ((returned_on is null) = (outcome is null)),
  constraint asset_assignments_accepted_if_required check (accepted_at is null or requires_acceptance),
  -- An asset is with one person at a time: it can be handed on only on the day on which it came back.
  constraint asset_assignments_assigned_on_unique exclude using gist (
    workspace_id with =, asset_id with =, daterange(assigned_on, returned_on, '[)') with &&),
  constraint asset_assignments_asset_id_fkey foreign key (workspace_id, asset_id) references assets (workspace_id, id),
  constraint asset_assignments_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id),
  constraint asset_assignments_assigned_by_employee_id_fkey foreign key (workspace_id, assigned_by_employee_id)
    references employees (workspace_id, id),
  constraint asset_assignments_returned_by_employee_id_fkey foreign key (workspace_id, returned_by_employee_id)
    references employees (workspace_id, id)
);
create unique index asset_assignments_asset_id_unique on asset_assignments (workspace_id, asset_id)
  where returned_on is null;
create index asset_assignments_asset on asset_assignments (workspace_id, asset_id, assigned_on, id);
create index asset_assignments_employee on asset_assignments (workspace_id, employee_id, assigned_on);
create index asset_assignments_by_date on asset_assignments (workspace_id, assigned_on, id);
create index asset_assignments_assigned_by on asset_assignments (workspace_id, assigned_by_employee_id);
create index asset_assignments_returned_by on asset_assignments (workspace_id, returned_by_employee_id);
select confine_to_workspace('asset_assignments');
