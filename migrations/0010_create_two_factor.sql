-- The second factor of an account: a secret for one-time codes, sealed; in force once a code has confirmed it.
create table two_factors (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  user_id text collate "C" not null,
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: a code works once, and none before it works any more.
  last_time_step bigint,
  created_at timestamptz not null,
  primary key (workspace_id, user_id),
  foreign key (workspace_id, user_id) references users (workspace_id, id) on delete cascade
);
select confine_to_workspace('two_factors');

-- What signs in without the device; each is removed when it is used. Only hashes are kept.
create table recovery_codes (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  user_id text collate "C" not null,
  code_hash bytea not null,
  primary key (workspace_id, user_id, code_hash),
  foreign key (workspace_id, user_id) references two_factors (workspace_id, user_id) on delete cascade
);
select confine_to_workspace('recovery_codes');
