-- Images of pages. A text names them as files/<id>.
create table page_files (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  page_id text collate "C" not null,
  file_name text not null,
  mime_type text not null,
  size integer not null check (size >= 0),
  created_at timestamptz not null,
  -- Whether any version of the page names it. One that none names is deleted after some days.
  is_named boolean not null default false,
  primary key (workspace_id, id),
  constraint page_files_page_id_fkey foreign key (workspace_id, page_id) references pages (workspace_id, id)
    on delete cascade
);
create index page_files_page on page_files (workspace_id, page_id);
create index page_files_unnamed on page_files (workspace_id, created_at) where not is_named;
select confine_to_workspace('page_files');
