create table leads (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  company_name text,
  contact_first_name text,
  contact_last_name text,
  contact_position text,
  email text,
  phone text,
  website text,
  address jsonb,
  stage_id text collate "C" not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  source_id text collate "C",
  source_detail text,
  owner_employee_id text collate "C",
  amount numeric(12, 2) check (amount >= 0),
  currency text not null,
  probability_override integer check (probability_override between 0 and 100),
  expected_close_date date,
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  description text,
  client_id text collate "C",
  client_contact_id text collate "C",
  converted_at timestamptz,
  stage_entered_at timestamptz not null,
  won_at timestamptz,
  lost_at timestamptz,
  closed_at timestamptz generated always as (coalesce(won_at, lost_at)) stored,
  lost_reason text,
  lost_reason_note text,
  created_by_user_id text collate "C",
  custom_fields jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(company_name, '') || E'\n'
    || coalesce(contact_first_name, '') || E'\n' || coalesce(contact_last_name, '') || E'\n'
    || coalesce(email, '') || E'\n' || coalesce(phone, ''))) stored,
  primary key (workspace_id, id),
  constraint leads_won_has_amount check ((status = 'won') = (won_at is not null) and (status <> 'won' or amount is not null)),
  constraint leads_lost_has_reason check (
    (status = 'lost') = (lost_at is not null) and (status = 'lost') = (lost_reason is not null)),
  constraint leads_contact_has_client check (client_contact_id is null or client_id is not null),
  constraint leads_stage_id_fkey foreign key (workspace_id, stage_id) references lead_stages (workspace_id, id),
  constraint leads_source_id_fkey foreign key (workspace_id, source_id) references lead_sources (workspace_id, id),
  constraint leads_owner_employee_id_fkey foreign key (workspace_id, owner_employee_id)
    references employees (workspace_id, id),
  constraint leads_client_id_fkey foreign key (workspace_id, client_id) references clients (workspace_id, id),
  constraint leads_client_contact_id_fkey foreign key (workspace_id, client_contact_id)
    references client_contacts (workspace_id, id),
  constraint leads_created_by_user_id_fkey foreign key (workspace_id, created_by_user_id)
    references users (workspace_id, id)
);
create index leads_board on leads (workspace_id, stage_id, id) where status = 'open';
create index leads_stage on leads (workspace_id, stage_id);
create index leads_source on leads (workspace_id, source_id);
create index leads_owner on leads (workspace_id, owner_employee_id);
create index leads_client on leads (workspace_id, client_id);
create index leads_client_contact on leads (workspace_id, client_contact_id);
create index leads_created_by on leads (workspace_id, created_by_user_id);
create index leads_created on leads (workspace_id, created_at);
create index leads_won on leads (workspace_id, won_at) where won_at is not null;
create index leads_lost on leads (workspace_id, lost_at) where lost_at is not null;
create index leads_email on leads (workspace_id, lower(email)) where email is not null;
create index leads_search on leads using gin (search_text gin_trgm_ops);
select confine_to_workspace('leads');

-- The time that a lead spent in each stage: intervals without overlap, the last one open as long as the lead is.
create table lead_stage_history (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  lead_id text collate "C" not null,
  stage_id text collate "C" not null,
  from_stage_id text collate "C",
  entered_at timestamptz not null,
  left_at timestamptz,
  exit text check (exit in ('moved', 'won', 'lost')),
  moved_by_user_id text collate "C",
  primary key (workspace_id, id),
  constraint lead_stage_history_ends_once check ((left_at is null) = (exit is null) and left_at >= entered_at),
  constraint lead_stage_history_entered_at_unique exclude using gist (
    workspace_id with =, lead_id with =, tstzrange(entered_at, left_at) with &&),
  constraint lead_stage_history_lead_id_fkey foreign key (workspace_id, lead_id)
    references leads (workspace_id, id) on delete cascade,
  constraint lead_stage_history_stage_id_fkey foreign key (workspace_id, stage_id)
    references lead_stages (workspace_id, id),
  constraint lead_stage_history_from_stage_id_fkey foreign key (workspace_id, from_stage_id)
    references lead_stages (workspace_id, id),
  constraint lead_stage_history_moved_by_user_id_fkey foreign key (workspace_id, moved_by_user_id)
    references users (workspace_id, id)
);
create index lead_stage_history_lead on lead_stage_history (workspace_id, lead_id, entered_at, id);
create index lead_stage_history_stage on lead_stage_history (workspace_id, stage_id, lead_id);
create index lead_stage_history_from_stage on lead_stage_history (workspace_id, from_stage_id);
create index lead_stage_history_moved_by on lead_stage_history (workspace_id, moved_by_user_id);
create index lead_stage_history_left on lead_stage_history (workspace_id, left_at);
select confine_to_workspace('lead_stage_history');

create table lead_activities (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  lead_id text collate "C" not null,
  type text not null check (type in (
    'note', 'call', 'email', 'task', 'stage_changed', 'assigned', 'won', 'lost', 'reopened', 'converted', 'imported')),
  subject text,
  body text,
  occurred_at timestamptz,
  direction text check (direction in ('inbound', 'outbound')),
  duration_minutes integer check (duration_minutes between 0 and 1440),
  outcome text check (outcome in ('connected', 'left_message', 'no_answer', 'wrong_number')),
  due_at timestamptz,
  completed_at timestamptz,
  assignee_employee_id text collate "C",
  changes jsonb,
  created_by_user_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(coalesce(subject, '') || E'\n' || coalesce(body, ''))) stored,
  primary key (workspace_id, id),
  constraint lead_activities_tasks_are_due check (
    (type = 'task') = (occurred_at is null)
    and (type = 'task' or (due_at is null and completed_at is null and assignee_employee_id is null))),
  constraint lead_activities_lead_id_fkey foreign key (workspace_id, lead_id) references leads (workspace_id, id),
  constraint lead_activities_assignee_employee_id_fkey foreign key (workspace_id, assignee_employee_id)
    references employees (workspace_id, id),
  constraint lead_activities_created_by_user_id_fkey foreign key (workspace_id, created_by_user_id)
    references users (workspace_id, id)
);
create index lead_activities_lead on lead_activities (workspace_id, lead_id, occurred_at);
create index lead_activities_tasks on lead_activities (workspace_id, lead_id, due_at) where type = 'task';
create index lead_activities_assignee on lead_activities (workspace_id, assignee_employee_id);
create index lead_activities_created_by on lead_activities (workspace_id, created_by_user_id);
create index lead_activities_search on lead_activities using gin (search_text gin_trgm_ops);
select confine_to_workspace('lead_activities');
alter table clients add constraint clients_lead_id_fkey foreign key (workspace_id, lead_id)
  references leads (workspace_id, id);
create index clients_lead on clients (workspace_id, lead_id) where lead_id is not null;
