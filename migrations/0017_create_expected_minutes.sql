-- Minutes of a period that an employee is to work, approved leave taken off, half up: the same that the program computes
-- for many at once, for lists that show it of each record. Reckoned in parts of half a working day, so that it is exact.
create function expected_minutes(in_workspace text, in_employee text, from_day date, to_day date) returns integer
  language sql stable parallel safe
begin atomic
  with person as (
    select e.weekly_hours_capacity * 60 as week_minutes, e.start_date as first_day,
      case when e.archived_at is not null and e.termination_date is null then e.start_date - 1
        else coalesce(e.termination_date, 'infinity') end as last_day,
      coalesce(e.working_days,
        (select at.working_days from employee_work_locations of
          join work_locations at on at.workspace_id = of.workspace_id and at.id = of.work_location_id
          where of.workspace_id = in_workspace and of.employee_id = in_employee and at.working_days is not null
          order by at.id limit 1),
        (select w.working_days from workspaces w where w.id = in_workspace)) as weekdays
    from employees e where e.workspace_id = in_workspace and e.id = in_employee
  ),
  working_days as (
    select d.day::date as day, person.week_minutes, 2 * cardinality(person.weekdays) as week_slots
    from person, generate_series(greatest(from_day, first_day)::timestamp, least(to_day, last_day)::timestamp, '1 day') d(day)
    where extract(isodow from d.day)::integer = any (person.weekdays)
  ),
  workable as (
    select working_days.*, not coalesce(free.is_day, false) as morning, free.is_day is null as afternoon
    from working_days, lateral (
      select bool_or(not h.is_half_day) as is_day from public_holidays h
      where h.workspace_id = in_workspace and h.date = working_days.day
        and (not exists (select from public_holiday_work_locations l
            where l.workspace_id = in_workspace and l.public_holiday_id = h.id)
          or exists (select from public_holiday_work_locations l
            join employee_work_locations of on of.workspace_id = l.workspace_id and of.work_location_id = l.work_location_id
            where l.workspace_id = in_workspace and l.public_holiday_id = h.id and of.employee_id = in_employee))
    ) free
  ),
  -- In minutes x slots of a week: a slot is the minutes of a week over its slots.
  parts as (
    select week_slots,
      week_minutes * (morning::integer + afternoon::integer - coalesce(leave.slots, 0))
        - least(week_slots * coalesce(leave.minutes, 0), week_minutes * (morning::integer + afternoon::integer)) as part
    from workable, lateral (
      select sum((d.morning and workable.morning)::integer + (d.afternoon and workable.afternoon)::integer) as slots,
        sum(d.minutes) as minutes
      from holiday_days d
      join holidays r on r.workspace_id = d.workspace_id and r.id = d.holiday_id
      where d.workspace_id = in_workspace and d.employee_id = in_employee and d.date = workable.day
        and r.status = 'approved'
    ) leave
  )
  select coalesce(round(sum(part)::numeric / min(week_slots)), 0)::integer from parts;
end;
