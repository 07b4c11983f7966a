-- When a sum lost its first or its last row, finding the next one read all rows of the project in the month, because the
-- condition for rows without a project kept the index from being used in its order.
drop function sum_up_figures_in(regclass, jsonb, jsonb, text);

-- Makes the function of the triggers that change the sums in a table with every write to the stored figures, in the same
-- transaction. Of a row of figures `f`, `parts` are the columns of its sum by their names, besides the workspace, and
-- `added` is what is added up. When the first or the last row of a sum goes, the next one is looked up in the order of an
-- index on `owner` and the date, which mostly ends at the first row; without sorting, the planner takes no other way. A
-- workspace that is being deleted with its rows needs nothing. Sorting the changes would take longer than adding them up.
--
-- The sums that lose their last entry go, others change, and those that are not there yet are added: each of them once.
-- One statement may insert, update and delete rows, each with a trigger of its own, which all find the rows as they are at
-- the end. So a sum may have no rows any more before the trigger that takes its last entry; until then its dates stay.
create function sum_up_figures_in(sums regclass, parts jsonb, added jsonb, owner text)
  returns void language plpgsql as $$
declare
  names text := (select string_agg(key, ', ' order by key) from jsonb_each_text(parts));
  keys text := (select string_agg(value, ', ' order by key) from jsonb_each_text(parts));
  -- The date of the first row of a sum, by the condition that makes the row one of its owner.
  next_date text := format('(select f.date from entry_figures f where f.workspace_id = s.workspace_id and OWNED
    and f.date >= s.month and f.date < s.month + interval ''1 month'' and (%s) = (%s) order by f.date DIRECTION limit 1)',
    keys, (select string_agg('s.' || key, ', ' order by key) from jsonb_each_text(parts)));
  body text;
begin
  next_date := case owner
    when 'project_id' then format('case when s.project_id = '''' then %s else %s end',
      replace(next_date, 'OWNED', 'f.project_id is null'), replace(next_date, 'OWNED', 'f.project_id = s.project_id'))
    else replace(next_date, 'OWNED', format('f.%1$I = s.%1$I', owner)) end;
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
        when d.first_added <= d.first_removed then d.first_added else coalesce(%6$s, s.first_date) end,
      last_date = case when d.last_removed is null or d.last_removed < s.last_date then greatest(s.last_date, d.last_added)
        when d.last_added >= d.last_removed then d.last_added else coalesce(%12$s, s.last_date) end, %7$s
    when not matched then insert (workspace_id, %8$s, entries, first_date, last_date, %9$s)
      values (d.workspace_id, %10$s, d.entries, d.first_added, d.last_added, %11$s);
  $f$, sums,
    (select string_agg(format('%s as %I', value, key), ', ') from jsonb_each_text(parts)),
    (select string_agg(format('coalesce(sum(f.sign * %s), 0) as %I', value, key), ', ') from jsonb_each_text(added)),
    keys,
    (select string_agg(format('s.%1$I = d.%1$I', key), ' and ') from jsonb_each_text(parts)),
    replace(next_date, 'DIRECTION', ''),
    (select string_agg(format('%1$I = s.%1$I + d.%1$I', key), ', ') from jsonb_each_text(added)),
    names,
    (select string_agg(key, ', ' order by key) from jsonb_each_text(added)),
    (select string_agg('d.' || key, ', ' order by key) from jsonb_each_text(parts)),
    (select string_agg('d.' || key, ', ' order by key) from jsonb_each_text(added)),
    replace(next_date, 'DIRECTION', 'desc'));
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
  perform sum_up_figures_in('project_month_sums', parts, added, 'project_id');
  perform sum_up_figures_in('employee_month_sums', parts || '{"employee_id": "f.employee_id"}', added,
    'employee_id');
  perform sum_up_figures_in('employee_month_totals',
    jsonb_build_object('month', month, 'employee_id', 'f.employee_id'), totals, 'employee_id');
end
$$;
