-- The employees who were created when a candidate was hired, and whose hire was taken back. The candidate goes on without
-- them; whoever anonymises the candidate has to find them.
create table withdrawn_hires (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  candidate_id text collate "C" not null,
  employee_id text collate "C" not null,
  primary key (workspace_id, candidate_id, employee_id),
  constraint withdrawn_hires_candidate_id_fkey foreign key (workspace_id, candidate_id)
    references candidates (workspace_id, id) on delete cascade,
  constraint withdrawn_hires_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id) on delete cascade
);
create index withdrawn_hires_employee on withdrawn_hires (workspace_id, employee_id);
select confine_to_workspace('withdrawn_hires');

insert into withdrawn_hires (workspace_id, candidate_id, employee_id)
select distinct c.workspace_id, c.id, e.id
from journal j
  join candidates c on c.workspace_id = j.workspace_id and c.id = j.resource_id and c.anonymized_at is null
  join employees e on e.workspace_id = j.workspace_id and e.id = j.changes #>> '{employee_id,from}'
where j.resource_type = 'candidates' and j.event = 'candidates.undo-hire';
