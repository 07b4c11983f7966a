-- Whether anything in a workspace has changed since it was read. Each transaction that writes to the workspace replaces
-- the mark of one row that no other running transaction has replaced, or adds a row. Two readings with the same marks
-- see the same committed transactions, because no mark is ever given twice.
create table workspace_marks (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  slot bigint not null generated always as identity,
  mark uuid not null,
  primary key (workspace_id, slot)
) with (fillfactor = 50);
select confine_to_workspace('workspace_marks', 'select');
insert into workspace_marks (workspace_id, mark) select id, gen_random_uuid() from workspaces;

-- Marks a workspace for the transaction that calls it. It waits for nobody: a row that another transaction has marked is
-- skipped. bureau.marked is the workspace that was marked last, and bureau.marked_all all that were; both end with the
-- transaction, and a savepoint that is rolled back takes them back together with the mark.
create function mark_workspace(marked text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  others text := ' ' || coalesce(current_setting('bureau.marked_all', true), '');
begin
  perform set_config('bureau.marked', marked, true);
  if strpos(others, ' ' || marked || ' ') > 0 then
    return;
  end if;
  update workspace_marks set mark = gen_random_uuid()
    where workspace_id = marked and slot = (
      select free.slot from workspace_marks free where free.workspace_id = marked
      order by free.slot limit 1 for no key update skip locked);
  if not found then
    -- A workspace that is being deleted with its rows needs no mark.
    insert into workspace_marks (workspace_id, mark) select id, gen_random_uuid() from workspaces where id = marked;
  end if;
  perform set_config('bureau.marked_all', ltrim(others) || marked || ' ', true);
end
$$;

create function mark_written_row() returns trigger language plpgsql as $$
declare
  marked text;
begin
  if tg_table_name = 'workspaces' then
    marked := case tg_op when 'DELETE' then old.id else new.id end;
  else
    marked := case tg_op when 'DELETE' then old.workspace_id else new.workspace_id end;
  end if;
  -- The condition of the trigger was checked when the row was written, before the first row of the statement was marked.
  if current_setting('bureau.marked', true) is distinct from marked then
    perform public.mark_workspace(marked);
  end if;
  return null;
end
$$;

-- A table is emptied for all workspaces.
create function mark_every_workspace() returns trigger language plpgsql as $$
begin
  perform public.mark_workspace(id) from public.workspaces;
  return null;
end
$$;

-- Makes every write to a table mark the workspaces of its rows.
create function mark_writes_to(marking regclass, workspace_column text default 'workspace_id')
  returns void language plpgsql as $$
begin
  execute format(
    'create trigger marks_workspace after insert or update on %s for each row
       when (current_setting(''bureau.marked'', true) is distinct from new.%I) execute function mark_written_row()',
    marking, workspace_column);
  execute format(
    'create trigger marks_workspace_of_deleted after delete on %s for each row
       when (current_setting(''bureau.marked'', true) is distinct from old.%I) execute function mark_written_row()',
    marking, workspace_column);
  execute format(
    'create trigger marks_every_workspace before truncate on %s for each statement execute function mark_every_workspace()',
    marking);
end
$$;

-- Confines a table's rows to the workspace that the transaction has entered, and marks the workspace with every write.
create or replace function confine_to_workspace(confined regclass, privileges text default 'select, insert, update, delete')
  returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', confined);
  execute format(
    'create policy own_workspace on %s to bureau_workspace using (workspace_id = current_setting(''bureau.workspace_id'', true))',
    confined);
  execute format('grant %s on %s to bureau_workspace', privileges, confined);
  perform mark_writes_to(confined);
end
$$;

-- All tables so far, except the marks themselves and the positions of commits, which readers assign: a commit is written
-- together with its entries in the journal, and no list, record or getter shows its position.
do $$
declare
  confined regclass;
begin
  for confined in
    select c.oid::regclass from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_workspace')
      and c.relname not in ('workspaces', 'workspace_marks', 'journal_commits')
  loop
    perform mark_writes_to(confined);
  end loop;
  perform mark_writes_to('workspaces', 'id');
end
$$;
