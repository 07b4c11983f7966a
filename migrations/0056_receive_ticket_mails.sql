-- The mails that opened tickets or became comments, each by its Message-ID; their sources are in the storage.
create table ticket_messages (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  message_id text collate "C" not null,
  sender text not null,
  size integer not null check (size > 0),
  ticket_id text collate "C" not null,
  comment_id text collate "C",
  created_at timestamptz not null,
  primary key (workspace_id, id),
  constraint ticket_messages_message_id_unique unique (workspace_id, message_id),
  constraint ticket_messages_ticket_id_fkey foreign key (workspace_id, ticket_id)
    references tickets (workspace_id, id) on delete cascade,
  constraint ticket_messages_comment_id_fkey foreign key (workspace_id, comment_id)
    references ticket_comments (workspace_id, id) on delete cascade
);
create index ticket_messages_ticket on ticket_messages (workspace_id, ticket_id);
create index ticket_messages_comment on ticket_messages (workspace_id, comment_id);
select confine_to_workspace('ticket_messages');
create index client_contacts_email on client_contacts (workspace_id, lower(email)) where email is not null;
