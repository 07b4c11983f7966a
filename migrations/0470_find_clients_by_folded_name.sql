-- A new client is compared with the names of all others. The folded name is stored, because an index on an expression
-- that the database does not know to be safe for rows of other workspaces is not used under row-level security.
alter table clients add column folded_name text generated always as (fold(name)) stored;
create index clients_folded_name on clients (workspace_id, folded_name);
