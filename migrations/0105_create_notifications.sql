-- What a person was notified of: one row for each person and event of the journal. The words are not stored; they are made of
-- what the reader may see of the record at the moment of reading.
create table notifications (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  user_id text collate "C" not null,
  kind text not null,
  event text not null,
  entry_id text collate "C" not null,
  record_type text not null,
  record_id text collate "C" not null,
  -- Who caused the event, as of then; null: the system, or somebody whom the journal does not name.
  actor_name text,
  read_at timestamptz,
  -- How it is mailed, and when; without a time it is not mailed, or it was.
  mail_as text check (mail_as in ('mail', 'digest')),
  mail_due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  constraint notifications_user_id_fkey foreign key (workspace_id, user_id)
    references users (workspace_id, id) on delete cascade,
  constraint notifications_once_for_each_event unique (workspace_id, user_id, entry_id),
  constraint notifications_mail check (mail_due_at is null or mail_as is not null)
);
create index notifications_of_user on notifications (workspace_id, user_id, id);
create index notifications_unread on notifications (workspace_id, user_id) where read_at is null;
create index notifications_due on notifications (mail_due_at) where mail_due_at is not null;
select confine_to_workspace('notifications');

-- How a person wants to be notified of a kind of event, where it is not the default of the kind.
create table notification_choices (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  user_id text collate "C" not null,
  kind text not null,
  delivery text not null check (delivery in ('none', 'in_app', 'mail', 'digest')),
  primary key (workspace_id, user_id, kind),
  constraint notification_choices_user_id_fkey foreign key (workspace_id, user_id)
    references users (workspace_id, id) on delete cascade
);
select confine_to_workspace('notification_choices');

-- Up to which place of the journal people were notified.
create table notification_cursors (
  workspace_id text collate "C" primary key references workspaces (id) on delete cascade,
  position bigint not null,
  after_id text collate "C" not null
);
select confine_to_workspace('notification_cursors');
-- What happened before today is not notified.
insert into notification_cursors (workspace_id, position, after_id)
  select w.id, coalesce((select max(c.position) from journal_commits c where c.workspace_id = w.id), 0) + 1, ''
  from workspaces w;

alter table queued_mails
  -- The text as HTML, and the URL that ends mails of this kind (RFC 8058).
  add column html text,
  add column unsubscribe_url text,
  add constraint queued_mails_unsubscribe_url check (unsubscribe_url like 'http%');
