-- The demo company in a workspace: whether it is there, and which records belong to it.
create table demo_data (
  workspace_id text collate "C" not null primary key references workspaces (id) on delete cascade,
  status text not null check (status in ('putting_in', 'recording', 'present', 'absent')),
  step text,
  -- The commits that put it in or took it out, which are no news to anybody.
  commits text[] not null default '{}',
  -- The last numbers of documents before and after it was put in.
  numbers_before jsonb not null default '{}',
  numbers_after jsonb not null default '{}',
  problem text,
  asked_at timestamptz not null,
  updated_at timestamptz not null
);
select confine_to_workspace('demo_data');

create table demo_records (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  resource text collate "C" not null,
  id text collate "C" not null,
  primary key (workspace_id, resource, id)
);
select confine_to_workspace('demo_records');
