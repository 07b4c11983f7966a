import type pg from "pg";

/** The schema of the benchmark's database in which Directus is. */
export const SCHEMA = "directus";

/** The fields of an employee's record, those that are computed or elsewhere as the values that they have at the moment. */
const EMPLOYEE = `e.id, e.email, e.first_name, e.last_name, e.first_name || ' ' || e.last_name as name, e.start_date,
  e.termination_date, e.termination_reason, e.position_id, e.direction_id, e.manager_employee_id, e.level_id, e.avatar,
  e.personal_email, e.general_information, e.about, e.sensitive_information, e.quote, e.phone, e.birth_date,
  e.identity_card_number, e.personal_identification_number, e.address, e.company_address, e.timezone, e.contract_type,
  e.company_position, e.company_name, e.company_vat, e.company_identifier, e.contract_bank_name, e.contract_bank_swift,
  e.contract_bank_account, e.weekly_hours_capacity, e.initial_vacation_balance, e.position_code, e.gender,
  e.custom_fields, e.archived_at, e.archiver_employee_id, e.created_at, e.updated_at,
  case when e.archived_at is null and e.start_date <= current_date
    and (e.termination_date is null or e.termination_date >= current_date) then 'active' else 'inactive' end as status,
  (select u.role_id from users u where u.workspace_id = e.workspace_id and u.employee_id = e.id) as role_id,
  (select s.amount from salary_history s where s.workspace_id = e.workspace_id and s.employee_id = e.id
    and s.start_date <= current_date order by s.start_date desc limit 1) as salary,
  (select r.hourly_rate from employee_rates r where r.workspace_id = e.workspace_id and r.employee_id = e.id
    and r.kind = 'billed' order by r.starts_at desc nulls last limit 1) as billed_rate`;

/** Tables with the workspace's rows, with the keys and indexes that one would give them. */
const TABLES = [
  `create table ${SCHEMA}.positions as select p.id, p.name, p.description, p.department_id
   from positions p where p.workspace_id = $1`,
  `create table ${SCHEMA}.tags as select t.id, t.name, t.color, t.type from tags t where t.workspace_id = $1`,
  `create table ${SCHEMA}.employees as select ${EMPLOYEE} from employees e where e.workspace_id = $1`,
  `create table ${SCHEMA}.employee_tags as select l.employee_id, l.tag_id from employee_tags l where l.workspace_id = $1`,
];
const KEYS = `
  alter table ${SCHEMA}.positions add primary key (id);
  alter table ${SCHEMA}.tags add primary key (id);
  alter table ${SCHEMA}.employees add primary key (id), alter id set default gen_random_uuid()::text, add unique (email),
    add foreign key (position_id) references ${SCHEMA}.positions,
    add foreign key (manager_employee_id) references ${SCHEMA}.employees;
  alter table ${SCHEMA}.employee_tags add column id serial primary key,
    add foreign key (employee_id) references ${SCHEMA}.employees, add foreign key (tag_id) references ${SCHEMA}.tags;
  create index on ${SCHEMA}.employees (status, last_name, id);
  create index on ${SCHEMA}.employees (manager_employee_id);
  create index on ${SCHEMA}.employee_tags (employee_id);`;

/** What Directus has to know of them: it keeps activity and revisions of employees, as the program keeps its journal. */
const DESCRIPTION = `
  insert into ${SCHEMA}.directus_collections (collection, accountability)
    values ('employees', 'all'), ('positions', 'all'), ('tags', 'all'), ('employee_tags', 'all');
  insert into ${SCHEMA}.directus_fields (collection, field, special)
    values ('employees', 'tags', 'm2m'), ('employees', 'custom_fields', 'cast-json'),
      ('employees', 'created_at', 'date-created'), ('employees', 'updated_at', 'date-updated');
  insert into ${SCHEMA}.directus_relations (many_collection, many_field, one_collection, one_field, junction_field)
    values ('employees', 'position_id', 'positions', null, null),
      ('employees', 'manager_employee_id', 'employees', null, null),
      ('employee_tags', 'employee_id', 'employees', 'tags', 'tag_id'),
      ('employee_tags', 'tag_id', 'tags', null, 'employee_id');`;

/** Copies the employees, positions and tags of a workspace into tables of their own, and describes them to Directus. */
export async function fillDirectus(pool: pg.Pool, workspaceId: string): Promise<void> {
  for (const statement of TABLES) await pool.query(statement, [workspaceId]);
  await pool.query(KEYS);
  await pool.query(DESCRIPTION);
  await pool.query(
    `analyze ${["positions", "tags", "employees", "employee_tags"].map((name) => `${SCHEMA}.${name}`).join(", ")}`,
  );
}
