create table vehicles (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  plate text not null,
  chassis_number text,
  description text,
  contact_email text,
  website text,
  picture text,
  color text not null default '#000000',
  kind text not null check (kind in ('car', 'van', 'bicycle')),
  seats integer check (seats between 1 and 60),
  price numeric(14, 2),
  price_currency text,
  consumption numeric(14, 3),
  bought_on date not null,
  sold_on date,
  sold_to text,
  registered_at timestamptz not null,
  next_service_at timestamptz,
  is_electric boolean not null default false,
  range_km integer,
  timezone text,
  language text,
  driver_employee_id text collate "C",
  direction_id integer,
  parking jsonb,
  service_days integer[],
  notes jsonb,
  inspections jsonb not null default '[]',
  insurance_number text,
  residual_value numeric(14, 2),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || plate || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id),
  constraint vehicles_driver_employee_id_fkey foreign key (workspace_id, driver_employee_id) references employees (workspace_id, id),
  constraint vehicles_direction_id_fkey foreign key (workspace_id, direction_id) references directions (workspace_id, id)
);
create unique index vehicles_name_unique on vehicles (workspace_id, kind, lower(name));
create unique index vehicles_plate_unique on vehicles (workspace_id, lower(plate));
select confine_to_workspace('vehicles');

create table vehicle_tags (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  vehicle_id text collate "C" not null,
  tag_id text collate "C" not null,
  primary key (workspace_id, vehicle_id, tag_id),
  foreign key (workspace_id, vehicle_id) references vehicles (workspace_id, id) on delete cascade,
  foreign key (workspace_id, tag_id) references tags (workspace_id, id)
);
select confine_to_workspace('vehicle_tags');

create table trips (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id integer not null,
  vehicle_id text collate "C" not null,
  driver_employee_id text collate "C",
  started_at timestamptz not null,
  ended_at timestamptz,
  distance_km integer not null,
  purpose text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(coalesce(purpose, ''))) stored,
  primary key (workspace_id, id),
  constraint trips_vehicle_id_fkey foreign key (workspace_id, vehicle_id) references vehicles (workspace_id, id),
  constraint trips_driver_employee_id_fkey foreign key (workspace_id, driver_employee_id) references employees (workspace_id, id)
);
select confine_to_workspace('trips');
