-- Lists of leads and of tickets are sorted by the latest or next of what happened. For many records it is read from these
-- indexes alone, in one pass; for few, with one look for each.
drop index lead_activities_lead;
create index lead_activities_lead on lead_activities (workspace_id, lead_id, occurred_at) include (type, completed_at);
drop index meetings_lead;
create index meetings_lead on meetings (workspace_id, lead_id, starts_at) include (status);
drop index ticket_comments_ticket;
create index ticket_comments_ticket on ticket_comments (workspace_id, ticket_id, created_at) include (visibility);

-- A new client is compared with the names of all others. The folded name is stored, because an index on an expression
-- that the database does not know to be safe for rows of other workspaces is not used under row-level security.
alter table clients add column folded_name text generated always as (fold(name)) stored;
create index clients_folded_name on clients (workspace_id, folded_name);
