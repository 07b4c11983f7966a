create table evaluations (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  evaluation_type_id text collate "C" not null,
  -- That of the type, which cannot change once the type is used.
  category text not null check (category in ('technical', 'salary', 'other')),
  title text not null,
  cycle text,
  period_start date not null,
  period_end date not null,
  due_date date not null,
  has_self_review boolean not null,
  -- The form as it was when the evaluation was started; null before.
  frozen_criteria jsonb,
  frozen_scale_max integer,
  frozen_scale_labels jsonb,
  status text not null default 'draft' check (status in ('draft', 'in_progress', 'completed', 'cancelled')),
  exact_score numeric(23, 20) check (exact_score between 0 and 100),
  exact_self_score numeric(23, 20) check (exact_self_score between 0 and 100),
  summary text,
  private_notes text,
  proposed_salary integer check (proposed_salary >= 1),
  proposed_salary_currency text,
  proposed_salary_type text check (proposed_salary_type in ('hourly', 'monthly')),
  salary_effective_date date,
  started_at timestamptz,
  completed_at timestamptz,
  shared_at timestamptz,
  acknowledged_at timestamptz,
  acknowledgement text,
  salary_applied_at timestamptz,
  created_by_employee_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(title || E'\n' || coalesce(cycle, ''))) stored,
  primary key (workspace_id, id),
  constraint evaluations_period_in_order check (period_end >= period_start),
  constraint evaluations_due_after_start check (due_date >= period_start),
  constraint evaluations_form_kept check (status = 'draft' or frozen_criteria is not null),
  constraint evaluations_salary_kept check (category = 'salary' or
    (proposed_salary is null and proposed_salary_currency is null and proposed_salary_type is null
      and salary_effective_date is null and salary_applied_at is null)),
  constraint evaluations_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id),
  constraint evaluations_evaluation_type_id_fkey foreign key (workspace_id, evaluation_type_id)
    references evaluation_types (workspace_id, id),
  constraint evaluations_created_by_employee_id_fkey foreign key (workspace_id, created_by_employee_id)
    references employees (workspace_id, id) on delete set null (created_by_employee_id)
);
-- An employee has an evaluation of one type for one period once, unless it was cancelled.
create unique index evaluations_employee_id_unique
  on evaluations (workspace_id, employee_id, evaluation_type_id, period_start, period_end) where status <> 'cancelled';
create index evaluations_type on evaluations (workspace_id, evaluation_type_id);
create index evaluations_creator on evaluations (workspace_id, created_by_employee_id);
create index evaluations_by_period on evaluations (workspace_id, period_end, id);
create index evaluations_search on evaluations using gin (search_text gin_trgm_ops);
select confine_to_workspace('evaluations');

create table evaluation_assignees (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  evaluation_id text collate "C" not null,
  assignee_id text collate "C" not null,
  position integer not null,
  primary key (workspace_id, evaluation_id, assignee_id),
  constraint evaluation_assignees_evaluation_id_fkey foreign key (workspace_id, evaluation_id)
    references evaluations (workspace_id, id) on delete cascade,
  constraint evaluation_assignees_assignee_id_fkey foreign key (workspace_id, assignee_id)
    references employees (workspace_id, id)
);
create index evaluation_assignees_assignee on evaluation_assignees (workspace_id, assignee_id);
select confine_to_workspace('evaluation_assignees');

-- The response of each assignee, and that of the employee to the self review.
create table evaluation_responses (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  evaluation_id text collate "C" not null,
  role text not null check (role in ('assignee', 'self')),
  employee_id text collate "C" not null,
  status text not null default 'pending' check (status in ('pending', 'draft', 'submitted')),
  answers jsonb not null default '{}',
  comment text,
  -- The sums of weight times score and of the weights, over the ratings with a score: their quotient is exact.
  points numeric(12, 2),
  weights numeric(12, 2),
  submitted_at timestamptz,
  primary key (workspace_id, evaluation_id, role, employee_id),
  constraint evaluation_responses_submitted_once check ((status = 'submitted') = (submitted_at is not null)),
  constraint evaluation_responses_evaluation_id_fkey foreign key (workspace_id, evaluation_id)
    references evaluations (workspace_id, id) on delete cascade,
  constraint evaluation_responses_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id)
);
create index evaluation_responses_employee on evaluation_responses (workspace_id, employee_id, status);
select confine_to_workspace('evaluation_responses');
