-- The due date of which people were notified; each is reported once.
alter table tickets add column reported_due_date date;
alter table evaluations add column reported_due_date date;
-- What was due before there were events is not reported.
update tickets set reported_due_date = due_date where due_date <= current_date;
update evaluations set reported_due_date = due_date where due_date <= current_date;
create index tickets_becoming_due on tickets (workspace_id, due_date, id)
  where resolved_at is null and reported_due_date is distinct from due_date;
create index evaluations_becoming_due on evaluations (workspace_id, due_date, id)
  where status = 'in_progress' and reported_due_date is distinct from due_date;
