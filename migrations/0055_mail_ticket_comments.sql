-- Mails of one conversation: where replies to a mail go, what they are about, and the earlier mails by their ids. The
-- address with its token is made when the mail is sent, so that no token is stored.
alter table queued_mails
  add column reply_to text,
  add column reply_topic text,
  add column reply_reference text,
  add column thread text[] not null default '{}',
  add constraint queued_mails_reply_is_whole check (num_nonnulls(reply_to, reply_topic, reply_reference) in (0, 3));

-- The address of the support desk. Without one no comment is mailed.
alter table workspaces add column ticket_email text;
