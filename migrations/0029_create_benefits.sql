create table benefits (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  category text not null check (category in ('health', 'life_insurance', 'retirement', 'meal', 'wellness', 'transport',
    'education', 'family', 'equipment', 'other')),
  provider text,
  url text,
  frequency text not null check (frequency in ('monthly', 'quarterly', 'yearly', 'one_time')),
  employer_cost numeric(14, 2) not null default 0 check (employer_cost >= 0),
  employee_cost numeric(14, 2) not null default 0 check (employee_cost >= 0),
  currency text not null,
  waiting_period_days integer not null default 0 check (waiting_period_days between 0 and 3650),
  eligible_contract_types text[] not null default '{}',
  available_from date,
  available_until date,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (
    fold(name || E'\n' || coalesce(description, '') || E'\n' || coalesce(provider, ''))) stored,
  primary key (workspace_id, id),
  constraint benefits_available_in_order check (available_until >= available_from)
);
create unique index benefits_name_unique on benefits (workspace_id, lower(name));
create index benefits_search on benefits using gin (search_text gin_trgm_ops);
select confine_to_workspace('benefits');

-- The months from one charge to the next; null for what is charged once.
create function months_between_charges(frequency text) returns integer
  language sql immutable parallel safe
  return case frequency when 'monthly' then 1 when 'quarterly' then 3 when 'yearly' then 12 end;

-- How many charges there are from the first one through a day. A charge whose day its month lacks is on the last of the
-- month, so that a month is complete on its last day.
create function charges_through(first date, frequency text, day date) returns integer
  language sql immutable parallel safe
  return case
    when day < first then 0
    when frequency = 'one_time' then 1
    else ((extract(year from day) - extract(year from first))::integer * 12
        + (extract(month from day) - extract(month from first))::integer
        - case when extract(day from day) < extract(day from first) and extract(day from day + 1) > 1 then 1 else 0 end)
      / months_between_charges(frequency) + 1
  end;

create table employee_benefits (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  benefit_id text collate "C" not null,
  start_date date not null,
  end_date date,
  frequency text not null check (frequency in ('monthly', 'quarterly', 'yearly', 'one_time')),
  currency text not null,
  employer_cost numeric(14, 2) not null check (employer_cost >= 0),
  employee_cost numeric(14, 2) not null check (employee_cost >= 0),
  notes text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint employee_benefits_ends_not_before_start check (end_date >= start_date),
  constraint employee_benefits_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id),
  constraint employee_benefits_benefit_id_fkey foreign key (workspace_id, benefit_id)
    references benefits (workspace_id, id),
  -- Two enrolments of one employee in one benefit never share a day.
  constraint employee_benefits_start_date_unique exclude using gist (
    workspace_id with =, employee_id with =, benefit_id with =, daterange(start_date, end_date, '[]') with &&)
);
create index employee_benefits_employee on employee_benefits (workspace_id, employee_id, start_date);
create index employee_benefits_benefit on employee_benefits (workspace_id, benefit_id, start_date);
create index employee_benefits_by_start on employee_benefits (workspace_id, start_date, id);
select confine_to_workspace('employee_benefits');
