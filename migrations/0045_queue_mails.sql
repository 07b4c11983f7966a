-- Mails that a transaction has decided to send. A row is deleted when its mail was sent; one that could not be sent for
-- too long stays without a next attempt.
create table queued_mails (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  recipients text[] not null check (cardinality(recipients) > 0),
  cc text[] not null,
  subject text not null,
  body text not null,
  -- [{key, fileName, contentType}]: files of the storage.
  attachments jsonb not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index queued_mails_due on queued_mails (next_attempt_at) where next_attempt_at is not null;
select confine_to_workspace('queued_mails');

-- The level of the last reminder, 0 before the first one, and when it was sent.
alter table invoices
  add column reminder_level integer not null default 0 check (reminder_level between 0 and 3),
  add column reminded_at timestamptz,
  add constraint invoices_reminded_has_level check ((reminder_level = 0) = (reminded_at is null));

alter table workspaces
  add column invoice_reminder_1_days integer check (invoice_reminder_1_days between 1 and 365),
  add column invoice_reminder_2_days integer check (invoice_reminder_2_days between 1 and 365),
  add column invoice_reminder_3_days integer check (invoice_reminder_3_days between 1 and 365),
  add column invoice_reminder_1_text text,
  add column invoice_reminder_2_text text,
  add column invoice_reminder_3_text text;
