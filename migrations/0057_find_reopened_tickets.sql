-- The tickets that left a stage in a period, such as the resolved ones that were reopened.
create index ticket_stage_history_left_for on ticket_stage_history (workspace_id, from_stage_id, entered_at);
drop index ticket_stage_history_from_stage;
