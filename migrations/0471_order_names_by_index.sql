-- Lists that grow are sorted by these names, which were folded for every record to return a page of 15.
create index leads_by_name on leads (workspace_id, fold(name), id);
create index leads_by_company on leads (workspace_id, fold(company_name), id);
create index tickets_by_subject on tickets (workspace_id, fold(subject), id);
create index candidates_by_name on candidates (workspace_id, fold(first_name || ' ' || last_name), id);
