-- What the recorded time entries are worth, by the rates, tasks, assignments, rules and exchange rates that apply to each,
-- so that reports over many entries need not price them. Amounts are in hundredths: `amount` and `project_cost` in the
-- project's currency, `converted` and `cost` in the workspace's. A row is right unless its entry is stale.
create table entry_figures (
  date date not null,
  worked_minutes integer not null,
  billable_minutes integer not null,
  is_billable boolean not null,
  for_billing boolean not null,
  is_priced boolean not null,
  is_uncosted boolean not null,
  -- Whether an amount is too large for its column; the entry is then priced whenever it is read.
  is_large boolean not null,
  employee_id text collate "C" not null,
  project_id text collate "C",
  approval_status text collate "C" not null,
  billing_status text collate "C" not null,
  currency text collate "C",
  amount bigint,
  converted bigint,
  cost bigint,
  project_cost bigint,
  value_lack text collate "C",
  task_id text collate "C",
  invoiced_as text collate "C",
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  primary key (workspace_id, id)
) with (fillfactor = 90);
create index entry_figures_date on entry_figures (workspace_id, date);
create index entry_figures_employee on entry_figures (workspace_id, employee_id, date);
create index entry_figures_project on entry_figures (workspace_id, project_id, date);
create index entry_figures_large on entry_figures (workspace_id, id) where is_large;
-- Of these, few combinations occur: without knowing it, the planner sorts all rows instead of counting alike ones.
create statistics entry_figures_alike (ndistinct)
  on employee_id, project_id, currency, billing_status, value_lack, is_uncosted from entry_figures;

-- The entries whose figures may have changed since they were stored. Every writer adds rows of its own and waits for
-- nobody; only who stores the figures deletes those that it has seen.
create table stale_entries (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  entry_id text collate "C" not null,
  number bigint not null generated always as identity,
  primary key (workspace_id, entry_id, number)
);

-- The same for many entries, which are named by what their figures depend on. Which entries these are is decided by
-- whoever reads it, because another transaction may be giving an entry another project at this moment.
create table stale_scopes (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  number bigint not null generated always as identity,
  kind text not null check (kind in ('workspace', 'project', 'task', 'employee', 'exchange')),
  project_id text collate "C",
  task_id text collate "C",
  employee_id text collate "C",
  from_currency text,
  to_currency text,
  first_day date not null default '-infinity',
  last_day date not null default 'infinity',
  primary key (workspace_id, number)
);

-- These tables do not mark the workspace: what they contain follows from other tables, whose writers mark it.
do $$
declare
  confined text;
begin
  foreach confined in array array['entry_figures', 'stale_entries', 'stale_scopes'] loop
    execute format('alter table %I enable row level security', confined);
    execute format(
      'create policy own_workspace on %I to bureau_workspace using (workspace_id = current_setting(''bureau.workspace_id'', true))',
      confined);
    execute format('grant select, insert, update, delete on %I to bureau_workspace', confined);
  end loop;
end
$$;

-- Makes every write to a table that changes one of the columns add to the stale entries, in the same transaction:
-- `added` is the target with its columns, `taken` what it is given of a row, as it was and as it is.
-- A workspace that is being deleted with its rows needs nothing.
create function note_stale_after_writes_to(written regclass, columns text, added text, taken text)
  returns void language plpgsql as $$
begin
  execute format($f$
    create function note_stale_by_%1$s() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $body$
    begin
      if tg_op = 'INSERT' then
        insert into %3$s select distinct %4$s from new_rows changed join workspaces w on w.id = changed.workspace_id;
      elsif tg_op = 'DELETE' then
        insert into %3$s select distinct %4$s from old_rows changed join workspaces w on w.id = changed.workspace_id;
      else
        insert into %3$s select distinct %4$s from (
          (select %2$s from new_rows except select %2$s from old_rows)
          union all (select %2$s from old_rows except select %2$s from new_rows)) changed
          join workspaces w on w.id = changed.workspace_id;
      end if;
      return null;
    end
    $body$
  $f$, written, columns, added, taken);
  execute format('create trigger notes_stale_of_inserted after insert on %1$s referencing new table as new_rows
    for each statement execute function note_stale_by_%1$s()', written);
  execute format('create trigger notes_stale_of_updated after update on %1$s referencing old table as old_rows new table as new_rows
    for each statement execute function note_stale_by_%1$s()', written);
  execute format('create trigger notes_stale_of_deleted after delete on %1$s referencing old table as old_rows
    for each statement execute function note_stale_by_%1$s()', written);
  execute format('create trigger notes_stale_of_truncated after truncate on %1$s
    for each statement execute function note_every_entry_stale()', written);
end
$$;

-- A table is emptied for all workspaces.
create function note_every_entry_stale() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into stale_scopes (workspace_id, kind) select id, 'workspace' from workspaces;
  return null;
end
$$;

select note_stale_after_writes_to('timesheets',
  'workspace_id, id, employee_id, project_id, task_id, date, worked_minutes, is_billable, approval_status, invoiced_as, frozen_billable_minutes, frozen_billed_rate',
  'stale_entries (workspace_id, entry_id)', 'changed.workspace_id, changed.id');
select note_stale_after_writes_to('projects', 'workspace_id, id, billing_model, currency, billed_rate',
  'stale_scopes (workspace_id, kind, project_id)', 'changed.workspace_id, ''project'', changed.id');
select note_stale_after_writes_to('tasks', 'workspace_id, id, billed_rate',
  'stale_scopes (workspace_id, kind, task_id)', 'changed.workspace_id, ''task'', changed.id');
select note_stale_after_writes_to('project_assignments',
  'workspace_id, id, project_id, employee_id, billed_rate, internal_cost_rate, starts_at, ends_at',
  'stale_scopes (workspace_id, kind, employee_id, project_id, first_day, last_day)',
  'changed.workspace_id, ''employee'', changed.employee_id, changed.project_id, changed.starts_at, coalesce(changed.ends_at, ''infinity'')');
select note_stale_after_writes_to('employee_rates', 'workspace_id, id, employee_id, kind, effective_hourly_rate, starts_at',
  'stale_scopes (workspace_id, kind, employee_id, first_day)',
  'changed.workspace_id, ''employee'', changed.employee_id, coalesce(changed.starts_at, ''-infinity'')');
select note_stale_after_writes_to('exchange_rates', 'workspace_id, id, from_currency, to_currency, date, rate',
  'stale_scopes (workspace_id, kind, from_currency, to_currency, first_day)',
  'changed.workspace_id, ''exchange'', changed.from_currency, changed.to_currency, changed.date');
select note_stale_after_writes_to('workspaces', 'workspace_id, base_currency, billing_rounding_mode, billing_rounding_minutes',
  'stale_scopes (workspace_id, kind)', 'changed.workspace_id, ''workspace''');

-- The entries that the stale scopes of a workspace name, each at least once.
create function entries_in_stale_scopes(concerned text, base_currency text) returns setof text
  language plpgsql stable parallel safe rows 100 as $$
begin
  if exists (select from public.stale_scopes s where s.workspace_id = concerned and s.kind = 'workspace') then
    return query select t.id from public.timesheets t where t.workspace_id = concerned
      union select f.id from public.entry_figures f where f.workspace_id = concerned;
    return;
  end if;
  if not exists (select from public.stale_scopes s where s.workspace_id = concerned) then
    return;
  end if;
  return query select t.id from public.stale_scopes s
    join public.timesheets t on t.workspace_id = s.workspace_id and t.project_id = s.project_id
    where s.workspace_id = concerned and s.kind = 'project';
  return query select t.id from public.stale_scopes s
    join public.timesheets t on t.workspace_id = s.workspace_id and t.task_id = s.task_id
    where s.workspace_id = concerned and s.kind = 'task';
  return query select t.id from public.stale_scopes s
    join public.timesheets t on t.workspace_id = s.workspace_id and t.employee_id = s.employee_id
      and t.date between s.first_day and s.last_day and (s.project_id is null or t.project_id = s.project_id)
    where s.workspace_id = concerned and s.kind = 'employee';
  return query select t.id
    from (select p.id, min(s.first_day) as first_day from public.stale_scopes s
      join public.projects p on p.workspace_id = s.workspace_id
        and ((p.currency = s.from_currency and s.to_currency = base_currency)
          or (p.currency = s.to_currency and s.from_currency = base_currency))
      where s.workspace_id = concerned and s.kind = 'exchange' group by 1) priced
    join public.timesheets t on t.workspace_id = concerned and t.project_id = priced.id and t.date >= priced.first_day;
end
$$;

-- The entries of a workspace whose stored figures may not be used, in a statement whose base currency is the given one.
create function stale_entries_of(concerned text, assumed_currency text) returns setof text
  language plpgsql stable parallel safe rows 100 as $$
begin
  if not exists (select from public.workspaces w where w.id = concerned and w.base_currency = assumed_currency) then
    return query select t.id from public.timesheets t where t.workspace_id = concerned
      union select f.id from public.entry_figures f where f.workspace_id = concerned;
  end if;
  return query select s.entry_id from public.stale_entries s where s.workspace_id = concerned;
  return query select f.id from public.entry_figures f where f.workspace_id = concerned and f.is_large;
  return query select entries_in_stale_scopes from public.entries_in_stale_scopes(concerned, assumed_currency);
end
$$;

-- Whether a workspace has at most so many stale entries, without looking at many more.
create function has_few_stale_entries(concerned text, assumed_currency text, most integer) returns boolean
  language plpgsql stable parallel safe as $$
declare
  named integer;
begin
  if not exists (select from public.workspaces w where w.id = concerned and w.base_currency = assumed_currency)
    or exists (select from public.stale_scopes s where s.workspace_id = concerned and s.kind = 'workspace') then
    return false;
  end if;
  select count(*) into named
    from (select from public.stale_entries s where s.workspace_id = concerned limit most + 1) counted;
  if named > most then
    return false;
  end if;
  if not exists (select from public.stale_scopes s where s.workspace_id = concerned) then
    return true;
  end if;
  return named + (select count(*) from public.entries_in_stale_scopes(concerned, assumed_currency)) <= most;
end
$$;

insert into stale_scopes (workspace_id, kind) select id, 'workspace' from workspaces;
