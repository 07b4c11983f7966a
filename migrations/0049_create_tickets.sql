create table ticket_stages (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  category text not null check (category in ('open', 'pending', 'resolved')),
  position integer check (position > 0),
  color text not null default '#64748b',
  wip_limit integer check (wip_limit between 1 and 1000),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name)) stored,
  primary key (workspace_id, id),
  constraint ticket_stages_position_while_active check ((position is null) = (archived_at is not null))
);
create unique index ticket_stages_name_unique on ticket_stages (workspace_id, lower(name));
select confine_to_workspace('ticket_stages');

create table tickets (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  number integer not null,
  subject text not null,
  description text,
  type text not null check (type in ('question', 'incident', 'problem', 'request')),
  priority text not null check (priority in ('low', 'normal', 'high', 'urgent')),
  channel text not null check (channel in ('web', 'email', 'phone', 'chat', 'api')),
  stage_id text collate "C" not null,
  status text not null check (status in ('open', 'pending', 'resolved')),
  position numeric not null,
  requester_employee_id text collate "C",
  client_id text collate "C",
  client_contact_id text collate "C",
  requester_name text,
  requester_email text,
  project_id text collate "C",
  task_id text collate "C",
  assignee_employee_id text collate "C",
  due_date date,
  first_response_target_minutes integer,
  resolution_target_minutes integer,
  first_response_due_at timestamptz,
  first_response_breaches_at timestamptz,
  first_responded_at timestamptz,
  first_response_ms numeric(14, 0),
  resolution_due_at timestamptz,
  resolution_breaches_at timestamptz,
  resolution_ms numeric(14, 0),
  sla_paused_ms numeric(14, 0) not null default 0 check (sla_paused_ms >= 0),
  resolved_at timestamptz,
  reopen_count integer not null default 0 check (reopen_count >= 0),
  stage_entered_at timestamptz not null,
  created_by_user_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(number::text || E'\n' || subject || E'\n' || coalesce(description, '')
    || E'\n' || coalesce(requester_name, '') || E'\n' || coalesce(requester_email, ''))) stored,
  primary key (workspace_id, id),
  constraint tickets_number_unique unique (workspace_id, number),
  -- A reordering changes several ranks in one statement, which must be distinct at its end.
  constraint tickets_position_unique unique (workspace_id, stage_id, position) deferrable initially immediate,
  constraint tickets_resolved_has_moment check (
    (status = 'resolved') = (resolved_at is not null) and (resolved_at is null) = (resolution_ms is null)),
  constraint tickets_first_response_has_time check ((first_responded_at is null) = (first_response_ms is null)),
  constraint tickets_stage_id_fkey foreign key (workspace_id, stage_id) references ticket_stages (workspace_id, id),
  constraint tickets_requester_employee_id_fkey foreign key (workspace_id, requester_employee_id)
    references employees (workspace_id, id),
  constraint tickets_client_id_fkey foreign key (workspace_id, client_id) references clients (workspace_id, id),
  constraint tickets_client_contact_id_fkey foreign key (workspace_id, client_contact_id)
    references client_contacts (workspace_id, id),
  constraint tickets_project_id_fkey foreign key (workspace_id, project_id) references projects (workspace_id, id),
  constraint tickets_task_id_fkey foreign key (workspace_id, task_id) references tasks (workspace_id, id),
  constraint tickets_assignee_employee_id_fkey foreign key (workspace_id, assignee_employee_id)
    references employees (workspace_id, id),
  constraint tickets_created_by_user_id_fkey foreign key (workspace_id, created_by_user_id)
    references users (workspace_id, id)
);
create index tickets_requester on tickets (workspace_id, requester_employee_id);
create index tickets_client on tickets (workspace_id, client_id);
create index tickets_client_contact on tickets (workspace_id, client_contact_id);
create index tickets_project on tickets (workspace_id, project_id);
create index tickets_task on tickets (workspace_id, task_id);
create index tickets_assignee on tickets (workspace_id, assignee_employee_id);
create index tickets_created_by on tickets (workspace_id, created_by_user_id);
create index tickets_created on tickets (workspace_id, created_at);
create index tickets_resolved on tickets (workspace_id, resolved_at) where resolved_at is not null;
create index tickets_responded on tickets (workspace_id, first_responded_at) where first_responded_at is not null;
create index tickets_unresolved on tickets (workspace_id, id) where status <> 'resolved';
create index tickets_search on tickets using gin (search_text gin_trgm_ops);
select confine_to_workspace('tickets');

-- The time that a ticket spent in each stage: intervals without overlap or gap, the last one open.
create table ticket_stage_history (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  ticket_id text collate "C" not null,
  stage_id text collate "C" not null,
  from_stage_id text collate "C",
  entered_at timestamptz not null,
  left_at timestamptz check (left_at >= entered_at),
  moved_by_user_id text collate "C",
  primary key (workspace_id, id),
  constraint ticket_stage_history_entered_at_unique exclude using gist (
    workspace_id with =, ticket_id with =, tstzrange(entered_at, left_at) with &&),
  constraint ticket_stage_history_ticket_id_fkey foreign key (workspace_id, ticket_id)
    references tickets (workspace_id, id) on delete cascade,
  constraint ticket_stage_history_stage_id_fkey foreign key (workspace_id, stage_id)
    references ticket_stages (workspace_id, id),
  constraint ticket_stage_history_from_stage_id_fkey foreign key (workspace_id, from_stage_id)
    references ticket_stages (workspace_id, id),
  constraint ticket_stage_history_moved_by_user_id_fkey foreign key (workspace_id, moved_by_user_id)
    references users (workspace_id, id)
);
create index ticket_stage_history_ticket on ticket_stage_history (workspace_id, ticket_id, entered_at, id);
create index ticket_stage_history_stage on ticket_stage_history (workspace_id, stage_id, ticket_id);
create index ticket_stage_history_from_stage on ticket_stage_history (workspace_id, from_stage_id);
create index ticket_stage_history_moved_by on ticket_stage_history (workspace_id, moved_by_user_id);
create index ticket_stage_history_left on ticket_stage_history (workspace_id, left_at);
select confine_to_workspace('ticket_stage_history');

create table ticket_comments (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  ticket_id text collate "C" not null,
  body text not null,
  visibility text not null check (visibility in ('public', 'internal')),
  author_user_id text collate "C",
  author_type text not null check (author_type in ('agent', 'requester', 'system')),
  is_first_response boolean not null default false,
  edited_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(body)) stored,
  primary key (workspace_id, id),
  constraint ticket_comments_first_response_is_public check (not is_first_response or visibility = 'public'),
  constraint ticket_comments_ticket_id_fkey foreign key (workspace_id, ticket_id)
    references tickets (workspace_id, id) on delete cascade,
  constraint ticket_comments_author_user_id_fkey foreign key (workspace_id, author_user_id)
    references users (workspace_id, id)
);
create index ticket_comments_ticket on ticket_comments (workspace_id, ticket_id, created_at);
create unique index ticket_comments_first_response on ticket_comments (workspace_id, ticket_id) where is_first_response;
create index ticket_comments_author on ticket_comments (workspace_id, author_user_id);
create index ticket_comments_search on ticket_comments using gin (search_text gin_trgm_ops);
select confine_to_workspace('ticket_comments');

create table ticket_comment_attachments (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  ticket_comment_id text collate "C" not null,
  file_name text not null,
  mime_type text not null,
  size integer not null check (size >= 0),
  created_at timestamptz not null,
  primary key (workspace_id, id),
  constraint ticket_comment_attachments_ticket_comment_id_fkey foreign key (workspace_id, ticket_comment_id)
    references ticket_comments (workspace_id, id) on delete cascade
);
create index ticket_comment_attachments_comment on ticket_comment_attachments (workspace_id, ticket_comment_id);
select confine_to_workspace('ticket_comment_attachments');
