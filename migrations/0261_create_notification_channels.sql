-- Addresses of Slack and Teams to which notifications are sent: those of one person, or what concerns the workspace.
create table notification_channels (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  service text not null check (service in ('slack', 'teams')),
  audience text not null check (audience in ('person', 'workspace')),
  -- With whose rights messages are written.
  user_id text collate "C" not null,
  kinds jsonb not null,
  -- The address lets everybody post to the channel, so it is encrypted like a secret.
  sealed_address bytea not null,
  address_hint text not null,
  status text not null check (status in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('manual', 'gone', 'failing')),
  failing_since timestamptz,
  last_attempt_at timestamptz,
  last_success_at timestamptz,
  last_problem text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint notification_channels_user_id_fkey foreign key (workspace_id, user_id)
    references users (workspace_id, id) on delete cascade,
  constraint notification_channels_disabled check ((status = 'disabled') = (disabled_reason is not null))
);
create index notification_channels_user_id on notification_channels (workspace_id, user_id);
select confine_to_workspace('notification_channels');

-- What is sent to a channel: one message for each event of the journal, whose words are made when it is sent.
create table channel_messages (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  channel_id text collate "C" not null,
  kind text not null,
  event text not null,
  entry_id text collate "C" not null,
  record_type text not null,
  record_id text collate "C" not null,
  actor_name text,
  status text not null check (status in ('pending', 'sent', 'failed', 'cancelled')),
  -- When the next attempt is due; while one is made, when another process may make it instead.
  due_at timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  constraint channel_messages_channel_id_fkey foreign key (workspace_id, channel_id)
    references notification_channels (workspace_id, id) on delete cascade,
  constraint channel_messages_once_for_each_event unique (workspace_id, channel_id, entry_id),
  constraint channel_messages_due check ((status = 'pending') = (due_at is not null))
);
create index channel_messages_due_at on channel_messages (due_at) where status = 'pending';
create index channel_messages_created_at on channel_messages (created_at);
select confine_to_workspace('channel_messages');
