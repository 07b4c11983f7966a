-- The journal is read as the audit log, searched by what and who, and as the feed of changes, in order of commit.
alter table journal add column search_text text
  generated always as (fold(coalesce(resource_label, '') || E'\n' || actor_name)) stored;
drop index journal_transaction;
create index journal_in_order on journal (workspace_id, transaction_id, id);
create index journal_age on journal (created_at);
