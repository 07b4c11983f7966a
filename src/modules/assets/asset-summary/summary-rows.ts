import { addDays } from "../../../engine/declare/index.ts";
import { and, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext, Values } from "../../../engine/work/index.ts";
import { bookValueOn } from "../assets/book-value.ts";
import { isOverdue } from "../assets/present-holder.ts";

/** The number of days, today included or not, within which a warranty counts as expiring. */
const WARRANTY_DAYS = 60;

type Matching = Pick<GetterContext, "matching" | "work">;

/** The last day on which a warranty counts as expiring: 60 days from today. */
export const lastWarrantyDay = (today: string): string => addDays(today, WARRANTY_DAYS);

/** Assets of a type by their present status. */
export interface TypeRow extends Values {
  readonly id: string;
  readonly name: string;
  readonly available: number;
  readonly assigned: number;
  readonly in_repair: number;
  readonly lost: number;
  readonly retired: number;
  readonly overdue: number;
  readonly warranty_expiring: number;
}

const counted = (condition: Sql): Sql => sql`count(*) filter (where ${condition})::integer`;
const ofStatus = (status: string): Sql => counted(sql`a.status = ${status}`);

/** The number of matching assets of each type by status, the types with the most assets in use first. */
export function typeRows({ matching, work }: Matching): Promise<TypeRow[]> {
  const last = lastWarrantyDay(work.today);
  return work.rows<TypeRow>(sql`
    select t.id, t.name, ${ofStatus("available")} as available, ${ofStatus("assigned")} as assigned,
      ${ofStatus("in_repair")} as in_repair, ${ofStatus("lost")} as lost, ${ofStatus("retired")} as retired,
      ${counted(isOverdue("a"))} as overdue,
      ${counted(sql`a.status <> 'retired' and a.warranty_until between ${fromContext("today")} and ${last}::date`)}
        as warranty_expiring
    from assets a join asset_types t on t.workspace_id = a.workspace_id and t.id = a.asset_type_id
    where ${matching("a")} and t.workspace_id = ${fromContext("workspace")}
    group by t.id, t.name
    order by ${counted(sql`a.status <> 'retired'`)} desc, fold(t.name), t.id`);
}

/** What the assets of a currency that are not retired cost, and what they are worth. Amounts are in whole hundredths. */
export interface ValueRow extends Values {
  readonly currency: string;
  /** Null if no asset has a cost. */
  readonly cost: string | null;
  /** Null if no asset has a book value. */
  readonly value: string | null;
  readonly without_cost: number;
  readonly without_date: number;
}

/** The values of matching assets on a day, by currency. */
export function valueRows({ matching, work }: Matching, day: string): Promise<ValueRow[]> {
  return work.rows<ValueRow>(sql`
    select a.currency, (sum(a.purchase_cost) * 100)::bigint::text as cost,
      (sum(${bookValueOn("a", sql`${day}::date`)}) * 100)::bigint::text as value,
      ${counted(sql`a.purchase_cost is null`)} as without_cost,
      ${counted(sql`a.purchase_cost is not null and a.purchase_date is null`)} as without_date
    from assets a where ${and([matching("a"), sql`a.status <> 'retired'`])}
    group by a.currency order by a.currency`);
}
