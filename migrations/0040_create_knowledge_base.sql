create table teamspaces (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  icon text,
  color text,
  default_access text not null default 'viewer' check (default_access in ('none', 'viewer', 'editor')),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id)
);
create unique index teamspaces_name_unique on teamspaces (workspace_id, lower(name)) where archived_at is null;
select confine_to_workspace('teamspaces');

create table teamspace_members (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  teamspace_id text collate "C" not null,
  employee_id text collate "C" not null,
  access text not null check (access in ('viewer', 'editor', 'admin')),
  primary key (workspace_id, teamspace_id, employee_id),
  constraint teamspace_members_teamspace_id_fkey foreign key (workspace_id, teamspace_id)
    references teamspaces (workspace_id, id) on delete cascade,
  constraint teamspace_members_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id)
);
create index teamspace_members_employee on teamspace_members (workspace_id, employee_id);
select confine_to_workspace('teamspace_members');

create table pages (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  teamspace_id text collate "C" not null,
  parent_id text collate "C",
  title text not null,
  content text not null default '',
  icon text,
  position integer not null check (position >= 0),
  depth integer not null check (depth between 0 and 9),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  version integer not null default 1 check (version > 0),
  -- The text without Markdown: what people read, search and see quoted.
  plain_text text not null default '',
  word_count integer not null default 0,
  published_at timestamptz,
  archived_at timestamptz,
  -- What the page was before it was archived, and which pages were archived together with it.
  archived_status text check (archived_status in ('draft', 'published')),
  archived_batch text collate "C",
  created_by_employee_id text collate "C",
  updated_by_employee_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(title || E'\n' || content)) stored,
  folded_title text generated always as (fold(title)) stored,
  folded_text text generated always as (fold(title || E'\n' || plain_text)) stored,
  primary key (workspace_id, id),
  constraint pages_archived check ((status = 'archived') = (archived_at is not null)
    and (status = 'archived') = (archived_status is not null)
    and (status = 'archived') = (archived_batch is not null)),
  constraint pages_root_depth check ((parent_id is null) = (depth = 0)),
  constraint pages_teamspace_id_fkey foreign key (workspace_id, teamspace_id) references teamspaces (workspace_id, id),
  -- A subtree that moves to another teamspace is changed by several statements.
  constraint pages_id_in_teamspace unique (workspace_id, teamspace_id, id),
  constraint pages_parent_id_fkey foreign key (workspace_id, teamspace_id, parent_id)
    references pages (workspace_id, teamspace_id, id) deferrable initially deferred,
  constraint pages_position_unique unique nulls not distinct (workspace_id, teamspace_id, parent_id, position)
    deferrable initially deferred,
  constraint pages_created_by_employee_id_fkey foreign key (workspace_id, created_by_employee_id)
    references employees (workspace_id, id),
  constraint pages_updated_by_employee_id_fkey foreign key (workspace_id, updated_by_employee_id)
    references employees (workspace_id, id)
);
create index pages_parent on pages (workspace_id, parent_id);
create index pages_by_status on pages (workspace_id, teamspace_id, status);
create index pages_by_change on pages (workspace_id, updated_at desc, id desc);
create index pages_created_by on pages (workspace_id, created_by_employee_id);
create index pages_updated_by on pages (workspace_id, updated_by_employee_id);
create index pages_search on pages using gin (search_text gin_trgm_ops);
create index pages_full_text on pages using gin (folded_text gin_trgm_ops);
select confine_to_workspace('pages');

create table page_versions (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  page_id text collate "C" not null,
  version integer not null check (version > 0),
  title text not null,
  content text not null,
  word_count integer not null,
  edited_by_employee_id text collate "C",
  restored_from integer check (restored_from < version),
  created_at timestamptz not null,
  primary key (workspace_id, page_id, version),
  constraint page_versions_page_id_fkey foreign key (workspace_id, page_id)
    references pages (workspace_id, id) on delete cascade,
  constraint page_versions_edited_by_employee_id_fkey foreign key (workspace_id, edited_by_employee_id)
    references employees (workspace_id, id)
);
create index page_versions_edited_by on page_versions (workspace_id, edited_by_employee_id);
select confine_to_workspace('page_versions');
