import { raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { countOf, meanAmount, meanDays, sumOf } from "./tally-figures.ts";

/** Won leads as a percentage of those that were won or lost; null without any. */
export const winRate = (won: number, lost: number): number | null => percentOf(won, won + lost);

/** An amount in cents, from the text or number of the database. */
export const centsOf = (amount: unknown): bigint => {
  const [units = "0", decimals = ""] = String(amount).split(".");
  return BigInt(units + decimals.padEnd(2, "0").slice(0, 2));
};

/** An amount as a percentage of another one with 2 decimals; null of nothing, or if one is not known. */
export const amountPercent = (part: unknown, whole: readonly unknown[]): number | null =>
  [part, ...whole].includes(null)
    ? null
    : roundRatio(
        centsOf(part) * 100n,
        whole.reduce<bigint>((sum, one) => sum + centsOf(one), 0n),
        2,
      );

/** The columns with count and amount of what was created, won and lost, by conditions over `t`. */
export const outcomeColumns = (created: Sql, won: Sql, lost: Sql): Sql => sql`
  ${countOf(created)} as created_count, ${sumOf("amount", created)} as created_amount,
  ${countOf(won)} as won_count, ${sumOf("amount", won)} as won_amount,
  ${countOf(lost)} as lost_count, ${sumOf("amount", lost)} as lost_amount,
  ${meanAmount(won)} as average_won_amount, ${meanDays("won_time", won)} as average_sales_cycle_days`;

/** The columns with the figures of the open leads in `t`. */
export const pipelineColumns = (): Sql => {
  const open = raw("t.status = 'open'");
  return sql`${countOf(open)} as open_count, ${sumOf("amount", open)} as open_amount,
    ${sumOf("weighted", open)} as weighted_amount`;
};

/** What `outcomeColumns` select. */
export interface Outcomes {
  readonly created_count: number;
  readonly created_amount: string | null;
  readonly won_count: number;
  readonly won_amount: string | null;
  readonly lost_count: number;
  readonly lost_amount: string | null;
  readonly average_won_amount: string | null;
  readonly average_sales_cycle_days: string | null;
}

/** What `pipelineColumns` select. */
export interface Pipeline {
  readonly open_count: number;
  readonly open_amount: string | null;
  readonly weighted_amount: string | null;
}
