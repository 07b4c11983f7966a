-- What follows an interval, written when the lead enters the next one, so that reports can tell how it was left, and
-- whether it was the last in its stage, without looking at the other intervals of the lead. The next stage is that of
-- another row, which has the foreign key.
alter table lead_stage_history
  -- The stage of the next interval of the lead; null for its last one.
  add column next_stage_id text collate "C",
  -- When the lead next entered the same stage; null if it did not.
  add column next_visit_at timestamptz,
  -- Whether the lead had been in the stage before.
  add column is_return boolean not null default false;
update lead_stage_history h
  set next_stage_id = found.next_stage_id, next_visit_at = found.next_visit_at, is_return = found.is_return
  from (
    select one.workspace_id, one.id, lead(one.stage_id) over intervals as next_stage_id,
      lead(one.entered_at) over visits as next_visit_at, row_number() over visits > 1 as is_return
    from lead_stage_history one
    window intervals as (partition by one.workspace_id, one.lead_id order by one.entered_at, one.id),
      visits as (partition by one.workspace_id, one.lead_id, one.stage_id order by one.entered_at, one.id)
  ) found
  where found.workspace_id = h.workspace_id and found.id = h.id
    and (found.next_stage_id is not null or found.is_return);
create index lead_stage_history_next on lead_stage_history (workspace_id, stage_id, next_stage_id, lead_id)
  where next_stage_id is not null;

-- What people did, by the time at which it counts, and what they plan.
create index lead_activities_logged on lead_activities (workspace_id, occurred_at) include (lead_id)
  where type in ('note', 'call', 'email');
create index lead_activities_completed on lead_activities (workspace_id, completed_at) include (lead_id)
  where type = 'task' and completed_at is not null;
create index lead_activities_planned on lead_activities (workspace_id, lead_id)
  where type = 'task' and completed_at is null and due_at is not null;

-- The currencies and days of exchange rates that reports need.
create index leads_currency on leads (workspace_id, currency, closed_at);
