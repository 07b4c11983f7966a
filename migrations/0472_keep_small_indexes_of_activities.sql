-- With further columns these indexes were so large that activities between two days were counted by reading all of them,
-- and looking up the figures of a record took as long as before.
drop index lead_activities_lead;
create index lead_activities_lead on lead_activities (workspace_id, lead_id, occurred_at);
drop index meetings_lead;
create index meetings_lead on meetings (workspace_id, lead_id, starts_at);
drop index ticket_comments_ticket;
create index ticket_comments_ticket on ticket_comments (workspace_id, ticket_id, created_at);
