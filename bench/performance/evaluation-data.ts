import { type BenchData, openData } from "../data.ts";

/** The number of assignees who review an employee in each evaluation. */
const ASSIGNEES = 2;
const FINISHED = 18;

/**
 * Evaluations of every employee, one each half month of the current year; those of the last months are in progress. Ratings
 * are independent of each other, so that as many responses as possible differ.
 */
const statements = (perEmployee: number): readonly string[] => [
  `insert into evaluations (workspace_id, id, employee_id, evaluation_type_id, category, title, cycle, period_start,
     period_end, due_date, has_self_review, frozen_criteria, frozen_scale_max, status, exact_score, exact_self_score,
     started_at, completed_at, created_at, updated_at)
   select $1, '01EVA' || lpad((e.place * ${perEmployee} + k)::text, 21, '0'), e.id, kind.id, kind.category, kind.name,
     'Cycle ' || k, first.day, first.day + 14, first.day + 30, true, kind.criteria, kind.scale_max,
     case when k < ${FINISHED} then 'completed' else 'in_progress' end,
     case when k < ${FINISHED} then 40 + (e.place * 7 + k * 13) % 60 + 1 / 3.0 end,
     case when k < ${FINISHED} then 45 + (e.place * 5 + k * 11) % 50 end, first.day + 15,
     case when k < ${FINISHED} then first.day + 20 + (e.place % 20)::integer end, now(), now()
   from (select id, row_number() over (order by id) as place from employees where workspace_id = $1) e,
     generate_series(0, ${perEmployee - 1}) k,
     lateral (select date_trunc('year', now())::date + 15 * k as day) first,
     lateral (select * from evaluation_types t where t.workspace_id = $1 and t.name = 'Half-year review') kind`,
  `insert into evaluation_assignees (workspace_id, evaluation_id, assignee_id, position)
   select $1, v.id, other.id, other.place
   from evaluations v, lateral (select e.id, row_number() over (order by e.id) as place from employees e
     where e.workspace_id = $1 and e.id > v.employee_id order by e.id limit ${ASSIGNEES}) other
   where v.workspace_id = $1`,
  `insert into evaluation_responses (workspace_id, evaluation_id, role, employee_id, status, answers, points, weights,
     submitted_at)
   select $1, v.id, asked.role, asked.employee_id,
     case when v.status = 'completed' then 'submitted' else 'pending' end,
     case when v.status = 'completed' then (select jsonb_object_agg(c.value ->> 'key',
         jsonb_build_object('score', 1 + (hashtext(v.id || asked.employee_id || (c.value ->> 'key')) & 65535) % 5))
       from jsonb_array_elements(v.frozen_criteria) c
       where c.value ->> 'kind' = 'rating') else '{}' end,
     case when v.status = 'completed' then 27 end, case when v.status = 'completed' then 9 end, v.completed_at
   from evaluations v, lateral (
     select 'assignee' as role, a.assignee_id as employee_id, a.position as place from evaluation_assignees a
     where a.workspace_id = $1 and a.evaluation_id = v.id
     union all select 'self', v.employee_id, 0) asked
   where v.workspace_id = $1`,
];

/** Seeds a company in which each employee has the given number of evaluations in the current year, with responses. */
export async function openEvaluationData(employees: number, perEmployee: number): Promise<BenchData> {
  const data = await openData(employees);
  // The seeded company has some evaluations of its own.
  await data.pool.query("delete from evaluations where workspace_id = $1", [data.workspaceId]);
  for (const statement of statements(perEmployee)) await data.pool.query(statement, [data.workspaceId]);
  await data.pool.query("vacuum analyze");
  return data;
}
