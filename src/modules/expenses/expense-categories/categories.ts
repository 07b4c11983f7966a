import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { DraftRecord, ReadOnlyWork, Values } from "../../../engine/work/index.ts";

/** The fields of a category that the rules for expenses need. Amounts and percentages are decimal strings. */
export interface Category extends Values {
  readonly id: string;
  readonly kind: "amount" | "unit";
  readonly unit_price: string | null;
  readonly receipt_required_above: string | null;
  readonly limit_amount: string | null;
  readonly is_billable_default: boolean;
  readonly default_markup_percent: string;
}

/** Loads the categories of expenses by id and locks them against changes until the transaction ends. */
export async function categoriesOf(
  work: ReadOnlyWork,
  expenses: readonly Pick<DraftRecord<"expenses">, "expense_category_id">[],
): Promise<ReadonlyMap<string, Category>> {
  const ids = [...new Set(expenses.map((expense) => expense.expense_category_id ?? null))];
  const rows =
    await work.rows<Category>(sql`select c.id, c.kind, c.unit_price, c.receipt_required_above, c.limit_amount,
      c.is_billable_default, c.default_markup_percent
    from expense_categories c where c.workspace_id = ${fromContext("workspace")} and c.id = any(${ids}::text[])
    order by c.id ${work.rowLock("share")}`);
  return new Map(rows.map((category) => [category.id, category]));
}
