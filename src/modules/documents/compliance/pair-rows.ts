import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext, Values } from "../../../engine/work/index.ts";
import { isLive, statusOf } from "../../employees/index.ts";

/** The states of a pair, best first: the first in which any of the person's documents is. */
export const STATES = ["valid", "expiring", "awaiting", "expired", "missing"] as const;
export type State = (typeof STATES)[number];

/** An employee and a type of which the employee should have a document. */
export interface Pair extends Values {
  readonly employee_id: string;
  readonly employee_name: string;
  readonly type_id: string;
  readonly type_name: string;
  readonly state: State;
  /** Of the documents in this state, the one that ends latest or never; null if there is none. */
  readonly document_id: string | null;
  /** `YYYY-MM-DD` */
  readonly end_date: string | null;
}

/** The number of the state of a document `d` of a type `t`, from 1 for valid to 4 for expired. */
const rankOf = (days: number): Sql => sql`case
  when d.end_date < ${fromContext("today")}::date then 4
  when d.status <> 'signed' and (d.status <> 'active' or t.requires_signature) then 3
  when d.end_date <= ${fromContext("today")}::date + ${days}::integer then 2
  else 1 end`;

/** All pairs of the matching active employees, the worst first, then by name. */
export const pairRows = (
  { matching, work }: Pick<GetterContext, "matching" | "work">,
  days: number,
): Promise<Pair[]> =>
  work.rows<Pair>(sql`select e.id as employee_id, e.first_name || ' ' || e.last_name as employee_name,
      t.id as type_id, t.name as type_name, best.id as document_id, best.end_date::text,
      (${STATES}::text[])[coalesce(best.rank, 5)] as state
    from employees e
    join document_types t on t.workspace_id = ${fromContext("workspace")} and t.is_required
      and (t.required_contract_types = '{}' or e.contract_type = any(t.required_contract_types))
    left join lateral (select d.id, d.end_date, ${rankOf(days)} as rank from documents d
      where d.workspace_id = ${fromContext("workspace")} and d.documentable_type = 'employees'
        and d.employee_id = e.id and d.type_id = t.id
        and (d.start_date is null or d.start_date <= ${fromContext("today")}::date)
        and d.status in ('active', 'awaiting_signatures', 'signed')
      order by rank, d.end_date desc nulls first, d.id desc limit 1) best on true
    where ${matching("e")} and ${isLive("e")} and (${statusOf("e")}) = 'active'
    order by coalesce(best.rank, 5) desc, fold(e.first_name || ' ' || e.last_name), e.id, fold(t.name), t.id`);
