import { holds } from "../../../engine/declare/index.ts";
import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";

/** The fields of a leave policy on which requests depend. */
export type RequestPolicy = {
  readonly id: string;
  readonly accrual_method: string;
  readonly year_start_month: number;
  readonly day_count: "working_days" | "calendar_days";
  readonly allow_half_days: boolean;
  readonly allow_hours: boolean;
  readonly min_notice_days: number;
  readonly waiting_period_days: number;
  /** An exact decimal string. */
  readonly max_consecutive_days: string | null;
  readonly requires_approval: boolean;
  /** Null if everybody is eligible. */
  readonly contract_types: readonly string[] | null;
  readonly archived_at: Date | null;
};

const readPolicies = (work: ReadOnlyWork, condition: Sql): Promise<RequestPolicy[]> =>
  work.rows(sql`select p.id, p.accrual_method, p.year_start_month, p.day_count, p.allow_half_days, p.allow_hours,
      p.min_notice_days, p.waiting_period_days, p.max_consecutive_days, p.requires_approval, p.contract_types, p.archived_at
    from holiday_policies p where p.workspace_id = ${fromContext("workspace")} and ${condition}`);

/** Loads policies by id. */
export async function loadPolicies(work: Work, ids: readonly string[]): Promise<Map<string, RequestPolicy>> {
  const found = await readPolicies(work, sql`p.id = any(${ids}::text[])`);
  return new Map(found.map((policy) => [policy.id, policy]));
}

/** Loads the policy of a request and locks it against deletion until the transaction ends; null if there is none. */
export async function lockPolicy(work: ReadOnlyWork, id: string): Promise<RequestPolicy | null> {
  const [held] = await readPolicies(work, sql`p.id = ${id} for key share`);
  return held ?? null;
}

/** The id of the default policy, for requests that name none. */
export async function defaultPolicyId(work: ReadOnlyWork): Promise<string | null> {
  const [policy] = await readPolicies(work, sql`p.is_default`);
  return policy?.id ?? null;
}

/** The facts about the employee that the rules need, and the caller's relation to the employee. */
export type Requester = {
  readonly id: string;
  readonly contract_type: string | null;
  readonly manager_employee_id: string | null;
  readonly is_caller: boolean;
  /** Whether the caller is a superior in the reporting tree or holds manage-leave. */
  readonly is_led_by_caller: boolean;
};

/** @returns null if the employee does not exist */
export async function loadRequester(work: ReadOnlyWork, employeeId: string): Promise<Requester | null> {
  return work.row(sql`select e.id, e.contract_type, e.manager_employee_id,
      e.id is not distinct from ${fromContext("self")} as is_caller,
      ${holds(work.actor, "manage-leave")}::boolean
        or coalesce(is_superior(e.workspace_id, ${fromContext("team")}, e.id), false) as is_led_by_caller
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.id = ${employeeId}`);
}
