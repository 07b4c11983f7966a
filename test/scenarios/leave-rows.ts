import type { TestApp, TestWorkspace } from "../support/app.ts";

type Site = { readonly app: TestApp; readonly acme: TestWorkspace };

/** A public holiday of the whole workspace, as the database holds it; returns its id. */
export async function publicHoliday({ app, acme }: Site, date: string, isHalf = false): Promise<string> {
  const id = app.installation.engine.newId(app.clock.now());
  await app.installation.pool.query(
    `insert into public_holidays (workspace_id, id, name, date, is_half_day, created_at, updated_at)
     values ($1, $2, 'Free ' || $2, $3, $4, now(), now())`,
    [acme.workspace.id, id, date, isHalf],
  );
  return id;
}

/** What of a date somebody is on approved leave. */
export interface LeaveOn {
  readonly employee: string;
  readonly date: string;
  readonly morning?: boolean;
  readonly afternoon?: boolean;
  readonly minutes?: number;
}

/** Approved leave of one date, as the database holds it. */
export async function approvedLeave({ app, acme }: Site, leave: LeaveOn): Promise<void> {
  const { pool, engine } = app.installation;
  const { rows } = await pool.query<{ id: string }>(
    "select id from holiday_policies where workspace_id = $1 order by is_default desc limit 1",
    [acme.workspace.id],
  );
  const policy = rows[0]?.id ?? (await somePolicy({ app, acme }));
  const id = engine.newId(app.clock.now());
  await pool.query(
    `insert into holidays (workspace_id, id, employee_id, holiday_policy_id, start_date, end_date, start_period,
       end_period, minutes, status, days, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, 'morning', 'afternoon', $6, 'approved', 0.5, now(), now())`,
    [acme.workspace.id, id, leave.employee, policy, leave.date, leave.minutes ?? null],
  );
  await pool.query(
    `insert into holiday_days (workspace_id, holiday_id, employee_id, date, morning, afternoon, minutes, days)
     values ($1, $2, $3, $4, $5, $6, $7, 0.5)`,
    [
      acme.workspace.id,
      id,
      leave.employee,
      leave.date,
      leave.morning ?? false,
      leave.afternoon ?? false,
      leave.minutes ?? null,
    ],
  );
}

async function somePolicy({ app, acme }: Site): Promise<string> {
  const id = app.installation.engine.newId(app.clock.now());
  await app.installation.pool.query(
    `insert into holiday_policies (workspace_id, id, name, leave_type, is_paid, is_default, accrual_method, annual_days,
       prorate_part_time, prorate, rounding_step, year_start_month, negative_limit_days, day_count, allow_half_days,
       allow_hours, min_notice_days, waiting_period_days, requires_approval, auto_assign, created_at, updated_at)
     values ($1, $2, 'Vacation', 'vacation', true, true, 'upfront', 20, true, true, 0.01, 1, 0, 'working_days', true,
       true, 0, 0, true, true, now(), now())`,
    [acme.workspace.id, id],
  );
  return id;
}
