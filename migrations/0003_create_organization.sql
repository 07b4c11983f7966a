create table departments (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  manager_employee_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id)
);
create unique index departments_name_unique on departments (workspace_id, lower(name));
create index departments_manager on departments (workspace_id, manager_employee_id);
select confine_to_workspace('departments');

create table positions (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  department_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id),
  constraint positions_department_id_fkey foreign key (workspace_id, department_id) references departments (workspace_id, id)
);
create unique index positions_name_unique on positions (workspace_id, coalesce(department_id, ''), lower(name));
create index positions_department on positions (workspace_id, department_id);
select confine_to_workspace('positions');

create table levels (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  rank integer check (rank between 0 and 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id)
);
create unique index levels_name_unique on levels (workspace_id, lower(name));
create unique index levels_rank_unique on levels (workspace_id, rank);
select confine_to_workspace('levels');

create table directions (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id integer not null,
  name text not null,
  description text,
  department_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id),
  constraint directions_department_id_fkey foreign key (workspace_id, department_id) references departments (workspace_id, id)
);
create unique index directions_name_unique on directions (workspace_id, coalesce(department_id, ''), lower(name));
create index directions_department on directions (workspace_id, department_id);
select confine_to_workspace('directions');

create table work_locations (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  address jsonb,
  working_days integer[],
  timezone text,
  is_remote boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id)
);
create unique index work_locations_name_unique on work_locations (workspace_id, lower(name));
select confine_to_workspace('work_locations');

create table contract_types (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  heading text not null,
  description text,
  is_contractor boolean not null,
  has_paid_holidays boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id)
);
create unique index contract_types_name_unique on contract_types (workspace_id, lower(name));
select confine_to_workspace('contract_types');

create table evaluation_types (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  category text not null check (category in ('technical', 'salary', 'other')),
  frequency_months integer check (frequency_months between 1 and 60),
  is_active boolean not null default true,
  criteria jsonb not null default '[]',
  scale_max integer not null default 5 check (scale_max between 2 and 10),
  scale_labels jsonb,
  has_self_review boolean not null default true,
  default_due_days integer not null default 14 check (default_due_days between 1 and 365),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id)
);
create unique index evaluation_types_name_unique on evaluation_types (workspace_id, lower(name));
select confine_to_workspace('evaluation_types');
