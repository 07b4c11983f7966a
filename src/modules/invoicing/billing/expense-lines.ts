import type { LineWords } from "../printing/words/document-words.ts";
import { type BilledLine, byName, compared, type NamedProject, onlyOf } from "./billed-line.ts";

/** By what expenses are put together into one line, within a project. */
export const EXPENSE_GROUPS = ["project", "category", "entry"] as const;
export type ExpenseGroup = (typeof EXPENSE_GROUPS)[number];

/** An expense that can be billed. */
export interface BillableExpense {
  readonly id: string;
  readonly project: NamedProject;
  readonly category: { readonly id: string; readonly name: string };
  readonly employeeId: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly description: string;
  /** The rebilled amount in the currency of the project, in cents (rule R4). */
  readonly cents: bigint;
}

function groupOf(
  expense: BillableExpense,
  by: ExpenseGroup,
  words: LineWords,
): { readonly key: string; readonly name: string } {
  const { id, category, date, description } = expense;
  if (by === "category") return { key: category.id, name: category.name };
  if (by === "entry") return { key: id, name: `${date} ${category.name}: ${description}` };
  return { key: "", name: words.expenses };
}

/**
 * Puts expenses together into lines (section B of invoicing): one for each project and group, with the sum of their
 * rebilled amounts as its price, in the words of the client. They are ordered by the name of the project, then by that of
 * the group.
 */
export function expenseLines(
  expenses: readonly BillableExpense[],
  by: ExpenseGroup,
  words: LineWords,
): BilledLine[] {
  const groups = new Map<string, { name: string; expenses: BillableExpense[] }>();
  for (const expense of expenses) {
    const { key, name } = groupOf(expense, by, words);
    const place = JSON.stringify([expense.project.id, key]);
    const group = groups.get(place) ?? { name, expenses: [] };
    group.expenses.push(expense);
    groups.set(place, group);
  }
  return [...groups.values()]
    .toSorted(
      (a, b) =>
        byName(a.expenses[0]!.project, b.expenses[0]!.project) ||
        compared(a.name.toLowerCase(), b.name.toLowerCase()) ||
        compared(a.expenses[0]!.id, b.expenses[0]!.id),
    )
    .map(({ name, expenses: grouped }) => {
      const { project } = grouped[0]!;
      return {
        kind: "expense",
        projectId: project.id,
        taskId: null,
        employeeId: onlyOf(grouped.map(({ employeeId }) => employeeId)),
        description: by === "entry" ? name : `${project.name} – ${name}`,
        minutes: null,
        unitPrice: grouped.reduce((sum, { cents }) => sum + cents, 0n),
        period: null,
        entries: [],
        expenseIds: grouped.map(({ id }) => id),
      };
    });
}
