create table lead_stages (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  probability integer not null check (probability between 0 and 100),
  position integer check (position > 0),
  stale_after_days integer check (stale_after_days between 1 and 3650),
  color text not null default '#64748b',
  description text,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name)) stored,
  primary key (workspace_id, id),
  constraint lead_stages_position_unless_archived check ((position is null) = (archived_at is not null))
);
create unique index lead_stages_name_unique on lead_stages (workspace_id, lower(name));
select confine_to_workspace('lead_stages');

create table lead_sources (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name)) stored,
  primary key (workspace_id, id)
);
create unique index lead_sources_name_unique on lead_sources (workspace_id, lower(name));
select confine_to_workspace('lead_sources');
