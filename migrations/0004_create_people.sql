create table roles (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  permissions text[] not null default '{}',
  is_system boolean not null default false,
  is_default boolean not null default false,
  is_owner boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id)
);
create unique index roles_name_unique on roles (workspace_id, lower(name));
create unique index roles_one_default on roles (workspace_id) where is_default;
create unique index roles_one_owner on roles (workspace_id) where is_owner;
select confine_to_workspace('roles');

create table tags (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  color text not null default '#64748b',
  type text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(type, ''))) stored,
  primary key (workspace_id, id)
);
create unique index tags_name_unique on tags (workspace_id, coalesce(lower(type), ''), lower(name));
select confine_to_workspace('tags');

create table employees (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  start_date date not null,
  termination_date date,
  termination_reason text,
  position_id text collate "C",
  direction_id integer,
  manager_employee_id text collate "C",
  level_id text collate "C",
  avatar text,
  avatar_name text,
  default_signature_id text,
  personal_email text,
  general_information text,
  about text,
  sensitive_information text,
  quote text,
  phone text,
  birth_date date,
  identity_card_number text,
  personal_identification_number text,
  address jsonb,
  company_address jsonb,
  timezone text not null,
  contract_type text,
  company_position text,
  company_name text,
  company_vat text,
  company_identifier text,
  contract_bank_name text,
  contract_bank_swift text,
  contract_bank_account text,
  weekly_hours_capacity integer not null check (weekly_hours_capacity between 0 and 168),
  working_days integer[],
  initial_vacation_balance integer,
  billed_rate integer,
  internal_cost_type text,
  internal_cost_hourly_rate numeric(14, 2),
  internal_cost_monthly_rate numeric(14, 2),
  position_code text,
  gender text,
  custom_fields jsonb not null default '{}',
  archived_at timestamptz,
  archiver_employee_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (
    fold(first_name || E'\n' || last_name || E'\n' || email || E'\n' || coalesce(position_code, ''))) stored,
  primary key (workspace_id, id),
  constraint employees_termination_after_start check (termination_date > start_date),
  constraint employees_position_id_fkey foreign key (workspace_id, position_id) references positions (workspace_id, id),
  constraint employees_direction_id_fkey foreign key (workspace_id, direction_id) references directions (workspace_id, id),
  constraint employees_level_id_fkey foreign key (workspace_id, level_id) references levels (workspace_id, id),
  constraint employees_manager_employee_id_fkey foreign key (workspace_id, manager_employee_id) references employees (workspace_id, id),
  constraint employees_archiver_employee_id_fkey foreign key (workspace_id, archiver_employee_id) references employees (workspace_id, id)
);
create unique index employees_email_unique on employees (workspace_id, lower(email));
create index employees_manager on employees (workspace_id, manager_employee_id);
create index employees_position on employees (workspace_id, position_id);
create index employees_direction on employees (workspace_id, direction_id);
create index employees_level on employees (workspace_id, level_id);
create index employees_archiver on employees (workspace_id, archiver_employee_id);
create index employees_by_first_name on employees (workspace_id, fold(first_name), id);
create index employees_by_last_name on employees (workspace_id, fold(last_name), id);
create index employees_by_email on employees (workspace_id, fold(email), id);
create index employees_by_start_date on employees (workspace_id, start_date, id);
create index employees_search on employees using gin (search_text gin_trgm_ops);
select confine_to_workspace('employees');

alter table departments add constraint departments_manager_employee_id_fkey
  foreign key (workspace_id, manager_employee_id) references employees (workspace_id, id);

create table employee_work_locations (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  employee_id text collate "C" not null,
  work_location_id text collate "C" not null,
  primary key (workspace_id, employee_id, work_location_id),
  foreign key (workspace_id, employee_id) references employees (workspace_id, id) on delete cascade,
  foreign key (workspace_id, work_location_id) references work_locations (workspace_id, id)
);
create index employee_work_locations_location on employee_work_locations (workspace_id, work_location_id);
select confine_to_workspace('employee_work_locations');

create table employee_tags (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  employee_id text collate "C" not null,
  tag_id text collate "C" not null,
  primary key (workspace_id, employee_id, tag_id),
  foreign key (workspace_id, employee_id) references employees (workspace_id, id) on delete cascade,
  foreign key (workspace_id, tag_id) references tags (workspace_id, id)
);
create index employee_tags_tag on employee_tags (workspace_id, tag_id);
select confine_to_workspace('employee_tags');

create table employee_technical_assignees (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  employee_id text collate "C" not null,
  assignee_id text collate "C" not null,
  position integer not null,
  primary key (workspace_id, employee_id, assignee_id),
  foreign key (workspace_id, employee_id) references employees (workspace_id, id) on delete cascade,
  foreign key (workspace_id, assignee_id) references employees (workspace_id, id)
);
create index employee_technical_assignees_assignee on employee_technical_assignees (workspace_id, assignee_id);
select confine_to_workspace('employee_technical_assignees');

create table employee_salary_assignees (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  employee_id text collate "C" not null,
  assignee_id text collate "C" not null,
  position integer not null,
  primary key (workspace_id, employee_id, assignee_id),
  foreign key (workspace_id, employee_id) references employees (workspace_id, id) on delete cascade,
  foreign key (workspace_id, assignee_id) references employees (workspace_id, id)
);
create index employee_salary_assignees_assignee on employee_salary_assignees (workspace_id, assignee_id);
select confine_to_workspace('employee_salary_assignees');

create table users (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  avatar text,
  role_id text collate "C" not null,
  employee_id text collate "C",
  locale text not null,
  password_hash text,
  onboarding_step text check (onboarding_step in ('password', 'profile', 'completed')),
  onboarding_token text collate "C",
  onboarding_token_expires_at timestamptz,
  reset_token_hash text,
  reset_token_expires_at timestamptz,
  invited_at timestamptz,
  last_sign_in_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(first_name || E'\n' || last_name || E'\n' || email)) stored,
  primary key (workspace_id, id),
  constraint users_role_id_fkey foreign key (workspace_id, role_id) references roles (workspace_id, id),
  constraint users_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id)
);
create unique index users_email_unique on users (workspace_id, lower(email));
create unique index users_employee_id_unique on users (workspace_id, employee_id);
create index users_role on users (workspace_id, role_id);
create unique index users_onboarding_token on users (onboarding_token);
create unique index users_reset_token on users (reset_token_hash);
select confine_to_workspace('users');

create table salary_history (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  amount integer not null check (amount between 1 and 999999999),
  type text not null check (type in ('hourly', 'monthly')),
  currency text not null,
  start_date date not null,
  end_date date,
  notes text,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint salary_history_end_not_before_start check (end_date >= start_date),
  constraint salary_history_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id)
);
create unique index salary_history_start_date_unique on salary_history (workspace_id, employee_id, start_date);
select confine_to_workspace('salary_history');

create table api_keys (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  public_id text collate "C" not null,
  scopes text[] not null default '{}',
  ip_allowlist text[] not null default '{}',
  expires_at timestamptz,
  created_by_user_id text collate "C" not null,
  last_used_at timestamptz,
  last_used_ip text,
  last_used_user_agent text,
  regenerated_at timestamptz,
  revoked_at timestamptz,
  revoked_by_user_id text collate "C",
  revoke_reason text check (revoke_reason in ('manual', 'leaked', 'creator_archived', 'replaced', 'other')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, '') || E'\nwsk_' || public_id)) stored,
  primary key (workspace_id, id),
  constraint api_keys_created_by_user_id_fkey foreign key (workspace_id, created_by_user_id) references users (workspace_id, id),
  constraint api_keys_revoked_by_user_id_fkey foreign key (workspace_id, revoked_by_user_id) references users (workspace_id, id)
);
create unique index api_keys_name_unique on api_keys (workspace_id, created_by_user_id, lower(name)) where revoked_at is null;
select confine_to_workspace('api_keys');

-- A key's secrets: the present one, and during a grace period the one before it. Only hashes are kept.
create table api_key_secrets (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  public_id text collate "C" not null,
  api_key_id text collate "C" not null,
  secret_hash bytea not null,
  expires_at timestamptz,
  primary key (workspace_id, public_id),
  foreign key (workspace_id, api_key_id) references api_keys (workspace_id, id) on delete cascade
);
create unique index api_key_secrets_public_id on api_key_secrets (public_id);
select confine_to_workspace('api_key_secrets');

create table sessions (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  user_id text collate "C" not null,
  token_hash bytea not null,
  ip text,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references users (workspace_id, id) on delete cascade
);
create unique index sessions_token_hash on sessions (token_hash);
create index sessions_user on sessions (workspace_id, user_id);
select confine_to_workspace('sessions');

-- Whether one employee stands above another in the reporting tree, at any height.
create function is_superior(in_workspace text, superior text, employee text) returns boolean
  language sql stable parallel safe
begin atomic
  with recursive chain(id) as (
    select e.manager_employee_id from employees e where e.workspace_id = in_workspace and e.id = employee
    union
    select e.manager_employee_id from employees e join chain on e.id = chain.id where e.workspace_id = in_workspace
  )
  select exists (select from chain where chain.id = superior);
end;
