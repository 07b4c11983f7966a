-- What is committed at this moment, as the transaction sees it, itself not among it: a transaction's own number counts
-- as visible in pg_current_snapshot() as soon as a later one has ended.
create function committed_snapshot() returns pg_snapshot language sql volatile
  return case
    when pg_current_xact_id_if_assigned() < pg_snapshot_xmax(pg_current_snapshot()) then
      (select format('%s:%s:%s', pg_snapshot_xmin(pg_current_snapshot()), pg_current_xact_id_if_assigned(),
          (select string_agg(running::text, ',' order by running)
            from pg_snapshot_xip(pg_current_snapshot()) running
            where running < pg_current_xact_id_if_assigned()))::pg_snapshot)
    else pg_current_snapshot() end;

create table webhooks (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  url text not null,
  description text,
  events text[] not null check (cardinality(events) between 1 and 200),
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('manual', 'gone', 'failing')),
  disabled_at timestamptz,
  failing_since timestamptz,
  last_success_at timestamptz,
  last_attempt_at timestamptz,
  secret_hint text not null,
  sealed_secret bytea not null,
  sealed_previous_secret bytea,
  previous_secret_expires_at timestamptz,
  -- Events of transactions that had ended when it was enabled are not for it, nor are those of the enabling itself.
  enabled_since pg_snapshot not null default pg_current_snapshot(),
  enabled_by xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(url || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id),
  constraint webhooks_disabled_says_why check ((status = 'disabled') = (disabled_reason is not null))
);
create index webhooks_enabled on webhooks (workspace_id) where status = 'enabled';
select confine_to_workspace('webhooks');

-- How far the journal of a workspace has been turned into deliveries: everything that `seen` sees, and of what `upto`
-- sees beyond it the entries up to a place, when there were too many for one step.
create table webhook_cursors (
  workspace_id text collate "C" primary key references workspaces (id) on delete cascade,
  seen pg_snapshot not null,
  upto pg_snapshot,
  place_transaction xid8,
  place_id text collate "C"
);
select confine_to_workspace('webhook_cursors');

create table webhook_deliveries (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  webhook_id text collate "C" not null,
  event_id text collate "C" not null,
  event_type text not null,
  event_at timestamptz not null,
  -- json, not jsonb: it keeps the very bytes that are signed and sent.
  payload json not null,
  status text not null check (status in ('pending', 'succeeded', 'failed', 'cancelled')),
  attempts_count integer not null default 0,
  attempts jsonb not null default '[]',
  next_attempt_at timestamptz,
  last_response_status integer,
  -- The present run through the schedule: how many attempts it may have, has had, and whether it is a replay.
  run_limit integer not null,
  run_attempts integer not null default 0,
  run_is_replay boolean not null default false,
  -- Whoever makes an attempt holds the delivery until then; one that does not come back loses it.
  taken_until timestamptz,
  taken_by text,
  due_at timestamptz generated always as (
    case when status = 'pending' then coalesce(taken_until, next_attempt_at) end) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint webhook_deliveries_next_attempt_when_pending check ((status = 'pending') = (next_attempt_at is not null)),
  constraint webhook_deliveries_webhook_id_fkey foreign key (workspace_id, webhook_id)
    references webhooks (workspace_id, id) on delete cascade
);
create unique index webhook_deliveries_event_id_unique on webhook_deliveries (workspace_id, webhook_id, event_id);
-- The queue of each webhook. There is none over all of them: whoever looks asks each, so that a long one costs nothing.
create index webhook_deliveries_due on webhook_deliveries (workspace_id, webhook_id, due_at) where due_at is not null;
create index webhook_deliveries_taken on webhook_deliveries (workspace_id, webhook_id) where taken_until is not null;
create index webhook_deliveries_by_event_at on webhook_deliveries (workspace_id, event_at);
create index webhook_deliveries_age on webhook_deliveries (event_at);
select confine_to_workspace('webhook_deliveries');

-- Keys whose end has come are looked for every minute.
create index api_keys_expiry on api_keys (expires_at) where revoked_at is null;
