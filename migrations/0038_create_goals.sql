create table goals (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  level text not null check (level in ('company', 'department', 'employee')),
  employee_id text collate "C",
  department_id text collate "C",
  title text not null,
  description text,
  parent_goal_id text collate "C",
  evaluation_id text collate "C",
  start_date date not null,
  due_date date not null,
  weight numeric(5, 2) not null default 1 check (weight > 0 and weight <= 100),
  key_results jsonb not null default '[]',
  manual_progress numeric(5, 2) check (manual_progress between 0 and 100),
  -- The progress of the goal and everything below it, which every write refreshes up the tree.
  exact_progress numeric(23, 20) not null default 0 check (exact_progress between 0 and 100),
  confidence text not null default 'on_track' check (confidence in ('on_track', 'at_risk', 'off_track')),
  status text not null check (status in ('draft', 'active', 'achieved', 'missed', 'cancelled')),
  closed_at timestamptz,
  closing_note text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(title || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id),
  constraint goals_dates_in_order check (due_date >= start_date),
  constraint goals_owner_of_level check (level <> 'employee' or employee_id is not null),
  constraint goals_department_of_level check ((level = 'department') = (department_id is not null)),
  constraint goals_not_own_parent check (parent_goal_id <> id),
  constraint goals_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint goals_department_id_fkey foreign key (workspace_id, department_id)
    references departments (workspace_id, id),
  constraint goals_parent_goal_id_fkey foreign key (workspace_id, parent_goal_id) references goals (workspace_id, id),
  constraint goals_evaluation_id_fkey foreign key (workspace_id, evaluation_id)
    references evaluations (workspace_id, id)
);
create index goals_employee on goals (workspace_id, employee_id);
create index goals_department on goals (workspace_id, department_id);
create index goals_parent on goals (workspace_id, parent_goal_id);
create index goals_evaluation on goals (workspace_id, evaluation_id);
create index goals_by_due_date on goals (workspace_id, due_date, id);
create index goals_search on goals using gin (search_text gin_trgm_ops);
select confine_to_workspace('goals');

create table goal_check_ins (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  goal_id text collate "C" not null,
  employee_id text collate "C",
  key_result_id text collate "C",
  value numeric(18, 4),
  confidence text not null,
  note text,
  -- The progress of the goal after the check-in, in percent.
  progress numeric(5, 2) not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  constraint goal_check_ins_goal_id_fkey foreign key (workspace_id, goal_id)
    references goals (workspace_id, id) on delete cascade,
  constraint goal_check_ins_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id) on delete set null (employee_id)
);
create index goal_check_ins_goal on goal_check_ins (workspace_id, goal_id, id);
create index goal_check_ins_employee on goal_check_ins (workspace_id, employee_id);
select confine_to_workspace('goal_check_ins');
