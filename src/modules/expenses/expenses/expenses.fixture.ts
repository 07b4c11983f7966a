import { addReceipt } from "../../../../test/scenarios/expense-team.ts";
import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";
import { addDays } from "../../../engine/declare/index.ts";

const NOT_BILLED = { is_billable: false, markup_percent: 0 };

/** The second project: the first is internal, so that nothing on it can be billed. */
const onProject = ({ choosable }: Site) => ({ project_id: choosable("projects")[1] });

/** One of the seeded expense categories of the kind amount; the last of them is of the kind unit. */
const expenseCategory = (n: number, { choosable }: Site) => choosable("expense-categories")[n % 6];

const STEPS = [["submit"], ["submit", "approve"], ["submit", "reject"], ["submit", "approve", "reimburse"]];

export const fixture: Fixture<"expenses"> = {
  body: (n, site) => ({
    // Of the first three employees, the second leaves in 2024 and the third has not started yet.
    employee_id: site.choosable("employees")[n % 2],
    expense_category_id: expenseCategory(n, site),
    date: addDays("2023-12-31", -(n % 1_000)),
    amount: 20 + (n % 900) + (n % 4) / 4,
    exchange_rate: 1 + (n % 50) / 8,
  }),
  always: ["employee_id", "amount"],
  // Only one category is of the kind unit; the scenarios cover it.
  impossible: ["quantity"],
  together: {
    exchange_rate: { currency: "USD" },
    client_id: { project_id: null, ...NOT_BILLED },
    is_billable: onProject,
    markup_percent: (site) => ({ ...onProject(site), is_billable: true }),
  },
  emptiedWith: {
    project_id: NOT_BILLED,
    client_id: { project_id: null, ...NOT_BILLED },
  },
  // Null returns to the rate of the date.
  managed: ["exchange_rate"],
  exampleParts: {
    "remove-receipt": ({ receipts }) => {
      const [receipt] = receipts as readonly { id: string }[];
      return receipt ? { receipt_id: receipt.id } : {};
    },
  },
  prepare: expensesInEveryState,
};

async function expensesInEveryState(site: Site): Promise<void> {
  const { app, owner, choosable, workspace } = site;
  const [boss, first] = choosable("employees");
  await owner.patch(`/employees/${first}`, { manager_employee_id: boss });
  const decider = await workspace.callerFor(boss!, "manage-expenses");
  const kind = expenseCategory(0, site);
  await owner.patch(`/expense-categories/${kind}`, { limit_amount: 30, receipt_required_above: 10 });
  for (const [n, actions] of STEPS.entries()) {
    const reply = await owner.post("/expenses", {
      employee_id: first,
      expense_category_id: n === 0 ? kind : expenseCategory(n + 1, site),
      date: addDays("2023-06-01", n),
      amount: 40 + n,
      description: `Step ${n}`,
      merchant: "Somewhere",
      project_id: n === 1 ? choosable("projects")[1] : null,
      is_billable: n === 1,
    });
    if (reply.status !== 201) throw new Error(`The expense could not be made: ${reply.text}`);
    const { id } = reply.body.data;
    if (n === 0) await addReceipt(app, owner, id);
    for (const action of actions) {
      const by = action === "approve" ? decider : owner;
      const { status, text } = await by.post(`/expenses/${id}/actions?action=${action}`, {});
      if (status !== 200) throw new Error(`The expense could not take ${action}: ${text}`);
    }
  }
  const dear = { expense_category_id: kind, amount: 50, date: "2023-06-02", description: "Without receipt" };
  await owner.post("/expenses", { ...dear, employee_id: first });
}
