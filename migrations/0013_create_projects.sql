-- Lets one constraint keep both an equality and an overlap of days.
create extension if not exists btree_gist;

create table projects (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  code text,
  client_id text collate "C",
  description text,
  website text,
  logo_path text,
  billing_model text not null
    check (billing_model in ('time_and_materials', 'fixed_fee', 'retainer', 'revenue_share', 'non_billable')),
  currency text not null,
  budget numeric(12, 2) check (budget >= 0),
  budget_type text check (budget_type in ('hours', 'monthly_hours', 'amount', 'monthly_amount', 'cost')),
  budget_includes_expenses boolean not null default false,
  budget_alert_percent integer not null default 80 check (budget_alert_percent between 1 and 100),
  fee_amount numeric(14, 2) check (fee_amount > 0),
  retainer_minutes integer check (retainer_minutes > 0),
  billed_rate numeric(14, 2) check (billed_rate >= 0),
  revenue_share_percent numeric(5, 2) check (revenue_share_percent > 0 and revenue_share_percent <= 100),
  manager_employee_id text collate "C",
  starts_at date,
  ends_at date,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(code, ''))) stored,
  primary key (workspace_id, id),
  constraint projects_ends_not_before_start check (ends_at >= starts_at),
  constraint projects_budget_has_type check ((budget is null) = (budget_type is null)),
  constraint projects_manager_employee_id_fkey foreign key (workspace_id, manager_employee_id) references employees (workspace_id, id)
);
create unique index projects_name_unique on projects (workspace_id, coalesce(client_id, ''), lower(name)) where archived_at is null;
create unique index projects_code_unique on projects (workspace_id, lower(code));
create index projects_client on projects (workspace_id, client_id);
create index projects_manager on projects (workspace_id, manager_employee_id);
create index projects_search on projects using gin (search_text gin_trgm_ops);
select confine_to_workspace('projects');

create table tasks (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  project_id text collate "C" not null,
  name text not null,
  description text,
  is_billable boolean not null default true,
  billed_rate numeric(14, 2) check (billed_rate >= 0),
  estimated_minutes integer check (estimated_minutes > 0),
  due_date date,
  status text not null default 'open' check (status in ('open', 'in_progress', 'done')),
  position integer not null check (position > 0),
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name)) stored,
  primary key (workspace_id, id),
  -- What refers to a task of a project can be kept from naming another project's.
  constraint tasks_of_project unique (workspace_id, project_id, id),
  constraint tasks_done_when_completed check ((status = 'done') = (completed_at is not null)),
  constraint tasks_project_id_fkey foreign key (workspace_id, project_id) references projects (workspace_id, id)
);
create unique index tasks_name_unique on tasks (workspace_id, project_id, lower(name));
create index tasks_search on tasks using gin (search_text gin_trgm_ops);
select confine_to_workspace('tasks');

create table task_assignees (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  task_id text collate "C" not null,
  employee_id text collate "C" not null,
  primary key (workspace_id, task_id, employee_id),
  foreign key (workspace_id, task_id) references tasks (workspace_id, id) on delete cascade,
  foreign key (workspace_id, employee_id) references employees (workspace_id, id)
);
create index task_assignees_employee on task_assignees (workspace_id, employee_id);
select confine_to_workspace('task_assignees');

create table project_assignments (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  project_id text collate "C" not null,
  employee_id text collate "C" not null,
  role text,
  billed_rate numeric(14, 2) check (billed_rate >= 0),
  internal_cost_rate numeric(14, 2) check (internal_cost_rate >= 0),
  weekly_hours_capacity numeric(5, 2) check (weekly_hours_capacity between 0 and 168),
  starts_at date not null,
  ends_at date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(coalesce(role, ''))) stored,
  primary key (workspace_id, id),
  constraint project_assignments_ends_not_before_start check (ends_at >= starts_at),
  constraint project_assignments_project_id_fkey foreign key (workspace_id, project_id) references projects (workspace_id, id),
  constraint project_assignments_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  -- Two periods of one employee on one project never share a day; the index also finds the one that covers a day.
  constraint project_assignments_starts_at_unique exclude using gist (
    workspace_id with =, project_id with =, employee_id with =, daterange(starts_at, ends_at, '[]') with &&)
);
create index project_assignments_employee on project_assignments (workspace_id, employee_id, project_id, starts_at);
create index project_assignments_project on project_assignments (workspace_id, project_id, starts_at);
create index project_assignments_search on project_assignments using gin (search_text gin_trgm_ops);
select confine_to_workspace('project_assignments');

create table employee_rates (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  kind text not null check (kind in ('billed', 'internal_cost')),
  rate_type text not null default 'hourly' check (rate_type in ('hourly', 'monthly')),
  hourly_rate integer check (hourly_rate > 0),
  monthly_rate numeric(14, 2) check (monthly_rate >= 0),
  weekly_hours_capacity integer check (weekly_hours_capacity between 0 and 168),
  -- Null: from the beginning.
  starts_at date,
  -- What an hour costs: of a monthly rate, twelve of them over the hours of 52 weeks.
  effective_hourly_rate numeric(16, 4) generated always as (
    case rate_type when 'hourly' then hourly_rate::numeric
      else round(monthly_rate * 12 / nullif(52::numeric * weekly_hours_capacity, 0), 4) end) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint employee_rates_monthly_is_a_cost check (rate_type = 'hourly' or kind = 'internal_cost'),
  constraint employee_rates_one_of_two check (
    case rate_type when 'hourly' then monthly_rate is null and weekly_hours_capacity is null
      else hourly_rate is null and monthly_rate is not null and weekly_hours_capacity is not null end),
  constraint employee_rates_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id)
);
create unique index employee_rates_starts_at_unique on employee_rates (workspace_id, employee_id, kind, coalesce(starts_at, '-infinity'));
select confine_to_workspace('employee_rates');
