-- The notice that was last sent before a document ends: for which end, and how many days before it.
alter table documents
  add column noticed_end_date date,
  add column noticed_days integer,
  add constraint documents_notice check ((noticed_end_date is null) = (noticed_days is null));
