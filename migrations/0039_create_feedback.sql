create table feedback_requests (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  requested_by_employee_id text collate "C",
  evaluation_id text collate "C",
  message text,
  questions jsonb not null,
  due_date date,
  is_anonymous boolean not null default false,
  is_visible_to_employee boolean not null default true,
  status text not null default 'open' check (status in ('open', 'closed', 'cancelled')),
  closed_at timestamptz,
  -- The anonymous perspectives of which the results were shown when the request was closed.
  shown_perspectives text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(coalesce(message, ''))) stored,
  primary key (workspace_id, id),
  constraint feedback_requests_closed_once check ((status = 'open') = (closed_at is null)),
  constraint feedback_requests_shown_when_closed check (status = 'closed' or shown_perspectives = '{}'),
  constraint feedback_requests_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id),
  constraint feedback_requests_requested_by_employee_id_fkey foreign key (workspace_id, requested_by_employee_id)
    references employees (workspace_id, id),
  constraint feedback_requests_evaluation_id_fkey foreign key (workspace_id, evaluation_id)
    references evaluations (workspace_id, id)
);
create index feedback_requests_employee on feedback_requests (workspace_id, employee_id);
create index feedback_requests_requester on feedback_requests (workspace_id, requested_by_employee_id);
create index feedback_requests_evaluation on feedback_requests (workspace_id, evaluation_id);
create index feedback_requests_search on feedback_requests using gin (search_text gin_trgm_ops);
select confine_to_workspace('feedback_requests');

create table feedback (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  feedbackable_type text not null check (feedbackable_type in ('employees', 'evaluations', 'goals', 'candidates')),
  feedbackable_id text collate "C" not null,
  -- The employee that is meant; null for a candidate, and for a goal without an employee.
  subject_employee_id text collate "C",
  evaluation_id text collate "C",
  goal_id text collate "C",
  feedback_request_id text collate "C",
  type text not null check (type in ('praise', 'constructive', 'general', 'self', 'manager', 'peer', 'direct_report')),
  notes text,
  answers jsonb,
  is_visible_to_employee boolean not null,
  -- Whether only HR may know the author: an answer of a peer or a report to an anonymous request.
  is_anonymous boolean not null default false,
  -- When the journal reported an anonymous answer; null before the request is closed.
  reported_at timestamptz,
  given_at timestamptz not null,
  file_key text,
  stored_file_name text,
  audio_key text,
  stored_audio_name text,
  transcription text,
  author_user_id text collate "C",
  author_employee_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(coalesce(notes, '') || E'\n' || coalesce(transcription, ''))) stored,
  primary key (workspace_id, id),
  constraint feedback_anonymous_on_request check (not is_anonymous or
    (feedback_request_id is not null and type in ('peer', 'direct_report'))),
  constraint feedback_perspective_on_request check
    ((feedback_request_id is not null) = (type in ('self', 'manager', 'peer', 'direct_report'))),
  constraint feedback_subject_employee_id_fkey foreign key (workspace_id, subject_employee_id)
    references employees (workspace_id, id),
  constraint feedback_evaluation_id_fkey foreign key (workspace_id, evaluation_id)
    references evaluations (workspace_id, id),
  constraint feedback_goal_id_fkey foreign key (workspace_id, goal_id) references goals (workspace_id, id),
  constraint feedback_feedback_request_id_fkey foreign key (workspace_id, feedback_request_id)
    references feedback_requests (workspace_id, id),
  constraint feedback_author_user_id_fkey foreign key (workspace_id, author_user_id)
    references users (workspace_id, id),
  constraint feedback_author_employee_id_fkey foreign key (workspace_id, author_employee_id)
    references employees (workspace_id, id)
);
create index feedback_subject on feedback (workspace_id, subject_employee_id);
create index feedback_feedbackable on feedback (workspace_id, feedbackable_id);
create index feedback_evaluation on feedback (workspace_id, evaluation_id);
create index feedback_goal on feedback (workspace_id, goal_id);
create index feedback_request on feedback (workspace_id, feedback_request_id);
create index feedback_author on feedback (workspace_id, author_user_id);
create index feedback_author_employee on feedback (workspace_id, author_employee_id);
create index feedback_by_time on feedback (workspace_id, given_at, id);
create index feedback_search on feedback using gin (search_text gin_trgm_ops);
select confine_to_workspace('feedback');

create table feedback_respondents (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  request_id text collate "C" not null,
  employee_id text collate "C" not null,
  position integer not null,
  perspective text not null check (perspective in ('self', 'manager', 'peer', 'direct_report')),
  status text not null default 'pending' check (status in ('pending', 'submitted', 'declined')),
  feedback_id text collate "C",
  responded_at timestamptz,
  reason text,
  primary key (workspace_id, request_id, employee_id),
  constraint feedback_respondents_answered check ((status = 'submitted') = (feedback_id is not null)),
  constraint feedback_respondents_request_id_fkey foreign key (workspace_id, request_id)
    references feedback_requests (workspace_id, id) on delete cascade,
  constraint feedback_respondents_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id),
  constraint feedback_respondents_feedback_id_fkey foreign key (workspace_id, feedback_id)
    references feedback (workspace_id, id) deferrable initially deferred
);
create index feedback_respondents_employee on feedback_respondents (workspace_id, employee_id, status);
create index feedback_respondents_feedback on feedback_respondents (workspace_id, feedback_id);
select confine_to_workspace('feedback_respondents');
