/** Each rule of entries and weeks as a query that returns its violations; $1 is the workspace. */
export const TIME_RULES: Readonly<Record<string, string>> = {
  "a span's minutes and date follow from it": `select t.id from timesheets t where t.workspace_id = $1 and t.ended_at is not null
    and (t.worked_minutes <> floor(extract(epoch from t.ended_at - t.started_at) / 60 + 0.5)
      or t.date <> (t.started_at at time zone t.timezone)::date)`,
  "nobody runs two timers": `select t.employee_id from timesheets t where t.workspace_id = $1 and t.worked_minutes is null
    group by 1 having count(*) > 1`,
  "an entry belongs to the opened week of its date, and to no other": `select t.id from timesheets t
    left join timesheet_submissions s on s.workspace_id = t.workspace_id and s.employee_id = t.employee_id
      and t.date between s.week_start and s.week_start + 6
    where t.workspace_id = $1 and t.timesheet_submission_id is distinct from s.id`,
  "an entry shows the state of its week": `select t.id from timesheets t
    left join timesheet_submissions s on s.workspace_id = t.workspace_id and s.id = t.timesheet_submission_id
    where t.workspace_id = $1
      and t.approval_status <> case when s.status is null or s.status = 'draft' then 'open' else s.status end`,
  "what was submitted is the sum of its entries": `select s.id from timesheet_submissions s
    where s.workspace_id = $1 and s.status in ('submitted', 'approved') and s.frozen_worked_minutes is distinct from
      (select coalesce(sum(t.worked_minutes), 0) from timesheets t
        where t.workspace_id = s.workspace_id and t.timesheet_submission_id = s.id)`,
  "no timer runs in a week that was submitted": `select t.id from timesheets t
    where t.workspace_id = $1 and t.worked_minutes is null and t.approval_status in ('submitted', 'approved')`,
  "time lies in the employment": `select t.id from timesheets t
    join employees e on e.workspace_id = t.workspace_id and e.id = t.employee_id
    where t.workspace_id = $1 and (t.date < e.start_date or t.date > e.termination_date
      or (e.archived_at is not null and e.termination_date is null))`,
  "what is billable has a project that bills": `select t.id from timesheets t
    join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
    where t.workspace_id = $1 and t.is_billable and p.billing_model = 'non_billable'`,
};
