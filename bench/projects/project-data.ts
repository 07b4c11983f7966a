import { openTimeData, type TimeData, type TimeSize } from "../time-data.ts";

export interface ProjectsSize extends TimeSize {
  readonly clients: number;
  readonly expenses: number;
}

/**
 * Clients with projects that have the time, with every billing model; each has a period and most have a budget. One in
 * ten projects is archived, one in ten is internal. There are expenses on projects, and some on clients only.
 */
const BUSINESS = [
  `insert into clients (workspace_id, id, name, currency, created_at, updated_at)
   select $1, '01CLI' || lpad(n::text, 21, '0'), 'Client ' || n, 'EUR', now(), now()
   from generate_series(1, $2::integer) n`,
  `update projects p set
     client_id = case when n.place % 10 <> 0 then '01CLI' || lpad((1 + n.place % $2::integer)::text, 21, '0') end,
     billing_model = n.model, starts_at = current_date - 500, ends_at = current_date + (n.place % 90)::integer,
     billed_rate = case when n.model = 'retainer' then 90 else p.billed_rate end,
     fee_amount = case when n.model in ('fixed_fee', 'retainer') then 1000 + n.place * 100 end,
     retainer_minutes = case when n.model = 'retainer' then 6000 end,
     revenue_share_percent = case when n.model = 'revenue_share' then 10 end,
     budget = case when n.place % 6 < 5 then 100000 end, budget_type = n.budget_type,
     budget_includes_expenses = coalesce(n.budget_type in ('amount', 'cost'), false),
     archived_at = case when n.place % 10 = 7 then now() end
   from (select id, place, (array['hours', 'monthly_hours', 'amount', 'monthly_amount', 'cost', null])[1 + place % 6] as budget_type,
       case when place % 10 = 0 then 'non_billable' else
         (array['time_and_materials', 'time_and_materials', 'fixed_fee', 'retainer', 'revenue_share'])[1 + place % 5] end as model
     from (select id, row_number() over (order by id) as place from projects
       where workspace_id = $1 and id like '01PRJ%') numbered) n
   where p.workspace_id = $1 and p.id = n.id`,
  `insert into expenses (workspace_id, id, employee_id, expense_category_id, date, description, amount, currency,
     tax_amount, approved_amount, exchange_rate, base_currency, project_id, client_id, is_billable, markup_percent,
     billing_status, status, created_at, updated_at)
   select $1, '01EXP' || lpad(n::text, 21, '0'), e.id, c.id, current_date - n % 300, 'Spent', 10 + n % 500,
     (array['EUR', 'EUR', 'USD', 'CHF'])[1 + n % 4], 1, 10 + n % 500, case when n % 4 < 2 then 1 else 0.9 end, 'EUR',
     p.id, coalesce(p.client_id, '01CLI' || lpad((1 + n % $2::integer)::text, 21, '0')), p.is_billed and n % 2 = 0,
     case when p.is_billed and n % 2 = 0 then 10 else 0 end,
     case when p.is_billed and n % 2 = 0 then 'unbilled' else 'non_billable' end, 'approved', now(), now()
   from generate_series(1, $3::integer) n
   join lateral (select null as id, null as client_id, false as is_billed where n % 20 = 0
     union all select '01PRJ' || lpad((1 + n % $4::integer)::text, 21, '0'), null, null where n % 20 <> 0) meant on true
   left join lateral (select q.id, q.client_id, q.billing_model <> 'non_billable' and q.client_id is not null as is_billed
     from projects q where q.workspace_id = $1 and q.id = meant.id) found on true
   cross join lateral (select found.id, found.client_id, coalesce(found.is_billed, false) as is_billed) p
   cross join (select id from employees where workspace_id = $1 order by id limit 1) e
   cross join (select id from expense_categories where workspace_id = $1 and kind = 'amount' order by id limit 1) c`,
];

/** Seeds a company with time, and gives its projects clients, prices, budgets and expenses. */
export async function openProjectData(size: ProjectsSize): Promise<TimeData> {
  const data = await openTimeData(size);
  const { pool, workspaceId } = data;
  const [clients, projects, expenses] = BUSINESS as [string, string, string];
  await data.seedOnce("business", { clients: size.clients, expenses: size.expenses }, async () => {
    await pool.query(clients, [workspaceId, size.clients]);
    await pool.query(projects, [workspaceId, size.clients]);
    await pool.query(expenses, [workspaceId, size.clients, size.expenses, size.projects]);
    await data.storeFigures();
    await pool.query("vacuum analyze");
    return null;
  });
  return data;
}
