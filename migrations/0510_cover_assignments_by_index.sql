-- The assignment that covers the day of an entry is looked up for each entry of a page. With everything that a price needs,
-- the index is read alone, and preferred to that of the exclusion constraint, which takes five times as long.
drop index project_assignments_employee;
create index project_assignments_employee on project_assignments (workspace_id, employee_id, project_id, starts_at)
  include (ends_at, billed_rate, internal_cost_rate);
