-- What the stored figures of entries add up to, by calendar month and by everything that reports and budgets filter or
-- group by: of projects, and of employees on projects. Reports over many months read some thousand of these sums instead
-- of a million rows. They always equal the stored rows; whether these are right, is said by what is stale.
-- A text is empty where the entries have none. Amounts are in hundredths and have no limit, being sums.
create table project_month_sums (
  month date not null,
  project_id text collate "C" not null,
  currency text collate "C" not null,
  approval_status text collate "C" not null,
  billing_status text collate "C" not null,
  value_lack text collate "C" not null,
  is_billable boolean not null,
  for_billing boolean not null,
  is_priced boolean not null,
  is_uncosted boolean not null,
  -- Whether there is a cost that no exchange rate leads to the project's currency.
  is_unconverted_cost boolean not null,
  entries integer not null,
  first_date date not null,
  last_date date not null,
  worked_minutes bigint not null,
  billable_minutes bigint not null,
  amount numeric not null,
  converted numeric not null,
  cost numeric not null,
  project_cost numeric not null,
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  primary key (workspace_id, month, project_id, currency, approval_status, billing_status, value_lack,
    is_billable, for_billing, is_priced, is_uncosted, is_unconverted_cost)
) with (fillfactor = 80);

create table employee_month_sums (
  month date not null,
  employee_id text collate "C" not null,
  project_id text collate "C" not null,
  currency text collate "C" not null,
  approval_status text collate "C" not null,
  billing_status text collate "C" not null,
  value_lack text collate "C" not null,
  is_billable boolean not null,
  for_billing boolean not null,
  is_priced boolean not null,
  is_uncosted boolean not null,
  is_unconverted_cost boolean not null,
  entries integer not null,
  first_date date not null,
  last_date date not null,
  worked_minutes bigint not null,
  billable_minutes bigint not null,
  amount numeric not null,
  converted numeric not null,
  cost numeric not null,
  project_cost numeric not null,
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  primary key (workspace_id, month, employee_id, project_id, currency, approval_status, billing_status, value_lack,
    is_billable, for_billing, is_priced, is_uncosted, is_unconverted_cost)
) with (fillfactor = 80);

create index project_month_sums_project on project_month_sums (workspace_id, nullif(project_id, ''), month);
create index employee_month_sums_project on employee_month_sums (workspace_id, nullif(project_id, ''), month);
-- Of these, few combinations occur: without knowing it, the planner sorts all sums instead of adding up alike ones.
create statistics project_month_sums_alike (ndistinct)
  on (nullif(project_id, '')), (nullif(currency, '')), billing_status, (nullif(value_lack, '')), is_uncosted
  from project_month_sums;
create statistics employee_month_sums_alike (ndistinct)
  on employee_id, (nullif(project_id, '')), (nullif(currency, '')), billing_status, (nullif(value_lack, '')), is_uncosted
  from employee_month_sums;

-- These tables do not mark the workspace: what they contain follows from other tables, whose writers mark it.
do $$
declare
  confined text;
begin
  foreach confined in array array['project_month_sums', 'employee_month_sums'] loop
    execute format('alter table %I enable row level security', confined);
    execute format(
      'create policy own_workspace on %I to bureau_workspace using (workspace_id = current_setting(''bureau.workspace_id'', true))',
      confined);
    execute format('grant select, insert, update, delete on %I to bureau_workspace', confined);
  end loop;
end
$$;

-- Makes every write to the stored figures change the sums in the table, in the same transaction. `owner` is the column by
-- which a sum finds its rows when its first or its last one goes. A workspace that is being deleted with its rows needs
-- nothing. Sorting the changes would take longer than adding them up.
create function sum_up_figures_in(sums regclass, owner text) returns void language plpgsql as $$
declare
  names text[] := array['month', 'project_id', 'currency', 'approval_status', 'billing_status', 'value_lack',
    'is_billable', 'for_billing', 'is_priced', 'is_uncosted', 'is_unconverted_cost'];
  -- The same of a row of figures.
  parts text[] := array['date_trunc(''month'', f.date::timestamp)::date', 'coalesce(f.project_id, '''')',
    'coalesce(f.currency, '''')', 'f.approval_status', 'f.billing_status', 'coalesce(f.value_lack, '''')',
    'f.is_billable', 'f.for_billing', 'f.is_priced', 'f.is_uncosted',
    'coalesce(f.cost > 0, false) and f.project_cost is null'];
  added text[] := array['worked_minutes', 'billable_minutes', 'amount', 'converted', 'cost', 'project_cost'];
  own_rows text;
  body text;
begin
  if owner = 'employee_id' then
    names := names || 'employee_id'::text;
    parts := parts || 'f.employee_id'::text;
    own_rows := 'f.employee_id = s.employee_id';
  else
    own_rows := '(f.project_id = s.project_id or f.project_id is null and s.project_id = '''')';
  end if;
  own_rows := format('from entry_figures f where f.workspace_id = s.workspace_id and %s
    and f.date >= s.month and f.date < s.month + interval ''1 month'' and (%s) = (%s)',
    own_rows, array_to_string(parts, ', '),
    (select string_agg('s.' || name, ', ' order by place) from unnest(names) with ordinality n(name, place)));
  -- The sums that lose their last entry go, others change, and those that are not there yet are added: each of them once.
  -- One statement may insert, update and delete rows, each with a trigger of its own, which all find the rows as they are at
  -- the end. So a sum may have no rows any more before the trigger that takes its last entry; until then its dates stay.
  body := format($f$
    with d as materialized (
      select f.workspace_id, %2$s, sum(f.sign)::integer as entries,
        min(f.date) filter (where f.sign > 0) as first_added, max(f.date) filter (where f.sign > 0) as last_added,
        min(f.date) filter (where f.sign < 0) as first_removed, max(f.date) filter (where f.sign < 0) as last_removed, %3$s
      from (CHANGED) f group by f.workspace_id, %4$s),
    gone as (
      delete from %1$s s using d where s.workspace_id = d.workspace_id and %5$s and s.entries + d.entries = 0),
    changed as (
      update %1$s s set entries = s.entries + d.entries,
        first_date = case when d.first_removed is null or d.first_removed > s.first_date then least(s.first_date, d.first_added)
          when d.first_added <= d.first_removed then d.first_added else coalesce((select min(f.date) %6$s), s.first_date) end,
        last_date = case when d.last_removed is null or d.last_removed < s.last_date then greatest(s.last_date, d.last_added)
          when d.last_added >= d.last_removed then d.last_added else coalesce((select max(f.date) %6$s), s.last_date) end, %7$s
      from d where s.workspace_id = d.workspace_id and %5$s and s.entries + d.entries <> 0)
    insert into %1$s (workspace_id, %8$s, entries, first_date, last_date, %9$s)
      select d.workspace_id, %10$s, d.entries, d.first_added, d.last_added, %11$s from d
      where not exists (select from %1$s s where s.workspace_id = d.workspace_id and %5$s);
  $f$, sums,
    (select string_agg(format('%s as %I', part, name), ', ') from unnest(parts, names) p(part, name)),
    (select string_agg(format('coalesce(sum(f.sign * f.%1$I), 0) as %1$I', name), ', ') from unnest(added) name),
    array_to_string(parts, ', '),
    (select string_agg(format('s.%1$I = d.%1$I', name), ' and ') from unnest(names) name),
    own_rows,
    (select string_agg(format('%1$I = s.%1$I + d.%1$I', name), ', ') from unnest(added) name),
    array_to_string(names, ', '), array_to_string(added, ', '),
    (select string_agg('d.' || name, ', ' order by place) from unnest(names) with ordinality n(name, place)),
    (select string_agg('d.' || name, ', ' order by place) from unnest(added) with ordinality n(name, place)));
  execute format($f$
    create function sum_up_in_%1$s() returns trigger language plpgsql set enable_sort = off as $body$
    begin
      if tg_op = 'INSERT' then %2$s
      elsif tg_op = 'DELETE' then %3$s
      else %4$s
      end if;
      return null;
    end
    $body$
  $f$, sums, replace(body, 'CHANGED', 'select 1 as sign, n.* from new_rows n'),
    replace(body, 'CHANGED', 'select -1 as sign, o.* from old_rows o join workspaces w on w.id = o.workspace_id'),
    replace(body, 'CHANGED', 'select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o'));
  execute format('create trigger sums_up_inserted_in_%1$s after insert on entry_figures referencing new table as new_rows
    for each statement execute function sum_up_in_%1$s()', sums);
  execute format('create trigger sums_up_updated_in_%1$s after update on entry_figures
    referencing old table as old_rows new table as new_rows for each statement execute function sum_up_in_%1$s()', sums);
  execute format('create trigger sums_up_deleted_in_%1$s after delete on entry_figures referencing old table as old_rows
    for each statement execute function sum_up_in_%1$s()', sums);
  execute format('insert into %1$s (workspace_id, %2$s, entries, first_date, last_date, %3$s)
    select f.workspace_id, %4$s, count(*), min(f.date), max(f.date), %5$s from entry_figures f group by f.workspace_id, %4$s
    order by 1, 2',
    sums, array_to_string(names, ', '), array_to_string(added, ', '), array_to_string(parts, ', '),
    (select string_agg(format('coalesce(sum(f.%I), 0)', name), ', ' order by place)
      from unnest(added) with ordinality n(name, place)));
end
$$;

select sum_up_figures_in('project_month_sums', 'project_id');
select sum_up_figures_in('employee_month_sums', 'employee_id');
