-- The last number that was given in each series of document numbers. A series is a year, or empty if the format of the
-- numbers contains none.
create table number_series (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  sequence text not null,
  series text not null check (series = '' or series ~ '^[0-9]{4}$'),
  first_number bigint not null check (first_number > 0),
  last_number bigint not null check (last_number >= first_number),
  used_at timestamptz not null,
  primary key (workspace_id, sequence, series)
);
select confine_to_workspace('number_series');
