-- What follows an interval of a candidate, as for leads (0075), so that reports can tell how far candidates came without
-- looking at their other intervals. The next stage is that of another row, which has the foreign key.
alter table candidate_stage_history
  -- The stage of the next interval of the candidate; null for the last one.
  add column next_stage_id text collate "C",
  -- When the candidate next entered the same stage; null if that did not happen.
  add column next_visit_at timestamptz,
  -- Whether the candidate had been in the stage before.
  add column is_return boolean not null default false;
update candidate_stage_history h
  set next_stage_id = found.next_stage_id, next_visit_at = found.next_visit_at, is_return = found.is_return
  from (
    select one.workspace_id, one.id, lead(one.stage_id) over intervals as next_stage_id,
      lead(one.entered_at) over visits as next_visit_at, row_number() over visits > 1 as is_return
    from candidate_stage_history one
    window intervals as (partition by one.workspace_id, one.candidate_id order by one.entered_at, one.id),
      visits as (partition by one.workspace_id, one.candidate_id, one.stage_id order by one.entered_at, one.id)
  ) found
  where found.workspace_id = h.workspace_id and found.id = h.id
    and (found.next_stage_id is not null or found.is_return);
create index candidate_stage_history_next on candidate_stage_history (workspace_id, stage_id, next_stage_id, candidate_id)
  where next_stage_id is not null;
