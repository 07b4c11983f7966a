import { fromContext, isOneOfKeys, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";
import type { AccrualMethod, PolicyTerms } from "../ledger/account.ts";
import { daysOf, daysOrNull } from "../ledger/days.ts";
import type { OpeningTerms } from "../ledger/opening.ts";

/** The fields of a leave policy on which balances depend. */
export interface LeavePolicy {
  readonly id: string;
  readonly name: string;
  readonly terms: PolicyTerms;
  readonly opening: OpeningTerms;
  readonly isDefault: boolean;
  /** Whether balances are opened automatically. */
  readonly opensAccounts: boolean;
  /** Null if everybody is eligible. */
  readonly contractTypes: readonly string[] | null;
}

type PolicyRow = {
  readonly id: string;
  readonly name: string;
  readonly is_default: boolean;
  readonly accrual_method: AccrualMethod;
  readonly accrual_timing: PolicyTerms["accrualTiming"];
  readonly annual_days: string | null;
  readonly seniority_levels: readonly { readonly after_years: number; readonly extra_days: number }[];
  readonly prorate_part_time: boolean;
  readonly prorate: boolean;
  readonly rounding_step: string;
  readonly max_balance_days: string | null;
  readonly year_start_month: number;
  readonly carry_over_max_days: string | null;
  readonly carry_over_expires_after_months: number | null;
  readonly negative_limit_days: string;
  readonly contract_types: readonly string[] | null;
  readonly opens_accounts: boolean;
};

const policyOf = (row: PolicyRow): LeavePolicy => ({
  id: row.id,
  name: row.name,
  isDefault: row.is_default,
  opensAccounts: row.opens_accounts,
  contractTypes: row.contract_types,
  terms: {
    accrualMethod: row.accrual_method,
    accrualTiming: row.accrual_timing,
    prorates: row.prorate,
    roundingStep: daysOf(row.rounding_step),
    maxBalance: daysOrNull(row.max_balance_days),
    yearStartMonth: row.year_start_month,
    negativeLimit: daysOf(row.negative_limit_days),
  },
  opening: {
    annualDays: daysOrNull(row.annual_days),
    seniorityLevels: row.seniority_levels.map(({ after_years, extra_days }) => ({
      afterYears: after_years,
      extraDays: daysOf(String(extra_days)),
    })),
    proratesPartTime: row.prorate_part_time,
    yearStartMonth: row.year_start_month,
    carryOverMax: daysOrNull(row.carry_over_max_days),
    carryOverMonths: row.carry_over_expires_after_months,
  },
});

async function read(work: ReadOnlyWork, condition: Sql): Promise<Map<string, LeavePolicy>> {
  const rows =
    await work.rows<PolicyRow>(sql`select p.id, p.name, p.is_default, p.accrual_method, p.accrual_timing,
      p.annual_days, p.seniority_levels, p.prorate_part_time, p.prorate, p.rounding_step, p.max_balance_days,
      p.year_start_month, p.carry_over_max_days, p.carry_over_expires_after_months, p.negative_limit_days,
      p.contract_types, p.auto_assign and p.archived_at is null as opens_accounts
    from holiday_policies p where p.workspace_id = ${fromContext("workspace")} and ${condition} order by p.id`);
  return new Map(rows.map((row) => [row.id, policyOf(row)]));
}

/** Loads policies by id, in one statement. */
export const loadLeavePolicies = (
  work: ReadOnlyWork,
  ids: readonly string[],
): Promise<Map<string, LeavePolicy>> => read(work, isOneOfKeys(sql`p.id`, ids));

/** Loads the policies that open balances automatically. */
export const loadOpeningPolicies = (work: Work): Promise<Map<string, LeavePolicy>> =>
  read(work, sql`p.auto_assign and p.archived_at is null`);

/** Whether an employee with this contract type is eligible for the policy. */
export const isEligibleFor = (
  { contractTypes }: Pick<LeavePolicy, "contractTypes">,
  contractType: string | null,
): boolean => contractTypes === null || (contractType !== null && contractTypes.includes(contractType));
