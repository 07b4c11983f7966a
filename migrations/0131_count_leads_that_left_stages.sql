-- Velocity counts the leads that left a stage, and those that were in it several times once.
drop index lead_stage_history_ended;
create index lead_stage_history_ended on lead_stage_history (workspace_id, stage_id, left_at)
  include (entered_at, lead_id, is_return, next_visit_at) where left_at is not null;
