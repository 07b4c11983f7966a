-- The names of stored files. The content of a file is stored once for all names of the workspace that have the same
-- bytes, under its SHA-256. Files that were stored before this table have no row: their content is stored under the name.
create table stored_files (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  key text collate "C" not null,
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  primary key (workspace_id, key)
);
create index stored_files_by_content on stored_files (workspace_id, sha256);
select confine_to_workspace('stored_files');
