-- Reports count the ratings of all responses of a year. Read from the answers, each of which may hold pages of text, this is
-- most of the time that they take; and to compare whole forms is most of the rest.

-- The keys of the criteria that were rated, in order, separated by commas, which keys do not contain.
create function rated_keys(answers jsonb) returns text language sql immutable parallel safe
return (
  select string_agg(answer.key, ',' order by answer.key collate "C") from jsonb_each(answers) answer
  where jsonb_exists(answer.value, 'score')
);

-- The ratings in the order of their keys.
create function ratings_in(answers jsonb) returns smallint[] language sql immutable parallel safe
return (
  select array_agg((answer.value ->> 'score')::smallint order by answer.key collate "C") from jsonb_each(answers) answer
  where jsonb_exists(answer.value, 'score')
);

alter table evaluation_responses
  add column rated_keys text collate "C" generated always as (rated_keys(answers)) stored,
  add column ratings smallint[] generated always as (ratings_in(answers)) stored;

-- Equal for equal forms.
alter table evaluations
  add column form_digest text collate "C" generated always as (md5(frozen_criteria::text)) stored;
