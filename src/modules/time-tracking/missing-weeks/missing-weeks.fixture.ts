import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

/** Three weeks of two employees, and one that was submitted late. */
const MISSED = `insert into missing_weeks (workspace_id, id, employee_id, week_start, created_at, updated_at)
  select $1, '01' || upper(substr(md5(missed.employee_id || missed.week_start), 1, 24)), missed.employee_id,
    missed.week_start, now() - missed.age, now()
  from (
    select e.id as employee_id, '2020-01-06'::date + 7 * back as week_start, interval '1 day' * back as age
    from (select id from employees where workspace_id = $1 order by id limit 2) e
    cross join generate_series(0, 2) back
    union
    (select s.employee_id, s.week_start, interval '5 days' from timesheet_submissions s
      where s.workspace_id = $1 and s.status = 'approved' order by s.id limit 1)) missed
  on conflict do nothing`;

export const fixture: Fixture<"missing-weeks"> = {
  async prepare({ app, workspace: { workspace } }) {
    const { rowCount } = await app.installation.pool.query(MISSED, [workspace.id]);
    if (!rowCount) throw new Error("There is no employee whose week could be missing.");
  },
};
