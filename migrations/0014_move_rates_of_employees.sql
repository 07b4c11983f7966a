-- What an hour of an employee is billed with and costs has a history from now on; what holds today holds from the beginning.
create function new_key_beside(id text) returns text language sql volatile
  return substr($1, 1, 10) || (select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::integer, 1), '') from generate_series(1, 16));

insert into employee_rates (workspace_id, id, employee_id, kind, hourly_rate, created_at, updated_at)
select workspace_id, new_key_beside(id), id, 'billed', billed_rate, updated_at, updated_at
from employees where billed_rate is not null;

insert into employee_rates (workspace_id, id, employee_id, kind, rate_type, hourly_rate, monthly_rate, weekly_hours_capacity,
  created_at, updated_at)
select workspace_id, new_key_beside(id), id, 'internal_cost',
  case when internal_cost_type = 'monthly' then 'monthly' else 'hourly' end,
  case when internal_cost_type = 'monthly' then null else internal_cost_hourly_rate::integer end,
  case when internal_cost_type = 'monthly' then internal_cost_monthly_rate end,
  case when internal_cost_type = 'monthly' then weekly_hours_capacity end,
  updated_at, updated_at
from employees
where case when internal_cost_type = 'monthly' then internal_cost_monthly_rate else internal_cost_hourly_rate end is not null;

drop function new_key_beside(text);

-- The type stays beside the rates: said without any rate it is read back, and left unsaid it reads empty.
alter table employees drop column billed_rate, drop column internal_cost_hourly_rate, drop column internal_cost_monthly_rate;
