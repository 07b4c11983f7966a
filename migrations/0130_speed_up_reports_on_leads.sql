-- The velocity of leads reads the intervals that ended in a period stage by stage, and nothing but these columns of them.
create index lead_stage_history_ended on lead_stage_history (workspace_id, stage_id, left_at)
  include (entered_at, lead_id, id, next_visit_at) where left_at is not null;

-- The latest rate of a pair of currencies on or before a day; null without one. As a function it does not keep a query
-- that adds up many rows from running in several processes.
create function exchange_rate_on(workspace text, from_code text, to_code text, day date) returns numeric
  language sql stable strict parallel safe
  as $$
    select dated.rate from exchange_rates dated
    where dated.workspace_id = workspace and dated.from_currency = from_code and dated.to_currency = to_code
      and dated.date <= day
    order by dated.date desc limit 1
  $$;
