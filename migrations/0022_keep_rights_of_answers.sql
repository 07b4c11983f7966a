-- What the caller might do when an answer was kept: it is not repeated to whoever has lost any of it since.
alter table idempotent_requests add column rights text[] not null default '{}';
