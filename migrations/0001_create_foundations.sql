-- Text search without regard to case and accents, and fast substring search.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- The second lock: whatever SQL a module writes runs as this role, which sees one workspace's rows only.
do $$
begin
  if not exists (select from pg_roles where rolname = 'bureau_workspace') then
    begin
      create role bureau_workspace nologin;
    exception
      -- Another database of the server may be making it at this very moment.
      when duplicate_object or unique_violation then null;
    end;
  end if;
  -- Whoever makes a role may grant it, but since PostgreSQL 16 does not act as it without having it granted.
  if not pg_has_role(current_user, 'bureau_workspace', case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end) then
    execute format('grant bureau_workspace to %I', current_user);
  end if;
exception
  when insufficient_privilege then
    raise exception 'The database user may not create and use the role bureau_workspace.'
      using hint = 'As a superuser: create role bureau_workspace nologin; grant bureau_workspace to the user.';
end
$$;

-- Lower case without accents: what search compares and what texts are ordered by.
create function fold(text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, $1));

-- Confines a table's rows to the workspace that the transaction has entered.
create function confine_to_workspace(confined regclass, privileges text default 'select, insert, update, delete')
  returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', confined);
  execute format(
    'create policy own_workspace on %s to bureau_workspace using (workspace_id = current_setting(''bureau.workspace_id'', true))',
    confined);
  execute format('grant %s on %s to bureau_workspace', privileges, confined);
end
$$;

create table workspaces (
  id text collate "C" primary key,
  subdomain text collate "C" not null,
  name text not null,
  timezone text not null default 'UTC',
  locale text not null default 'en',
  base_currency text not null default 'EUR',
  full_time_weekly_hours integer not null default 40 check (full_time_weekly_hours between 1 and 168),
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index workspaces_subdomain_unique on workspaces (subdomain);
alter table workspaces enable row level security;
create policy own_workspace on workspaces to bureau_workspace using (id = current_setting('bureau.workspace_id', true));
grant select, update on workspaces to bureau_workspace;

-- Numbers that are given once and never again, such as the keys of directions.
create table counters (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  name text collate "C" not null,
  value bigint not null,
  primary key (workspace_id, name)
);
select confine_to_workspace('counters');

-- Every write, once for each record, in the transaction that made it. Append-only.
create table journal (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  transaction_id xid8 not null default pg_current_xact_id(),
  event text not null,
  resource_type text,
  resource_id text collate "C",
  resource_label text,
  actor_type text not null check (actor_type in ('user', 'api_key', 'system')),
  user_id text collate "C",
  api_key_id text collate "C",
  actor_name text not null,
  changes jsonb not null default '{}',
  params jsonb,
  request_id text,
  ip text,
  user_agent text,
  batch_id text collate "C",
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index journal_record on journal (workspace_id, resource_type, resource_id, id);
create index journal_transaction on journal (workspace_id, transaction_id);
select confine_to_workspace('journal', 'select, insert');
