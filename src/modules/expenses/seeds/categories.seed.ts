import type { Work } from "../../../engine/work/index.ts";

const KINDS_OF_COST = ["Travel", "Accommodation", "Meals", "Office supplies", "Software", "Training"];

/** What every workspace begins with: the usual expense categories, and mileage at a price. */
export async function seedExpenseCategories(work: Work): Promise<void> {
  const plain = { code: null, description: null, receipt_required_above: null, limit_amount: null };
  for (const name of KINDS_OF_COST)
    await work.create("expense-categories", { ...plain, name, kind: "amount" });
  await work.create("expense-categories", {
    ...plain,
    name: "Mileage",
    kind: "unit",
    unit_name: "km",
    unit_price: "0.3000",
  });
}
