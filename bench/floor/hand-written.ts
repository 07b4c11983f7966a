import { parseApiKey } from "../../src/platform/auth/api-key-format.ts";
import type { Workload } from "../workloads.ts";
import type { FloorStatement } from "./floor-plan.ts";

/**
 * The statements of the workloads as one would write them for a server that does nothing else: without declared fields,
 * permissions, a journal or cached totals. They are never taken from the program.
 */

/** The columns of an employee's record. */
const PERSON = `e.id, e.email, e.first_name, e.last_name, e.first_name || ' ' || e.last_name as name, e.start_date,
  e.termination_date, e.termination_reason, e.position_id, e.direction_id, e.manager_employee_id, e.level_id, e.avatar,
  e.personal_email, e.general_information, e.about, e.sensitive_information, e.quote, e.phone, e.birth_date,
  e.identity_card_number, e.personal_identification_number, e.address, e.company_address, e.timezone, e.contract_type,
  e.company_position, e.company_name, e.company_vat, e.company_identifier, e.contract_bank_name, e.contract_bank_swift,
  e.contract_bank_account, e.weekly_hours_capacity, e.working_days, e.initial_vacation_balance, e.position_code, e.gender,
  e.custom_fields, e.archived_at, e.archiver_employee_id, e.created_at, e.updated_at,
  case when e.archived_at is null and e.start_date <= current_date
    and (e.termination_date is null or e.termination_date >= current_date) then 'active' else 'inactive' end as status,
  (select u.role_id from users u where u.workspace_id = e.workspace_id and u.employee_id = e.id) as role_id,
  array(select t.tag_id from employee_tags t
    where t.workspace_id = e.workspace_id and t.employee_id = e.id order by t.tag_id) as tag_ids,
  array(select l.work_location_id from employee_work_locations l
    where l.workspace_id = e.workspace_id and l.employee_id = e.id order by l.work_location_id) as work_location_ids,
  (select row_to_json(s) from (select s.amount, s.type, s.currency from salary_history s
    where s.workspace_id = e.workspace_id and s.employee_id = e.id and s.start_date <= current_date
    order by s.start_date desc limit 1) s) as salary,
  (select r.hourly_rate from employee_rates r
    where r.workspace_id = e.workspace_id and r.employee_id = e.id and r.kind = 'billed'
      and coalesce(r.starts_at, '-infinity') <= current_date
    order by r.starts_at desc nulls last limit 1) as billed_rate,
  (select r.effective_hourly_rate from employee_rates r
    where r.workspace_id = e.workspace_id and r.employee_id = e.id and r.kind = 'internal_cost'
      and coalesce(r.starts_at, '-infinity') <= current_date
    order by r.starts_at desc nulls last limit 1) as internal_cost_rate`;

const RELATED = `(select row_to_json(p) from (select p.id, p.name, p.description, p.department_id from positions p
    where p.workspace_id = e.workspace_id and p.id = e.position_id) p) as position,
  (select row_to_json(m) from (select ${PERSON} from employees e
    where e.workspace_id = $1 and e.id = reporting.manager_id) m) as manager,
  (select json_agg(row_to_json(t)) from (select t.id, t.name, t.color, t.type from employee_tags l
    join tags t on t.workspace_id = l.workspace_id and t.id = l.tag_id
    where l.workspace_id = e.workspace_id and l.employee_id = e.id order by t.id) t) as tags`;

const ACTIVE = `e.workspace_id = $1 and e.archived_at is null and e.start_date <= current_date
  and (e.termination_date is null or e.termination_date >= current_date)`;

const list = (more = ""): string => `select json_build_object(
    'total', (select count(*) from employees e where ${ACTIVE}),
    'records', (select json_agg(row_to_json(r)) from (
      select ${PERSON}${more} from employees e
      cross join lateral (select e.manager_employee_id as manager_id) reporting
      where ${ACTIVE} order by fold(e.last_name), e.id limit 15) r))::text as data`;

const KEY_CHECK = `select s.secret_hash, s.expires_at, k.id, k.scopes, k.expires_at as key_expires_at, k.revoked_at,
    k.ip_allowlist, u.id as user_id, u.archived_at, u.first_name, u.last_name, r.permissions, r.is_owner,
    e.id as employee_id, e.termination_date, w.timezone
  from api_key_secrets s
  join api_keys k on k.workspace_id = s.workspace_id and k.id = s.api_key_id
  join users u on u.workspace_id = k.workspace_id and u.id = k.created_by_user_id
  join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id
  join workspaces w on w.id = u.workspace_id
  left join employees e on e.workspace_id = u.workspace_id and e.id = u.employee_id
  where s.public_id = $1`;

/** Checks a key with one look-up that also returns what determines its rights. */
export const keyCheck = (key: string): FloorStatement => ({
  name: "floor_key",
  text: KEY_CHECK,
  values: [parseApiKey(key)!.publicId],
});

/** The statements of a workload. `roleId` is the role of new accounts. */
export function statementsFor(
  { method, path, body }: Workload,
  workspaceId: string,
  roleId: string,
): FloorStatement[] {
  if (method === "POST") return creation(JSON.parse(body!(0)), workspaceId, roleId);
  if (path.includes("related="))
    return [{ name: "floor_related", text: list(`, ${RELATED}`), values: [workspaceId] }];
  if (path.includes("?")) return [{ name: "floor_list", text: list(), values: [workspaceId] }];
  const text = `select row_to_json(r)::text as data from (
    select ${PERSON} from employees e where e.workspace_id = $1 and e.id = $2) r`;
  return [{ name: "floor_one", text, values: [workspaceId, path.split("/").at(-1)!] }];
}

/** Creates an employee with an account, and returns the record. */
function creation(
  sent: Readonly<
    Record<"first_name" | "last_name" | "start_date" | "position_id" | "manager_employee_id", string>
  >,
  workspaceId: string,
  roleId: string,
): FloorStatement[] {
  const [person, account, email] = [
    { fresh: "id of the person" },
    { fresh: "id of the account" },
    { fresh: "email" },
  ] as const;
  const { first_name, last_name, start_date, position_id, manager_employee_id } = sent;
  return [
    {
      name: "floor_person",
      text: `insert into employees (workspace_id, id, email, first_name, last_name, start_date, position_id,
          manager_employee_id, timezone, weekly_hours_capacity, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, 'UTC', 40, now(), now())`,
      values: [
        workspaceId,
        person,
        email,
        first_name,
        last_name,
        start_date,
        position_id,
        manager_employee_id,
      ],
    },
    {
      name: "floor_account",
      text: `insert into users (workspace_id, id, employee_id, email, first_name, last_name, role_id, locale,
          created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, 'en', now(), now())`,
      values: [workspaceId, account, person, email, first_name, last_name, roleId],
    },
    {
      name: "floor_made",
      text: `select row_to_json(r)::text as data from (
        select ${PERSON} from employees e where e.workspace_id = $1 and e.id = $2) r`,
      values: [workspaceId, person],
    },
  ];
}
