-- How often each key was used on a day of its workspace, by the class of the answer. Processes add up and flush.
create table api_key_calls (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  api_key_id text collate "C" not null,
  day date not null,
  success integer not null default 0,
  client_error integer not null default 0,
  server_error integer not null default 0,
  primary key (workspace_id, api_key_id, day),
  foreign key (workspace_id, api_key_id) references api_keys (workspace_id, id) on delete cascade
);
create index api_key_calls_age on api_key_calls (day);
select confine_to_workspace('api_key_calls');

-- The secrets of one key: the present one has no end, the one before it lives through its grace period.
create index api_key_secrets_key on api_key_secrets (workspace_id, api_key_id);
create index api_keys_creator on api_keys (workspace_id, created_by_user_id);
