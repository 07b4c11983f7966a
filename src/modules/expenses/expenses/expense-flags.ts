import { column, fromContext, referredRow, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work, WrittenRecord } from "../../../engine/work/index.ts";

/** Whether the expense has a receipt. */
export const hasReceipt = (alias: string): Sql => sql`exists (select from expense_receipts kept
  where kept.workspace_id = ${column(alias, "workspace_id")} and kept.expense_id = ${column(alias, "id")})`;

/** The SQL form of `needsReceipt` in expense-amounts.ts. */
const needsReceipt = (baseAmount: Sql, threshold: Sql): Sql =>
  sql`coalesce(${baseAmount} > ${threshold} or (${threshold} = 0 and ${baseAmount} is not null), false)`;

const exceeds = (baseAmount: Sql, limit: Sql): Sql => sql`coalesce(${baseAmount} > ${limit}, false)`;

const ofCategory = referredRow("expense_categories", "expense_category_id", {
  receipt_required_above: column("referred", "receipt_required_above"),
  limit_amount: column("referred", "limit_amount"),
});

/** Whether a receipt is required and missing. */
export const isReceiptMissing = (alias: string): Sql =>
  sql`(not ${hasReceipt(alias)} and ${needsReceipt(column(alias, "base_amount"), ofCategory("receipt_required_above")(alias))})`;

/** Whether the amount is above the limit of its category. */
export const isOverLimit = (alias: string): Sql =>
  exceeds(column(alias, "base_amount"), ofCategory("limit_amount")(alias));

/** Notes in the journal the expenses of a category whose flags change with its new thresholds. */
export async function noteChangedFlags(
  work: Work,
  categoryId: string,
  thresholds: Pick<WrittenRecord<"expense-categories">, "receipt_required_above" | "limit_amount">,
): Promise<void> {
  const amount = column("x", "base_amount");
  const receipts = sql`${thresholds.receipt_required_above}::numeric`;
  const changed = await work.rows<{ id: string }>(sql`select x.id from expenses x
    where x.workspace_id = ${fromContext("workspace")} and x.expense_category_id = ${categoryId}
      and (${isOverLimit("x")} <> ${exceeds(amount, sql`${thresholds.limit_amount}::numeric`)}
        or ${isReceiptMissing("x")} <> (not ${hasReceipt("x")} and ${needsReceipt(amount, receipts)}))
    order by x.id`);
  await work.journal.touch(
    "expenses",
    changed.map(({ id }) => id),
  );
}
