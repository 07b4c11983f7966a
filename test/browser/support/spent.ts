import { addReceipt } from "../../scenarios/expense-team.ts";
import type { Site } from "./site.ts";

/** Two expenses of somebody: one with a receipt that waits for approval, and a draft in another currency. */
export async function spendSome({ app, acme: { owner } }: Site, employee_id: string): Promise<void> {
  const kinds = await owner.get("/expense-categories?search=travel");
  const spend = async (body: object): Promise<string> => {
    const common = { employee_id, expense_category_id: kinds.body.data[0].id, date: "2026-07-10" };
    const { status, text, body: response } = await owner.post("/expenses", { ...common, ...body });
    if (status !== 201) throw new Error(text);
    return response.data.id;
  };
  await spend({ description: "Taxi abroad", amount: 35, currency: "USD", merchant: "City Cabs" });
  const id = await spend({
    description: "Train to Cluj",
    amount: 121,
    tax_amount: 21,
    submit_immediately: true,
  });
  await addReceipt(app, owner, id);
}
