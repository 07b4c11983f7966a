-- Reports with their parameters, as somebody saved them, and when they are sent to that person by mail.
create table saved_reports (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  user_id text collate "C" not null,
  name text not null,
  report text not null,
  parameters jsonb,
  period text check (period in ('this_week', 'last_week', 'this_month', 'last_month', 'last_quarter', 'year_to_date',
    'this_year', 'last_year')),
  schedule text check (schedule in ('weekly', 'monthly')),
  weekday integer check (weekday between 1 and 7),
  month_day integer check (month_day between 1 and 31),
  format text not null default 'xlsx' check (format in ('xlsx', 'pdf')),
  next_due_on date,
  last_due_on date,
  last_result text check (last_result in ('sent', 'not_permitted', 'inactive', 'refused', 'failed')),
  last_problem text,
  last_tried_at timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name)) stored,
  primary key (workspace_id, id),
  constraint saved_reports_user_id_fkey foreign key (workspace_id, user_id) references users (workspace_id, id)
    on delete cascade,
  constraint saved_reports_schedule_has_its_day check (
    (weekday is not null) = (schedule is not distinct from 'weekly')
    and (month_day is not null) = (schedule is not distinct from 'monthly')
    and (next_due_on is not null) = (schedule is not null))
);
create index saved_reports_user on saved_reports (workspace_id, user_id);
create index saved_reports_due on saved_reports (next_due_on) where next_due_on is not null;
select confine_to_workspace('saved_reports');
