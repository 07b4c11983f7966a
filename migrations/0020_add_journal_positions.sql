-- What each committed transaction told the journal of, in the one order of its workspace: a row for each type of resource,
-- and one with an empty type for all of it. Writers append rows without a position. Whoever reads gives the positions
-- (give_journal_positions), so that writers wait for nothing and all readers see one order. Rows stay when old entries of
-- the journal are removed: a position is never given twice.
create table journal_commits (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  resource_type text collate "C" not null,
  -- Counted up by the last statement before the commit: whoever changes a record again comes after who changed it first.
  arrival bigint not null generated always as identity,
  position bigint check (position > 0),
  primary key (workspace_id, id, resource_type)
);

-- Existing entries keep the order of their transactions, with one reservation: what the webhooks of a workspace have been
-- told stands first, and what a webhook is not to be told stands before what it is to be told, so that each place in the
-- old order has a position that means the same.
create temporary table old_commits on commit drop as
  select told.workspace_id, told.transaction_id,
    row_number() over (
      partition by told.workspace_id
      order by coalesce(pg_visible_in_snapshot(told.transaction_id, c.seen), false) desc,
        coalesce(pg_visible_in_snapshot(told.transaction_id, c.upto) and told.transaction_id < c.place_transaction, false) desc,
        coalesce(told.transaction_id = c.place_transaction, false) desc,
        (select count(*) from webhooks w where w.workspace_id = told.workspace_id
          and pg_visible_in_snapshot(told.transaction_id, w.enabled_since)) desc,
        told.transaction_id
    ) as position
  from (select distinct workspace_id, transaction_id from journal) told
  left join webhook_cursors c on c.workspace_id = told.workspace_id;

insert into journal_commits (workspace_id, id, resource_type, position)
  select o.workspace_id, o.transaction_id::text, '', o.position from old_commits o order by o.workspace_id, o.position;
insert into journal_commits (workspace_id, id, resource_type, position)
  select o.workspace_id, o.transaction_id::text, told.resource_type, o.position
  from (select distinct workspace_id, transaction_id, resource_type from journal where resource_type is not null) told
  join old_commits o on o.workspace_id = told.workspace_id and o.transaction_id = told.transaction_id;

-- The latest position of a workspace, and of a type of resource within it, is the first row; one that waits stands before it.
create unique index journal_commits_in_order on journal_commits (workspace_id, resource_type, position desc nulls first);
create index journal_commits_waiting on journal_commits (workspace_id, arrival) where position is null and resource_type = '';
select confine_to_workspace('journal_commits', 'select, insert');
grant update (position) on journal_commits to bureau_workspace;

-- Gives positions to the commits of a workspace that have none, at most so many; answers how many it gave. One caller at
-- a time does it; another one waits, or leaves it to that one. A loop of look-ups, since no plan of it can become a scan.
create function give_journal_positions(workspace text, waits boolean, most integer) returns integer
  language plpgsql as $$
declare
  -- The same key as Work.lock would take.
  turn bigint := hashtextextended(workspace || ':journal-positions', 0);
  latest bigint;
  given integer := 0;
  waiting text;
begin
  if waits then
    perform pg_advisory_xact_lock(turn);
  elsif not pg_try_advisory_xact_lock(turn) then
    return 0;
  end if;
  -- Each statement from here on sees what was committed before it began: the positions that the caller before gave.
  select c.position into latest from journal_commits c
    where c.workspace_id = workspace and c.resource_type = '' and c.position is not null
    order by c.position desc nulls first limit 1;
  for waiting in
    select c.id from journal_commits c
    where c.workspace_id = workspace and c.resource_type = '' and c.position is null
    order by c.arrival limit most
  loop
    given := given + 1;
    update journal_commits c set position = coalesce(latest, 0) + given where c.workspace_id = workspace and c.id = waiting;
  end loop;
  return given;
end
$$;

-- Entries name their commit. The numbers of transactions that they named so far begin anew in another server.
drop index journal_in_order;
drop index journal_age;
alter table journal alter column transaction_id drop default;
alter table journal alter column transaction_id type text collate "C" using transaction_id::text;
alter table journal rename column transaction_id to commit_id;
create index journal_of_commit on journal (workspace_id, commit_id, id);
create index journal_by_time on journal (workspace_id, created_at);

-- Where the deliveries of webhooks go on: everything before the position was read, and of it the entries up to an id.
alter table webhook_cursors add column position bigint, add column after_id text collate "C" not null default '';
update webhook_cursors c set
  position = coalesce(
    (select o.position from old_commits o
      where o.workspace_id = c.workspace_id and o.transaction_id = c.place_transaction),
    (select max(o.position) + 1 from old_commits o where o.workspace_id = c.workspace_id
      and (pg_visible_in_snapshot(o.transaction_id, c.seen)
        or pg_visible_in_snapshot(o.transaction_id, c.upto) and o.transaction_id < c.place_transaction)),
    1),
  after_id = coalesce(
    (select c.place_id from old_commits o
      where o.workspace_id = c.workspace_id and o.transaction_id = c.place_transaction),
    '');
alter table webhook_cursors alter column position set not null, alter column after_id drop default,
  drop column seen, drop column upto, drop column place_transaction, drop column place_id;

-- A webhook is told of what has a later position than it was enabled at, and not of the commit that enabled it.
alter table webhooks add column enabled_at_position bigint, add column enabled_by_commit text collate "C";
update webhooks w set enabled_by_commit = w.enabled_by::text,
  enabled_at_position = coalesce((select max(o.position) from old_commits o
    where o.workspace_id = w.workspace_id and pg_visible_in_snapshot(o.transaction_id, w.enabled_since)), 0);
alter table webhooks drop column enabled_since, drop column enabled_by;
drop function committed_snapshot();
