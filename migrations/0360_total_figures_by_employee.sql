-- What the stored figures of entries add up to for each employee and calendar month, in one row. A report on thousands of
-- employees reads one of these where it would read ten sums by project, currency and status. They always equal the stored
-- rows, like the sums. Amounts are in hundredths of the workspace's currency, and have no limit, being sums.
create table employee_month_totals (
  month date not null,
  employee_id text collate "C" not null,
  entries integer not null,
  first_date date not null,
  last_date date not null,
  worked_minutes bigint not null,
  billable_minutes bigint not null,
  worked_for_billing bigint not null,
  converted numeric not null,
  cost numeric not null,
  -- Of the entries with each billing status: their amount, and how many have none.
  invoiced numeric not null,
  drafted numeric not null,
  unbilled numeric not null,
  covered numeric not null,
  invoiced_lacking integer not null,
  drafted_lacking integer not null,
  unbilled_lacking integer not null,
  covered_lacking integer not null,
  lacking integer not null,
  unpriced_minutes bigint not null,
  uncosted_minutes bigint not null,
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  primary key (workspace_id, month, employee_id)
) with (fillfactor = 80);

-- This table does not mark the workspace: what it contains follows from other tables, whose writers mark it.
alter table employee_month_totals enable row level security;
create policy own_workspace on employee_month_totals to bureau_workspace
  using (workspace_id = current_setting('bureau.workspace_id', true));
grant select, insert, update, delete on employee_month_totals to bureau_workspace;

drop function sum_up_figures_in(regclass, text);

-- Makes the function of the triggers that change the sums in a table with every write to the stored figures, in the same
-- transaction. Of a row of figures `f`, `parts` are the columns of its sum by their names, besides the workspace, and
-- `added` is what is added up. `own_rows` is how a sum finds its rows when its first or its last one goes. A workspace that
-- is being deleted with its rows needs nothing. Sorting the changes would take longer than adding them up.
--
-- The sums that lose their last entry go, others change, and those that are not there yet are added: each of them once.
-- One statement may insert, update and delete rows, each with a trigger of its own, which all find the rows as they are at
-- the end. So a sum may have no rows any more before the trigger that takes its last entry; until then its dates stay.
create function sum_up_figures_in(sums regclass, parts jsonb, added jsonb, own_rows text)
  returns void language plpgsql as $$
declare
  names text := (select string_agg(key, ', ' order by key) from jsonb_each_text(parts));
  keys text := (select string_agg(value, ', ' order by key) from jsonb_each_text(parts));
  own text := format('from entry_figures f where f.workspace_id = s.workspace_id and %s
    and f.date >= s.month and f.date < s.month + interval ''1 month'' and (%s) = (%s)',
    own_rows, keys, (select string_agg('s.' || key, ', ' order by key) from jsonb_each_text(parts)));
  body text;
begin
  body := format($f$
    merge into %1$s s using (
      select f.workspace_id, %2$s, sum(f.sign)::integer as entries,
        min(f.date) filter (where f.sign > 0) as first_added, max(f.date) filter (where f.sign > 0) as last_added,
        min(f.date) filter (where f.sign < 0) as first_removed, max(f.date) filter (where f.sign < 0) as last_removed, %3$s
      from (CHANGED) f group by f.workspace_id, %4$s) d
    on s.workspace_id = d.workspace_id and %5$s
    when matched and s.entries + d.entries = 0 then delete
    when matched then update set entries = s.entries + d.entries,
      first_date = case when d.first_removed is null or d.first_removed > s.first_date then least(s.first_date, d.first_added)
        when d.first_added <= d.first_removed then d.first_added else coalesce((select min(f.date) %6$s), s.first_date) end,
      last_date = case when d.last_removed is null or d.last_removed < s.last_date then greatest(s.last_date, d.last_added)
        when d.last_added >= d.last_removed then d.last_added else coalesce((select max(f.date) %6$s), s.last_date) end, %7$s
    when not matched then insert (workspace_id, %8$s, entries, first_date, last_date, %9$s)
      values (d.workspace_id, %10$s, d.entries, d.first_added, d.last_added, %11$s);
  $f$, sums,
    (select string_agg(format('%s as %I', value, key), ', ') from jsonb_each_text(parts)),
    (select string_agg(format('coalesce(sum(f.sign * %s), 0) as %I', value, key), ', ') from jsonb_each_text(added)),
    keys,
    (select string_agg(format('s.%1$I = d.%1$I', key), ' and ') from jsonb_each_text(parts)),
    own,
    (select string_agg(format('%1$I = s.%1$I + d.%1$I', key), ', ') from jsonb_each_text(added)),
    names,
    (select string_agg(key, ', ' order by key) from jsonb_each_text(added)),
    (select string_agg('d.' || key, ', ' order by key) from jsonb_each_text(parts)),
    (select string_agg('d.' || key, ', ' order by key) from jsonb_each_text(added)));
  execute format($f$
    create or replace function sum_up_in_%1$s() returns trigger language plpgsql set enable_sort = off as $body$
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
end
$$;

do $$
declare
  month text := 'date_trunc(''month'', f.date::timestamp)::date';
  parts jsonb := jsonb_build_object('month', month, 'project_id', 'coalesce(f.project_id, '''')',
    'currency', 'coalesce(f.currency, '''')', 'approval_status', 'f.approval_status',
    'billing_status', 'f.billing_status', 'value_lack', 'coalesce(f.value_lack, '''')', 'is_billable', 'f.is_billable',
    'for_billing', 'f.for_billing', 'is_priced', 'f.is_priced', 'is_uncosted', 'f.is_uncosted',
    'is_unconverted_cost', '(coalesce(f.cost > 0, false) and f.project_cost is null)');
  added jsonb := jsonb_build_object('worked_minutes', 'f.worked_minutes', 'billable_minutes', 'f.billable_minutes',
    'amount', 'f.amount', 'converted', 'f.converted', 'cost', 'f.cost', 'project_cost', 'f.project_cost');
  totals jsonb := jsonb_build_object('worked_minutes', 'f.worked_minutes', 'billable_minutes', 'f.billable_minutes',
    'worked_for_billing', 'case when f.for_billing then f.worked_minutes else 0 end',
    'converted', 'f.converted', 'cost', 'f.cost',
    'lacking', '(f.value_lack is not null)::integer',
    'unpriced_minutes', 'case when f.value_lack in (''price'', ''rate_of_price'') then f.worked_minutes else 0 end',
    'uncosted_minutes', 'case when f.is_uncosted then f.worked_minutes else 0 end');
  billed record;
begin
  for billed in select * from (values ('billed', 'invoiced'), ('drafted', 'drafted'), ('unbilled', 'unbilled'),
    ('covered', 'covered')) b(status, name)
  loop
    totals := totals || jsonb_build_object(
      billed.name, format('case when f.billing_status = %L then f.converted end', billed.status),
      billed.name || '_lacking', format('(f.billing_status = %L and f.value_lack is not null)::integer', billed.status));
  end loop;
  perform sum_up_figures_in('project_month_sums', parts, added,
    '(f.project_id = s.project_id or f.project_id is null and s.project_id = '''')');
  perform sum_up_figures_in('employee_month_sums', parts || '{"employee_id": "f.employee_id"}', added,
    'f.employee_id = s.employee_id');
  perform sum_up_figures_in('employee_month_totals',
    jsonb_build_object('month', month, 'employee_id', 'f.employee_id'), totals, 'f.employee_id = s.employee_id');
  execute format('insert into employee_month_totals (workspace_id, month, employee_id, entries, first_date, last_date, %s)
    select f.workspace_id, %s, f.employee_id, count(*), min(f.date), max(f.date), %s
    from entry_figures f group by 1, 2, 3 order by 1, 2, 3',
    (select string_agg(key, ', ' order by key) from jsonb_each_text(totals)), month,
    (select string_agg(format('coalesce(sum(%s), 0)', value), ', ' order by key) from jsonb_each_text(totals)));
end
$$;

create trigger sums_up_inserted_in_employee_month_totals after insert on entry_figures referencing new table as new_rows
  for each statement execute function sum_up_in_employee_month_totals();
create trigger sums_up_updated_in_employee_month_totals after update on entry_figures
  referencing old table as old_rows new table as new_rows
  for each statement execute function sum_up_in_employee_month_totals();
create trigger sums_up_deleted_in_employee_month_totals after delete on entry_figures referencing old table as old_rows
  for each statement execute function sum_up_in_employee_month_totals();
