import type { Work } from "../../../engine/work/index.ts";

const CATEGORY_NAMES = ["Travel", "Accommodation", "Meals", "Office supplies", "Software", "Training"];

/** Creates the expense categories that every workspace starts with; mileage is the one of the kind unit. */
export async function seedExpenseCategories(work: Work): Promise<void> {
  const plain = { code: null, description: null, receipt_required_above: null, limit_amount: null };
  for (const name of CATEGORY_NAMES)
    await work.create("expense-categories", { ...plain, name, kind: "amount" });
  await work.create("expense-categories", {
    ...plain,
    name: "Mileage",
    kind: "unit",
    unit_name: "km",
    unit_price: "0.3000",
  });
}
