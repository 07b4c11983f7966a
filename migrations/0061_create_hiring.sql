create table hiring_stages (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  position integer check (position > 0),
  color text not null default '#64748b',
  stale_after_days integer check (stale_after_days between 1 and 3650),
  requires_rating boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name)) stored,
  primary key (workspace_id, id),
  constraint hiring_stages_position_unless_archived check ((position is null) = (archived_at is not null))
);
create unique index hiring_stages_name_unique on hiring_stages (workspace_id, lower(name));
select confine_to_workspace('hiring_stages');

create table jobs (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  title text not null,
  status text not null default 'draft' check (status in ('draft', 'open', 'on_hold', 'closed')),
  department_id text collate "C",
  position_id text collate "C",
  level_id text collate "C",
  is_remote boolean not null default false,
  contract_type text
    check (contract_type in ('employment_contract', 'internship', 'b2b_unpaid_holidays', 'b2b_paid_holidays')),
  openings integer not null default 1 check (openings between 1 and 1000),
  description text,
  requirements text,
  salary_type text check (salary_type in ('hourly', 'monthly')),
  salary_min numeric(12, 2) check (salary_min >= 0),
  salary_max numeric(12, 2) check (salary_max >= 0),
  salary_currency text,
  hiring_manager_employee_id text collate "C",
  recruiter_employee_id text collate "C",
  target_date date,
  opened_at timestamptz,
  closed_at timestamptz,
  close_reason text check (close_reason in ('filled', 'cancelled', 'other')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(title || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id),
  constraint jobs_closed_has_reason check (
    (status = 'closed') = (closed_at is not null) and (closed_at is null) = (close_reason is null)),
  constraint jobs_opened_unless_draft check (status = 'draft' or opened_at is not null),
  constraint jobs_salary_range check (salary_max >= salary_min),
  constraint jobs_salary_has_currency check (
    salary_currency is not null or (salary_min is null and salary_max is null)),
  constraint jobs_department_id_fkey foreign key (workspace_id, department_id)
    references departments (workspace_id, id),
  constraint jobs_position_id_fkey foreign key (workspace_id, position_id) references positions (workspace_id, id),
  constraint jobs_level_id_fkey foreign key (workspace_id, level_id) references levels (workspace_id, id),
  constraint jobs_hiring_manager_employee_id_fkey foreign key (workspace_id, hiring_manager_employee_id)
    references employees (workspace_id, id),
  constraint jobs_recruiter_employee_id_fkey foreign key (workspace_id, recruiter_employee_id)
    references employees (workspace_id, id)
);
create index jobs_department on jobs (workspace_id, department_id);
create index jobs_position on jobs (workspace_id, position_id);
create index jobs_level on jobs (workspace_id, level_id);
create index jobs_hiring_manager on jobs (workspace_id, hiring_manager_employee_id);
create index jobs_recruiter on jobs (workspace_id, recruiter_employee_id);
create index jobs_search on jobs using gin (search_text gin_trgm_ops);
select confine_to_workspace('jobs');

create table job_work_locations (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  job_id text collate "C" not null,
  work_location_id text collate "C" not null,
  primary key (workspace_id, job_id, work_location_id),
  constraint job_work_locations_job_id_fkey foreign key (workspace_id, job_id)
    references jobs (workspace_id, id) on delete cascade,
  constraint job_work_locations_work_location_id_fkey foreign key (workspace_id, work_location_id)
    references work_locations (workspace_id, id)
);
create index job_work_locations_location on job_work_locations (workspace_id, work_location_id);
select confine_to_workspace('job_work_locations');

-- One application of one person to one job, or to none: the pool.
create table candidates (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  job_id text collate "C",
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  address jsonb,
  linkedin_url text,
  website text,
  cover_letter text,
  notes text,
  source text not null
    check (source in ('job_board', 'referral', 'agency', 'direct', 'career_site', 'event', 'other')),
  source_detail text,
  referred_by_employee_id text collate "C",
  recruiter_employee_id text collate "C",
  stage_id text collate "C" not null,
  status text not null default 'active' check (status in ('active', 'hired', 'rejected', 'withdrawn')),
  rating integer check (rating between 1 and 5),
  expected_salary numeric(12, 2) check (expected_salary >= 0),
  expected_salary_currency text,
  available_from date,
  applied_at timestamptz not null,
  stage_entered_at timestamptz not null,
  rejected_at timestamptz,
  withdrawn_at timestamptz,
  hired_at timestamptz,
  rejection_reason text,
  rejection_note text,
  employee_id text collate "C",
  consent_until date,
  anonymized_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(first_name || E'\n' || last_name || E'\n'
    || coalesce(email, '') || E'\n' || coalesce(phone, ''))) stored,
  primary key (workspace_id, id),
  constraint candidates_referral_has_referrer check ((source = 'referral') = (referred_by_employee_id is not null)),
  constraint candidates_salary_has_currency check (
    expected_salary is null or expected_salary_currency is not null),
  constraint candidates_rejected_has_reason check (
    (status = 'rejected') = (rejected_at is not null)
    and (rejected_at is null or rejection_reason is not null)),
  constraint candidates_withdrawn_has_moment check ((status = 'withdrawn') = (withdrawn_at is not null)),
  constraint candidates_hired_has_employee check (
    (status = 'hired') = (hired_at is not null) and (hired_at is null) = (employee_id is null)),
  constraint candidates_anonymized_is_empty check (anonymized_at is null or (status <> 'active' and email is null
    and phone is null and address is null and notes is null and cover_letter is null)),
  constraint candidates_job_id_fkey foreign key (workspace_id, job_id) references jobs (workspace_id, id),
  constraint candidates_referred_by_employee_id_fkey foreign key (workspace_id, referred_by_employee_id)
    references employees (workspace_id, id),
  constraint candidates_recruiter_employee_id_fkey foreign key (workspace_id, recruiter_employee_id)
    references employees (workspace_id, id),
  constraint candidates_stage_id_fkey foreign key (workspace_id, stage_id) references hiring_stages (workspace_id, id),
  constraint candidates_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id)
);
create unique index candidates_email_unique on candidates (workspace_id, job_id, lower(email)) where status = 'active';
create index candidates_email on candidates (workspace_id, lower(email)) where email is not null;
create index candidates_job on candidates (workspace_id, job_id, status);
create index candidates_stage on candidates (workspace_id, stage_id);
create index candidates_board on candidates (workspace_id, stage_id, id) where status = 'active';
create index candidates_referred_by on candidates (workspace_id, referred_by_employee_id);
create index candidates_recruiter on candidates (workspace_id, recruiter_employee_id);
create index candidates_employee on candidates (workspace_id, employee_id);
create index candidates_applied on candidates (workspace_id, applied_at);
create index candidates_hired on candidates (workspace_id, hired_at) where hired_at is not null;
create index candidates_rejected on candidates (workspace_id, rejected_at) where rejected_at is not null;
create index candidates_withdrawn on candidates (workspace_id, withdrawn_at) where withdrawn_at is not null;
create index candidates_search on candidates using gin (search_text gin_trgm_ops);
select confine_to_workspace('candidates');

-- The time that a candidate spent in each stage: intervals without overlap, the last one open while the candidate is active.
create table candidate_stage_history (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  candidate_id text collate "C" not null,
  job_id text collate "C",
  stage_id text collate "C" not null,
  from_stage_id text collate "C",
  entered_at timestamptz not null,
  left_at timestamptz,
  exit text check (exit in ('moved', 'transferred', 'rejected', 'withdrawn', 'hired')),
  moved_by_user_id text collate "C",
  note text,
  primary key (workspace_id, id),
  constraint candidate_stage_history_ends_once check ((left_at is null) = (exit is null) and left_at >= entered_at),
  constraint candidate_stage_history_entered_at_unique exclude using gist (
    workspace_id with =, candidate_id with =, tstzrange(entered_at, left_at) with &&),
  constraint candidate_stage_history_candidate_id_fkey foreign key (workspace_id, candidate_id)
    references candidates (workspace_id, id) on delete cascade,
  constraint candidate_stage_history_job_id_fkey foreign key (workspace_id, job_id) references jobs (workspace_id, id),
  constraint candidate_stage_history_stage_id_fkey foreign key (workspace_id, stage_id)
    references hiring_stages (workspace_id, id),
  constraint candidate_stage_history_from_stage_id_fkey foreign key (workspace_id, from_stage_id)
    references hiring_stages (workspace_id, id),
  constraint candidate_stage_history_moved_by_user_id_fkey foreign key (workspace_id, moved_by_user_id)
    references users (workspace_id, id)
);
create index candidate_stage_history_candidate on candidate_stage_history (workspace_id, candidate_id, entered_at, id);
create index candidate_stage_history_job on candidate_stage_history (workspace_id, job_id);
create index candidate_stage_history_stage on candidate_stage_history (workspace_id, stage_id, candidate_id);
create index candidate_stage_history_from_stage on candidate_stage_history (workspace_id, from_stage_id);
create index candidate_stage_history_moved_by on candidate_stage_history (workspace_id, moved_by_user_id);
select confine_to_workspace('candidate_stage_history');

create table candidate_files (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  candidate_id text collate "C" not null,
  kind text not null check (kind in ('cv', 'cover_letter', 'portfolio', 'other')),
  file_name text not null,
  mime_type text not null,
  size integer not null check (size >= 0),
  created_at timestamptz not null,
  primary key (workspace_id, id),
  constraint candidate_files_candidate_id_fkey foreign key (workspace_id, candidate_id)
    references candidates (workspace_id, id) on delete cascade
);
create index candidate_files_candidate on candidate_files (workspace_id, candidate_id);
select confine_to_workspace('candidate_files');
