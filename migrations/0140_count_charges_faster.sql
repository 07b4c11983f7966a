-- The same count. Parts of dates are taken as doubles, which are whole, and not as decimals: reports count the charges of all
-- enrolments twice.
create or replace function charges_through(first date, frequency text, day date) returns integer
  language sql immutable parallel safe
  return case
    when day < first then 0
    when frequency = 'one_time' then 1
    else ((date_part('year', day)::integer - date_part('year', first)::integer) * 12
        + (date_part('month', day)::integer - date_part('month', first)::integer)
        - case when date_part('day', day)::integer < date_part('day', first)::integer and date_part('day', day + 1)::integer > 1 then 1 else 0 end)
      / months_between_charges(frequency) + 1
  end;
