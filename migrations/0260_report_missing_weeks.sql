-- Weeks that employees had not submitted when they were due: each is reported once, so that the employee is notified once.
create table missing_weeks (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  week_start date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint missing_weeks_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id) on delete cascade,
  constraint missing_weeks_once_for_each_employee unique (workspace_id, employee_id, week_start)
);
select confine_to_workspace('missing_weeks');

-- The day on which a workspace was last searched for missing weeks.
create table missing_week_searches (
  workspace_id text collate "C" primary key references workspaces (id) on delete cascade,
  searched_on date not null
);
select confine_to_workspace('missing_week_searches');
