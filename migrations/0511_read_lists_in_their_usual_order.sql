-- Lists that grow with the company are read in their usual order from an index, page by page, and not sorted as a whole.
create index salary_history_start on salary_history (workspace_id, start_date, id);
create index employee_rates_start on employee_rates (workspace_id, starts_at, id);
create index project_assignments_start on project_assignments (workspace_id, starts_at, id);
create index tasks_position on tasks (workspace_id, position, id);
create index missing_weeks_week on missing_weeks (workspace_id, week_start, id);
create index offer_lines_position on offer_lines (workspace_id, position, id);
create index ticket_comments_created on ticket_comments (workspace_id, created_at, id);
