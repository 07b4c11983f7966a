create table meetings (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  lead_id text collate "C",
  client_id text collate "C",
  title text not null,
  description text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  location text,
  meeting_url text,
  organizer_employee_id text collate "C" not null,
  external_attendees jsonb not null default '[]',
  status text not null default 'scheduled' check (status in ('scheduled', 'held', 'cancelled', 'no_show')),
  outcome text,
  cancel_reason text,
  -- How often the meeting was changed, for calendars that have it already.
  revision integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(title || E'\n' || coalesce(location, ''))) stored,
  primary key (workspace_id, id),
  constraint meetings_are_with_somebody check (lead_id is not null or client_id is not null),
  constraint meetings_end_after_start check (ends_at > starts_at),
  constraint meetings_lead_id_fkey foreign key (workspace_id, lead_id) references leads (workspace_id, id),
  constraint meetings_client_id_fkey foreign key (workspace_id, client_id) references clients (workspace_id, id),
  constraint meetings_organizer_employee_id_fkey foreign key (workspace_id, organizer_employee_id)
    references employees (workspace_id, id)
);
create index meetings_lead on meetings (workspace_id, lead_id, starts_at);
create index meetings_client on meetings (workspace_id, client_id, starts_at);
create index meetings_organizer on meetings (workspace_id, organizer_employee_id, starts_at);
create index meetings_start on meetings (workspace_id, starts_at);
create index meetings_search on meetings using gin (search_text gin_trgm_ops);
select confine_to_workspace('meetings');

create table meeting_attendees (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  meeting_id text collate "C" not null,
  employee_id text collate "C" not null,
  primary key (workspace_id, meeting_id, employee_id),
  foreign key (workspace_id, meeting_id) references meetings (workspace_id, id) on delete cascade,
  foreign key (workspace_id, employee_id) references employees (workspace_id, id)
);
create index meeting_attendees_employee on meeting_attendees (workspace_id, employee_id);
select confine_to_workspace('meeting_attendees');
