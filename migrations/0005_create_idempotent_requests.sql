-- Answers of requests that came with an Idempotency-Key, kept for a day so that a retry gets the same one.
create table idempotent_requests (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  credential text collate "C" not null,
  key text not null,
  fingerprint text not null,
  status integer not null,
  headers jsonb not null,
  body text,
  created_at timestamptz not null,
  primary key (workspace_id, credential, key)
);
create index idempotent_requests_age on idempotent_requests (created_at);
select confine_to_workspace('idempotent_requests');
