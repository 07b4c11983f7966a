import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work, WrittenChange } from "../../../engine/work/index.ts";
import type { RateKind } from "./current-rates.ts";

/** The amounts of a row of `employee-rates`. */
interface Rate {
  readonly rate_type: "hourly" | "monthly";
  readonly hourly_rate: number | null;
  readonly monthly_rate: string | null;
  readonly weekly_hours_capacity: number | null;
}

const hourly = (rate: number | null): Rate => ({
  rate_type: "hourly",
  hourly_rate: rate,
  monthly_rate: null,
  weekly_hours_capacity: null,
});

const isEmpty = ({ hourly_rate, monthly_rate }: Rate): boolean =>
  hourly_rate === null && monthly_rate === null;

const COST_FIELDS = [
  "internal_cost_type",
  "internal_cost_hourly_rate",
  "internal_cost_monthly_rate",
] as const;

/** The internal cost in an employee's fields. */
function costOf(
  values: Readonly<Pick<StoredRecord<"employees">, (typeof COST_FIELDS)[number] | "weekly_hours_capacity">>,
): Rate {
  if (values.internal_cost_type !== "monthly") {
    const entered = values.internal_cost_hourly_rate;
    return hourly(entered === null ? null : Math.trunc(entered));
  }
  return {
    rate_type: "monthly",
    hourly_rate: null,
    monthly_rate: values.internal_cost_monthly_rate,
    weekly_hours_capacity: values.weekly_hours_capacity,
  };
}

/**
 * Updates the rates of an employee from the four fields that show today's rates. A change applies from today on, the
 * values of a new employee from the beginning.
 */
export async function storeRates(change: WrittenChange<"employees">, work: Work): Promise<void> {
  const { id, kind, values } = change;
  const from = kind === "create" ? null : work.today;
  if (change.changes("billed_rate")) {
    await storeRate(work, { id, kind: "billed", from }, hourly(values.billed_rate));
  }
  const isMonthly = values.internal_cost_type === "monthly";
  const hoursCount = isMonthly && change.changes("weekly_hours_capacity");
  if (COST_FIELDS.some((name) => change.changes(name)) || hoursCount) {
    const cost = costOf(values);
    const before = kind === "create" ? hourly(null) : costOf(change.stored!);
    const isSame = Object.entries(cost).every(([name, value]) => before[name as keyof Rate] === value);
    if (!isSame) await storeRate(work, { id, kind: "internal_cost", from }, cost);
  }
  if (change.changes("internal_cost_type")) await noteCostType(work, id, values.internal_cost_type);
}

interface RateStart {
  readonly id: string;
  readonly kind: RateKind;
  /** The first day; null for the beginning. */
  readonly from: string | null;
}

/** Creates or replaces the row that starts on the day. An empty rate with none before it needs no row. */
async function storeRate(work: Work, { id, kind, from }: RateStart, rate: Rate): Promise<void> {
  const rows = await work.rows<{ id: string; starts_at: string | null }>(
    sql`select r.id, r.starts_at from employee_rates r
      where r.workspace_id = ${fromContext("workspace")} and r.employee_id = ${id} and r.kind = ${kind}
        and coalesce(r.starts_at, '-infinity') <= coalesce(${from}::date, '-infinity')
      order by r.starts_at desc nulls last limit 2`,
  );
  // The last day of the previous row is computed from this one.
  await work.journal.touch(
    "employee-rates",
    rows.map((row) => row.id),
  );
  const present = rows[0]?.starts_at === from ? rows[0] : null;
  const hasOlder = rows.length > (present ? 1 : 0);
  if (isEmpty(rate) && !hasOlder) {
    if (present) await work.remove("employee-rates", present.id);
  } else if (present) await work.update("employee-rates", present.id, { ...rate });
  else await work.create("employee-rates", { ...rate, employee_id: id, kind, starts_at: from });
}

/** Stores the type as sent, even without a rate. */
const noteCostType = (work: Work, id: string, type: string | null): Promise<unknown> =>
  work.rows(sql`update employees set internal_cost_type = ${type}::text
    where workspace_id = ${fromContext("workspace")} and id = ${id}`);
