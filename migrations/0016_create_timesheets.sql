create table timesheet_submissions (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  week_start date not null,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected')),
  comment text,
  status_explanation text,
  -- What was handed in; null while the figures follow the entries.
  frozen_worked_minutes integer check (frozen_worked_minutes >= 0),
  frozen_billable_minutes integer check (frozen_billable_minutes >= 0),
  frozen_expected_minutes integer check (frozen_expected_minutes >= 0),
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by_employee_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint timesheet_submissions_frozen_while_handed_in check (
    num_nulls(frozen_worked_minutes, frozen_billable_minutes, frozen_expected_minutes)
      = case when status in ('submitted', 'approved') then 0 else 3 end),
  constraint timesheet_submissions_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id),
  constraint timesheet_submissions_decided_by_employee_id_fkey foreign key (workspace_id, decided_by_employee_id)
    references employees (workspace_id, id)
);
create unique index timesheet_submissions_week_start_unique
  on timesheet_submissions (workspace_id, employee_id, week_start);
create index timesheet_submissions_week on timesheet_submissions (workspace_id, week_start, id);
create index timesheet_submissions_status on timesheet_submissions (workspace_id, status, week_start);
create index timesheet_submissions_decided_by on timesheet_submissions (workspace_id, decided_by_employee_id);
select confine_to_workspace('timesheet_submissions');

create table timesheets (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  project_id text collate "C",
  task_id text collate "C",
  date date not null,
  -- Null while it runs.
  worked_minutes integer check (worked_minutes between 0 and 1440),
  started_at timestamptz,
  ended_at timestamptz,
  timezone text not null,
  description text,
  is_billable boolean not null,
  was_auto_stopped boolean not null default false,
  timesheet_submission_id text collate "C",
  -- The state of that submission as an entry shows it, kept here so that lists and reports need not look it up.
  approval_status text not null default 'open' check (approval_status in ('open', 'submitted', 'approved', 'rejected')),
  -- While it is on an invoice line: whether that is a draft's, and the figures that were frozen with it.
  invoice_line_id text collate "C",
  invoiced_as text check (invoiced_as in ('drafted', 'billed')),
  frozen_billable_minutes integer check (frozen_billable_minutes >= 0),
  frozen_billed_rate numeric(14, 2) check (frozen_billed_rate >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(coalesce(description, ''))) stored,
  primary key (workspace_id, id),
  constraint timesheets_runs_or_has_minutes check ((worked_minutes is null) = (started_at is not null and ended_at is null)),
  constraint timesheets_span_has_start check (ended_at is null or started_at is not null),
  constraint timesheets_span_within_a_day check (ended_at between started_at and started_at + interval '1440 minutes'),
  constraint timesheets_internal_is_not_billable check (project_id is not null or not is_billable),
  constraint timesheets_task_has_project check (task_id is null or project_id is not null),
  constraint timesheets_awaits_or_belongs_to_a_week check (approval_status = 'open' or timesheet_submission_id is not null),
  constraint timesheets_running_is_free check (worked_minutes is not null
    or (approval_status in ('open', 'rejected') and invoice_line_id is null)),
  constraint timesheets_frozen_while_invoiced check (
    num_nulls(invoice_line_id, invoiced_as, frozen_billable_minutes, frozen_billed_rate) in (0, 4)),
  constraint timesheets_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint timesheets_project_id_fkey foreign key (workspace_id, project_id) references projects (workspace_id, id),
  constraint timesheets_task_id_fkey foreign key (workspace_id, project_id, task_id)
    references tasks (workspace_id, project_id, id),
  constraint timesheets_timesheet_submission_id_fkey foreign key (workspace_id, timesheet_submission_id)
    references timesheet_submissions (workspace_id, id)
);
-- Nobody does two things at once.
create unique index timesheets_employee_id_unique on timesheets (workspace_id, employee_id) where worked_minutes is null;
create index timesheets_date on timesheets (workspace_id, date, id);
create index timesheets_employee on timesheets (workspace_id, employee_id, date, id);
create index timesheets_project on timesheets (workspace_id, project_id, date, id);
create index timesheets_task on timesheets (workspace_id, task_id, date) where task_id is not null;
create index timesheets_submission on timesheets (workspace_id, timesheet_submission_id)
  where timesheet_submission_id is not null;
create index timesheets_invoice_line on timesheets (workspace_id, invoice_line_id) where invoice_line_id is not null;
create index timesheets_search on timesheets using gin (search_text gin_trgm_ops);
select confine_to_workspace('timesheets');
