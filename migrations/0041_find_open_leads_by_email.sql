-- Imports look up the open leads with each email of a file.
create index leads_open_email on leads (workspace_id, fold(email)) where status = 'open' and email is not null;
