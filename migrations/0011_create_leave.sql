create table holiday_policies (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  leave_type text not null
    check (leave_type in ('vacation', 'sick', 'parental', 'bereavement', 'study', 'unpaid', 'compensatory', 'other')),
  is_paid boolean not null,
  is_default boolean not null,
  color text,
  accrual_method text not null check (accrual_method in ('upfront', 'daily', 'monthly', 'quarterly', 'unlimited')),
  accrual_timing text check (accrual_timing in ('period_start', 'period_end')),
  annual_days numeric(5, 2) check (annual_days between 0 and 366),
  seniority_levels jsonb not null default '[]',
  prorate_part_time boolean not null,
  prorate boolean not null,
  rounding_step numeric(3, 2) not null check (rounding_step in (0.01, 0.25, 0.5, 1)),
  max_balance_days numeric(14, 4) check (max_balance_days > 0),
  year_start_month integer not null check (year_start_month between 1 and 12),
  carry_over_max_days numeric(14, 4) check (carry_over_max_days >= 0),
  carry_over_expires_after_months integer check (carry_over_expires_after_months between 1 and 12),
  negative_limit_days numeric(14, 4) not null check (negative_limit_days >= 0),
  day_count text not null check (day_count in ('working_days', 'calendar_days')),
  allow_half_days boolean not null,
  allow_hours boolean not null,
  min_notice_days integer not null check (min_notice_days between 0 and 365),
  waiting_period_days integer not null check (waiting_period_days between 0 and 365),
  max_consecutive_days numeric(14, 4) check (max_consecutive_days > 0),
  requires_approval boolean not null,
  contract_types text[],
  auto_assign boolean not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id),
  constraint holiday_policies_unlimited_grants_nothing check ((accrual_method = 'unlimited') = (annual_days is null)),
  constraint holiday_policies_timing_of_periods
    check ((accrual_method in ('monthly', 'quarterly')) = (accrual_timing is not null)),
  constraint holiday_policies_default_is_live check (not is_default or archived_at is null)
);
create unique index holiday_policies_name_unique on holiday_policies (workspace_id, lower(name));
create unique index holiday_policies_one_default on holiday_policies (workspace_id) where is_default;
select confine_to_workspace('holiday_policies');

create table public_holidays (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  date date not null,
  is_half_day boolean not null default false,
  country text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name)) stored,
  primary key (workspace_id, id)
);
create unique index public_holidays_name_unique on public_holidays (workspace_id, date, lower(name));
select confine_to_workspace('public_holidays');

-- Where a public holiday applies; one without rows here applies everywhere.
create table public_holiday_work_locations (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  public_holiday_id text collate "C" not null,
  work_location_id text collate "C" not null,
  primary key (workspace_id, public_holiday_id, work_location_id),
  foreign key (workspace_id, public_holiday_id) references public_holidays (workspace_id, id) on delete cascade,
  foreign key (workspace_id, work_location_id) references work_locations (workspace_id, id)
);
create index public_holiday_work_locations_location on public_holiday_work_locations (workspace_id, work_location_id);
select confine_to_workspace('public_holiday_work_locations');

create table holiday_balances (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  holiday_policy_id text collate "C" not null,
  year integer not null check (year between 2000 and 2100),
  -- Null where nobody wrote one: the account then opens with the policy's default.
  initial_balance numeric(5, 2) check (initial_balance between -366 and 366),
  entitlement numeric(5, 2) not null check (entitlement between 0 and 366),
  accrues_from date not null,
  carry_over_max_days numeric(14, 4) check (carry_over_max_days >= 0),
  carry_over_expires_on date,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint holiday_balances_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint holiday_balances_holiday_policy_id_fkey foreign key (workspace_id, holiday_policy_id)
    references holiday_policies (workspace_id, id)
);
create unique index holiday_balances_year_unique
  on holiday_balances (workspace_id, employee_id, holiday_policy_id, year) where deleted_at is null;
create index holiday_balances_policy on holiday_balances (workspace_id, holiday_policy_id, year);
create index holiday_balances_by_year on holiday_balances (workspace_id, year, id) where deleted_at is null;
create index holiday_balances_employee on holiday_balances (workspace_id, employee_id);
select confine_to_workspace('holiday_balances');

-- What was added to an account or taken from it, with the reason. Append-only; it goes only with its account.
create table holiday_adjustments (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  holiday_balance_id text collate "C" not null,
  days numeric(14, 2) not null check (days <> 0),
  effective_date date not null,
  reason text not null,
  created_by_user_id text collate "C",
  created_at timestamptz not null,
  primary key (workspace_id, id),
  constraint holiday_adjustments_holiday_balance_id_fkey foreign key (workspace_id, holiday_balance_id)
    references holiday_balances (workspace_id, id) on delete cascade
);
create index holiday_adjustments_balance on holiday_adjustments (workspace_id, holiday_balance_id);
select confine_to_workspace('holiday_adjustments');

create table holidays (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  holiday_policy_id text collate "C" not null,
  start_date date not null,
  end_date date not null,
  start_period text not null check (start_period in ('morning', 'afternoon')),
  end_period text not null check (end_period in ('morning', 'afternoon')),
  minutes integer check (minutes > 0),
  reason text,
  substitute_employee_id text collate "C",
  status text not null check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  status_explanation text,
  -- The sum of its holiday_days, kept for lists that sort and filter by it.
  days numeric(8, 4) not null default 0,
  decided_by_employee_id text collate "C",
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint holidays_end_not_before_start check (end_date >= start_date),
  constraint holidays_hours_on_one_date check (minutes is null or start_date = end_date),
  constraint holidays_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint holidays_holiday_policy_id_fkey foreign key (workspace_id, holiday_policy_id)
    references holiday_policies (workspace_id, id),
  constraint holidays_substitute_employee_id_fkey foreign key (workspace_id, substitute_employee_id)
    references employees (workspace_id, id),
  constraint holidays_decided_by_employee_id_fkey foreign key (workspace_id, decided_by_employee_id)
    references employees (workspace_id, id)
);
create index holidays_employee on holidays (workspace_id, employee_id, start_date);
create index holidays_policy on holidays (workspace_id, holiday_policy_id);
create index holidays_by_start_date on holidays (workspace_id, start_date, id);
create index holidays_substitute on holidays (workspace_id, substitute_employee_id);
create index holidays_decider on holidays (workspace_id, decided_by_employee_id);
select confine_to_workspace('holidays');

-- Each date of a request: what of it is asked for, and how many days that counts (0 where nobody works).
create table holiday_days (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  holiday_id text collate "C" not null,
  employee_id text collate "C" not null,
  date date not null,
  morning boolean not null,
  afternoon boolean not null,
  -- Hourly leave; the date then has no slots.
  minutes integer check (minutes > 0),
  days numeric(8, 4) not null check (days >= 0),
  primary key (workspace_id, holiday_id, date),
  constraint holiday_days_slots_or_hours check ((morning or afternoon) = (minutes is null)),
  constraint holiday_days_holiday_id_fkey foreign key (workspace_id, holiday_id)
    references holidays (workspace_id, id) on delete cascade,
  constraint holiday_days_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id)
);
create index holiday_days_by_employee on holiday_days (workspace_id, employee_id, date);
select confine_to_workspace('holiday_days');
